internal import Geometry
internal import Imaging
public import PictureKit
public import Raster

// UIKit's methods, which return nil instead, are preferred where both are visible.
extension Drawing {
  /// Draws the image and encodes it as a PNG, `UIImage.pngData()`.
  ///
  /// A drawing of paths or a vector image is drawn at `scale`, 1.
  ///
  /// - Returns: The bytes of the file.
  /// - Throws: A `RasterError` if the rasterizer fails.
  @_disfavoredOverload
  public func pngData() throws(RasterError) -> [UInt8] {
    try renderer.pngData { draw(at: .zero, on: $0) }
  }

  /// Draws the image and encodes it as a JPEG, `UIImage.jpegData(compressionQuality:)`.
  ///
  /// - Parameter quality: The quality, 0 to 1.
  /// - Returns: The bytes of the file.
  /// - Throws: A `RasterError` if the rasterizer fails, or an `ImageError` if
  ///   there is no memory.
  @_disfavoredOverload
  public func jpegData(compressionQuality quality: Double) throws -> [UInt8] {
    try renderer.jpegData(withCompressionQuality: quality) { draw(at: .zero, on: $0) }
  }

  private var renderer: ImageRenderer {
    ImageRenderer(size: size, format: ImageRenderer.Format(scale: scale))
  }
}
