public import Imaging
public import PictureKit

extension Bitmap {
  /// Creates a bitmap, which pictures can draw, with the pixels of an image.
  public init(_ image: Image) {
    self.init(width: image.width, height: image.height, pixels: image.pixels)
  }
}
