public import Geometry

/// The shadow of a text, `NSShadow` as a value, without blur.
public struct TextShadow: Hashable, Sendable {
  /// The offset, in points; (0, -1) by default as for labels of UIKit.
  public var offset: Vector
  /// The colour; a third of black by default.
  public var color: Color

  /// Creates a shadow.
  public init(
    offset: Vector = Vector(dx: 0, dy: -1), color: Color = Color(white: 0, alpha: 1.0 / 3)
  ) {
    self.offset = offset
    self.color = color
  }
}
