public import Geometry
public import PictureKit

extension Color {
  /// Creates the clear colour: colours have no patterns here, which is logged once.
  public init(patternImage image: Drawing) {
    UIApplication.logOnce("Colours of pattern images are shown as clear.")
    self = .clear
  }
}
