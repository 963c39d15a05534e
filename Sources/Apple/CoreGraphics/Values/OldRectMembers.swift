public import Geometry

/// Functions of Swift 1 and 2 that change a rectangle.
extension Rect {
  /// Moves the rectangle: the name of Swift 1.
  public mutating func offset(dx: Double, dy: Double) { self = offsetBy(dx: dx, dy: dy) }

  /// Moves the rectangle.
  public mutating func offsetInPlace(dx: Double, dy: Double) { self = offsetBy(dx: dx, dy: dy) }

  /// Moves the edges inwards: the name of Swift 1.
  public mutating func inset(dx: Double, dy: Double) { self = insetBy(dx: dx, dy: dy) }

  /// Moves the edges inwards.
  public mutating func insetInPlace(dx: Double, dy: Double) { self = insetBy(dx: dx, dy: dy) }

  /// Becomes the smallest rectangle that contains both.
  public mutating func unionInPlace(_ other: Rect) { self = union(other) }

  /// Becomes the part that is in both, or null.
  public mutating func intersectInPlace(_ other: Rect) { self = intersection(other) }
}
