private import ElementaryFunctions

/// A vector in the plane: a displacement, velocity or force; the y axis points down.
@frozen
public struct Vector: Hashable, Sendable, BitwiseCopyable {
  /// The horizontal component, positive to the right.
  public var dx: Double
  /// The vertical component, positive downwards.
  public var dy: Double

  /// Creates the vector (dx, dy).
  @inlinable
  public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  /// The zero vector.
  @inlinable public static var zero: Vector { Vector(dx: 0, dy: 0) }

  /// The Euclidean length.
  @inlinable public var length: Double { (dx * dx + dy * dy).squareRoot() }

  /// The direction in radians, clockwise from the x axis, in -pi...pi; 0 for the zero vector.
  public var angle: Double { atan2(dy, dx) }

  /// Returns the dot product.
  @inlinable
  public func dot(_ other: Vector) -> Double { dx * other.dx + dy * other.dy }

  /// Returns the cross product: the signed area of the parallelogram, positive if `other` lies
  /// clockwise.
  @inlinable
  public func cross(_ other: Vector) -> Double { dx * other.dy - dy * other.dx }

  /// Returns the component-wise sum.
  @inlinable
  public static func + (left: Vector, right: Vector) -> Vector {
    Vector(dx: left.dx + right.dx, dy: left.dy + right.dy)
  }

  /// Returns the component-wise difference.
  @inlinable
  public static func - (left: Vector, right: Vector) -> Vector {
    Vector(dx: left.dx - right.dx, dy: left.dy - right.dy)
  }

  /// Returns the vector of opposite direction.
  @inlinable
  public static prefix func - (vector: Vector) -> Vector {
    Vector(dx: -vector.dx, dy: -vector.dy)
  }

  /// Returns the vector scaled by a factor.
  @inlinable
  public static func * (vector: Vector, factor: Double) -> Vector {
    Vector(dx: vector.dx * factor, dy: vector.dy * factor)
  }

  /// Returns the vector scaled by a factor.
  @inlinable
  public static func * (factor: Double, vector: Vector) -> Vector { vector * factor }

  /// Returns the vector divided by a number.
  @inlinable
  public static func / (vector: Vector, divisor: Double) -> Vector {
    Vector(dx: vector.dx / divisor, dy: vector.dy / divisor)
  }
}

extension Vector: CustomStringConvertible {
  /// The vector in UIKit's format, `{0, 1}`.
  public var description: String { "{\(dx.shortestDescription), \(dy.shortestDescription)}" }
}
