public import Geometry
public import PictureKit

/// A picture with a size, for image views: the counterpart of `UIImage`.
///
/// A drawing of vector paths is resolution-independent; a drawing may also contain a bitmap.
public struct Drawing: Hashable, Sendable {
  /// The size, in points.
  public let size: Size
  /// The picture, from (0, 0) to `size`.
  public let picture: Picture

  /// Creates a drawing.
  ///
  /// - Parameters:
  ///   - size: The size, in points.
  ///   - draw: Draws the picture from (0, 0) to `size`.
  public init(size: Size, draw: (Canvas) -> Void) {
    self.size = size
    picture = Picture(draw: draw)
  }

  /// Creates a drawing of a bitmap.
  ///
  /// - Parameters:
  ///   - bitmap: The bitmap.
  ///   - scale: The number of pixels per point, above 0; 1 by default.
  public init(_ bitmap: Bitmap, scale: Double = 1) {
    let size = Size(Double(bitmap.width) / scale, Double(bitmap.height) / scale)
    self.init(size: size) { $0.draw(bitmap, in: Rect(origin: .zero, size: size)) }
  }
}
