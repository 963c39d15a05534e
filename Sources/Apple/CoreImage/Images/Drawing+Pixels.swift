internal import Geometry
internal import ImageFiles
package import PictureKit

extension Drawing {
  /// The bitmap of the drawing; what has no bitmap is drawn with `scale` pixels a point.
  ///
  /// It is nil for a drawing without a size.
  package var pixels: Bitmap? { bitmap ?? (try? rasterized())?.bitmap }

  private func rasterized() throws -> Drawing? {
    guard size.width > 0, size.height > 0 else { return nil }
    let renderer = ImageRenderer(size: size, format: ImageRenderer.Format(scale: scale))
    return try renderer.image { draw(at: .zero, on: $0) }
  }
}
