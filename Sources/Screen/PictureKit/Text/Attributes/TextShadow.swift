public import Geometry

/// The shadow of a text, `NSShadow` as a value.
public struct TextShadow: Hashable, Sendable {
  /// The offset, in points; (0, -1) by default as for labels of UIKit.
  public var offset: Vector
  /// The color; a third of black by default.
  public var color: Color
  /// Twice the standard deviation of the Gaussian blur, in points; 0 by default.
  public var blurRadius: Double

  /// Creates a shadow.
  public init(
    offset: Vector = Vector(dx: 0, dy: -1), color: Color = Color(white: 0, alpha: 1.0 / 3),
    blurRadius: Double = 0
  ) {
    self.offset = offset
    self.color = color
    self.blurRadius = blurRadius
  }
}
