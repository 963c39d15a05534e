internal import Controls
internal import Geometry
internal import InterfaceDocuments
internal import PictureKit
internal import StageKit

extension InterfaceDecoder {
  func decodeButton(_ button: UIButton) {
    let types: [String: UIButton.ButtonType] = ["roundedRect": .system, "roundedrect": .system]
    let frame = button.frame
    properties.word("buttonType", aliases: types) { button.become($0) }
    if let size = source.frame?.size, button.frame.size != size { button.frame = frame }
    // Interface Builder leaves out the font of 15 points, for buttons of every type.
    button.titleLabel?.font = .systemFont(ofSize: Self.buttonFontSize)
    properties.font("fontDescription", defaultSize: Self.buttonFontSize) {
      button.titleLabel?.font = $0
    }
    properties.string("lineBreakMode") { word in
      if let mode = TextWords.lineBreakMode(word) { button.titleLabel?.lineBreakMode = mode }
    }
    properties.size("titleShadowOffset") {
      button.titleLabel?.shadowOffset = $0
    }
    properties.insets("contentEdgeInsets") { button.contentEdgeInsets = $0 }
    properties.insets("titleEdgeInsets") { button.titleEdgeInsets = $0 }
    properties.insets("imageEdgeInsets") { button.imageEdgeInsets = $0 }
    properties.bool("adjustsImageWhenHighlighted") { button.adjustsImageWhenHighlighted = $0 }
    properties.bool("adjustsImageWhenDisabled") { button.adjustsImageWhenDisabled = $0 }
    properties.bool("showsTouchWhenHighlighted") { button.showsTouchWhenHighlighted = $0 }
    properties.bool("reversesTitleShadowWhenHighlighted") {
      button.reversesTitleShadowWhenHighlighted = $0
    }
    let record = properties["configuration"]?.record
    // Beside a configuration Xcode writes the title `Button` for versions before iOS 15.
    for contents in source.states { decode(contents, of: button, hasTitle: record == nil) }
    if let record {
      button.configuration = configuration(record, contents: source.contents(for: "normal"))
    }
    if isTight(for: button.intrinsicContentSize.width) { button.titleLabel?.fitsDesign = true }
  }

  /// The size of the titles of buttons for which a document gives none, in points.
  private static let buttonFontSize = 15.0

  private func decode(
    _ contents: ControlStateContents, of button: UIButton, hasTitle: Bool
  ) {
    let state: UIControl.State
    switch contents.state {
    case "highlighted": state = .highlighted
    case "disabled": state = .disabled
    case "selected": state = .selected
    case "focused": state = .focused
    default: state = .normal
    }
    let values = properties.values
    if hasTitle || state != .normal, let title = contents.title {
      button.setTitle(title, for: state)
    }
    if let text = contents.attributedTitle {
      button.setAttributedTitle(values.attributedString(text), for: state)
    }
    if let image = contents.image.flatMap(values.image) { button.setImage(image, for: state) }
    if let image = contents.backgroundImage.flatMap(values.image) {
      button.setBackgroundImage(image, for: state)
    }
    if let color = contents.titleColor.flatMap(values.color) {
      button.setTitleColor(color, for: state)
    }
    if let color = contents.titleShadowColor.flatMap(values.color) {
      button.setTitleShadowColor(color, for: state)
    }
  }

  private func configuration(
    _ record: PropertyRecord, contents: ControlStateContents?
  ) -> UIButton.Configuration {
    let own = InterfaceProperties(record.values, of: properties.values)
    var result: UIButton.Configuration
    switch own["style"]?.string {
    case "filled"?: result = .filled()
    case "tinted"?: result = .tinted()
    case "gray"?: result = .gray()
    case "borderless"?: result = .borderless()
    default: result = .plain()
    }
    result.title = own["title"]?.string
    own.attributedString("attributedTitle") { result.titleContents = $0.contents }
    own.font("titleFontDescription", defaultSize: 17) { result.titleAttributes.font = $0 }
    own.string("subtitle") { result.subtitle = $0 }
    result.image = (own["image"]?.image ?? contents?.image).flatMap(properties.values.image)
    own.number("imagePadding") { result.imagePadding = $0 }
    own.number("titlePadding") { result.titlePadding = $0 }
    own.string("imagePlacement") { word in
      let placements: [String: NSDirectionalRectEdge] = [
        "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
      ]
      if let placement = placements[word] { result.imagePlacement = placement }
    }
    own.string("titleAlignment") { word in
      let alignments: [String: UIButton.Configuration.TitleAlignment] = [
        "leading": .leading, "center": .center, "trailing": .trailing,
      ]
      if let alignment = alignments[word] { result.titleAlignment = alignment }
    }
    own.string("buttonSize") { word in
      let sizes: [String: UIButton.Configuration.Size] = [
        "medium": .medium, "small": .small, "mini": .mini, "large": .large,
      ]
      if let size = sizes[word] { result.buttonSize = size }
    }
    own.string("cornerStyle") { word in
      let styles: [String: UIButton.Configuration.CornerStyle] = [
        "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium,
        "large": .large, "capsule": .capsule,
      ]
      if let style = styles[word] { result.cornerStyle = style }
    }
    own.insets("contentInsets") {
      result.contentInsets = NSDirectionalEdgeInsets(
        top: $0.top, leading: $0.left, bottom: $0.bottom, trailing: $0.right)
    }
    own.color("baseForegroundColor") { result.baseForegroundColor = $0 }
    own.color("baseBackgroundColor") { result.baseBackgroundColor = $0 }
    own.bool("showsActivityIndicator") { result.showsActivityIndicator = $0 }
    if let background = own["background"]?.record {
      let values = InterfaceProperties(background.values, of: properties.values)
      values.color("backgroundColor") { result.background.backgroundColor = $0 }
      values.image("image") { result.background.image = $0 }
      values.number("cornerRadius") { result.background.cornerRadius = $0 }
      values.color("strokeColor") { result.background.strokeColor = $0 }
      values.number("strokeWidth") { result.background.strokeWidth = $0 }
    }
    return result
  }
}
