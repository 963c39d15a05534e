/// A point in the plane; the y axis points down.
@frozen
public struct Point: Hashable, Sendable, BitwiseCopyable {
  /// The x coordinate, in points.
  public var x: Double
  /// The y coordinate, in points.
  public var y: Double

  /// Creates the point (x, y).
  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Creates the point (x, y).
  @inlinable
  public init(_ x: Double, _ y: Double) {
    self.init(x: x, y: y)
  }

  /// The origin, (0, 0).
  @inlinable public static var zero: Point { Point(0, 0) }

  /// Returns the point displaced by a vector.
  @inlinable
  public static func + (point: Point, vector: Vector) -> Point {
    Point(point.x + vector.dx, point.y + vector.dy)
  }

  /// Returns the point displaced by the negative of a vector.
  @inlinable
  public static func - (point: Point, vector: Vector) -> Point {
    Point(point.x - vector.dx, point.y - vector.dy)
  }

  /// Returns the vector from `start` to `end`.
  @inlinable
  public static func - (end: Point, start: Point) -> Vector {
    Vector(dx: end.x - start.x, dy: end.y - start.y)
  }

  /// Returns the Euclidean distance to another point, in points.
  @inlinable
  public func distance(to other: Point) -> Double {
    (other - self).length
  }

  /// Returns the point with a transform applied.
  @inlinable
  public func applying(_ transform: Transform) -> Point {
    Point(
      transform.a * x + transform.c * y + transform.tx,
      transform.b * x + transform.d * y + transform.ty)
  }
}

extension Point: CustomStringConvertible {
  /// The point in UIKit's format, `{160, 20}`.
  public var description: String { "{\(x.shortestDescription), \(y.shortestDescription)}" }
}
