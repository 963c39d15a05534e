public import Geometry
public import PictureKit

/// A picture with a natural size, for image views: what `UIImage` is to UIKit.
///
/// Most drawings are made of paths and stay crisp at any scale; a bitmap can be one too.
public struct Drawing: Hashable, Sendable {
  /// The natural size, in points.
  public let size: Size
  /// What is drawn, within (0, 0) and `size`.
  public let picture: Picture

  /// Creates a drawing.
  ///
  /// - Parameters:
  ///   - size: The natural size, in points.
  ///   - draw: Draws within (0, 0) and `size`.
  public init(size: Size, draw: (Canvas) -> Void) {
    self.size = size
    picture = Picture(draw: draw)
  }

  /// Creates a drawing from pixels.
  ///
  /// - Parameters:
  ///   - bitmap: The pixels.
  ///   - scale: Pixels a point, above 0; 1 by default.
  public init(_ bitmap: Bitmap, scale: Double = 1) {
    let size = Size(Double(bitmap.width) / scale, Double(bitmap.height) / scale)
    self.init(size: size) { $0.draw(bitmap, in: Rect(origin: .zero, size: size)) }
  }
}
