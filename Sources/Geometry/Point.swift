/// A place in the plane, in points; y runs down.
@frozen
public struct Point: Hashable, Sendable, BitwiseCopyable {
  /// The distance to the right of the origin, in points.
  public var x: Double
  /// The distance below the origin, in points.
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

  /// The point one vector away from another.
  @inlinable
  public static func + (point: Point, vector: Vector) -> Point {
    Point(point.x + vector.dx, point.y + vector.dy)
  }

  /// The point one vector back from another.
  @inlinable
  public static func - (point: Point, vector: Vector) -> Point {
    Point(point.x - vector.dx, point.y - vector.dy)
  }

  /// The vector that leads from `start` to `end`.
  @inlinable
  public static func - (end: Point, start: Point) -> Vector {
    Vector(dx: end.x - start.x, dy: end.y - start.y)
  }

  /// The straight distance to another point, in points.
  @inlinable
  public func distance(to other: Point) -> Double {
    (other - self).length
  }

  /// The point where `transform` takes this one.
  @inlinable
  public func applying(_ transform: Transform) -> Point {
    Point(
      transform.a * x + transform.c * y + transform.tx,
      transform.b * x + transform.d * y + transform.ty)
  }
}

extension Point: CustomStringConvertible {
  /// The point as UIKit prints it, `{160, 20}`.
  public var description: String { "{\(shortest(x)), \(shortest(y))}" }
}
