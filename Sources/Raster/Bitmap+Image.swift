public import Imaging
public import PictureKit

extension Bitmap {
  /// Creates a bitmap that pictures can draw from an image, for example one read from a PNG file.
  public init(_ image: Image) {
    self.init(width: image.width, height: image.height, pixels: image.pixels)
  }
}
