// Only for `squareRoot()`, which is exact on every machine but may compile to a call of `sqrtf`.
private import Libm

/// A vector in the plane, in meters unless stated otherwise.
///
/// Angles are positive from the x axis towards the y axis; y can point up or down.
@frozen
public struct Vec2: Hashable, Sendable, BitwiseCopyable {
  /// The x component.
  public var x: Float
  /// The y component.
  public var y: Float

  /// Creates the vector (x, y).
  @inlinable
  public init(_ x: Float, _ y: Float) {
    self.x = x
    self.y = y
  }

  /// The zero vector.
  @inlinable public static var zero: Vec2 { Vec2(0, 0) }

  /// The Euclidean length.
  @inlinable public var length: Float { (x * x + y * y).squareRoot() }

  /// The square of the length.
  @inlinable public var lengthSquared: Float { x * x + y * y }

  /// Whether neither component is infinite or NaN.
  @inlinable public var isFinite: Bool { x.isFinite && y.isFinite }

  /// The unit vector in this direction; zero for a vector too short to normalize.
  @inlinable public var normalized: Vec2 {
    let length = length
    return length < .leastNormalMagnitude ? .zero : Vec2(x / length, y / length)
  }

  /// The vector rotated by a quarter turn from x to y.
  @inlinable public var leftPerpendicular: Vec2 { Vec2(-y, x) }

  /// The vector rotated by a quarter turn from y to x.
  @inlinable public var rightPerpendicular: Vec2 { Vec2(y, -x) }

  /// The component-wise sum.
  @inlinable
  public static func + (a: Vec2, b: Vec2) -> Vec2 { Vec2(a.x + b.x, a.y + b.y) }

  /// The component-wise difference.
  @inlinable
  public static func - (a: Vec2, b: Vec2) -> Vec2 { Vec2(a.x - b.x, a.y - b.y) }

  /// The negated vector.
  @inlinable
  public static prefix func - (a: Vec2) -> Vec2 { Vec2(-a.x, -a.y) }

  /// The vector scaled by a factor.
  @inlinable
  public static func * (s: Float, a: Vec2) -> Vec2 { Vec2(s * a.x, s * a.y) }

  /// Adds another vector to this one.
  @inlinable
  public static func += (a: inout Vec2, b: Vec2) {
    a.x += b.x
    a.y += b.y
  }

  /// Subtracts another vector from this one.
  @inlinable
  public static func -= (a: inout Vec2, b: Vec2) {
    a.x -= b.x
    a.y -= b.y
  }

  /// Scales the vector by a factor.
  @inlinable
  public static func *= (a: inout Vec2, s: Float) {
    a.x *= s
    a.y *= s
  }
}

/// Returns the dot product.
@inlinable
public func dot(_ a: Vec2, _ b: Vec2) -> Float { a.x * b.x + a.y * b.y }

/// Returns the z component of the cross product of two vectors in the plane.
@inlinable
public func cross(_ a: Vec2, _ b: Vec2) -> Float { a.x * b.y - a.y * b.x }

/// Returns the velocity of a point at an offset `r` from the center, by an angular velocity.
@inlinable
public func cross(_ w: Float, _ r: Vec2) -> Vec2 { Vec2(-w * r.y, w * r.x) }

extension Vec2 {
  /// Returns the component-wise minimum.
  static func minimum(_ a: Vec2, _ b: Vec2) -> Vec2 {
    Vec2(a.x < b.x ? a.x : b.x, a.y < b.y ? a.y : b.y)
  }

  /// Returns the component-wise maximum.
  static func maximum(_ a: Vec2, _ b: Vec2) -> Vec2 {
    Vec2(a.x > b.x ? a.x : b.x, a.y > b.y ? a.y : b.y)
  }
}

extension Float {
  /// Returns the value clamped to a range.
  @inline(always)
  func clamped(_ low: Float, _ high: Float) -> Float {
    self < low ? low : self > high ? high : self
  }
}
