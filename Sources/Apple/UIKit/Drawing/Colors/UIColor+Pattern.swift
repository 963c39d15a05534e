public import Geometry
public import PictureKit

extension Color {
  /// Creates a color that paints copies of an image side by side, in its own size, from the upper
  /// left corner of the context or layer on; clear if the image has no size.
  public init(patternImage image: Drawing) {
    self.init(pattern: image.picture, cell: Rect(origin: .zero, size: image.size))
  }
}
