internal import Geometry
internal import PictureKit

/// The content of a button in its states.
struct ButtonValues {
  var titles = StateValues<String>()
  var titleColors = StateValues<Color>()
  var titleShadowColors = StateValues<Color>()
  var images = StateValues<Drawing>()
  var symbolConfigurations = StateValues<Drawing.SymbolConfiguration>()
  var backgroundImages = StateValues<Drawing>()
  var attributedTitles = StateValues<TextContents>()
}
