package import PictureKit
package import Raster

extension Drawing {
  /// Draws a frame into a bitmap.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - scale: The pixels per point, above 0.
  /// - Throws: A `RasterError` if the rasterizer fails.
  package convenience init(rendering frame: Frame, scale: Double) throws(RasterError) {
    let renderer = FrameRenderer(canvas: frame.size, scale: scale)
    self.init(Bitmap(try renderer.image(of: frame)), scale: scale)
  }
}
