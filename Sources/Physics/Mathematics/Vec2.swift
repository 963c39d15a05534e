// For `squareRoot()` alone, which is exact on every machine but may end in a call of `sqrtf`.
private import Libm

/// A point or a direction in the plane, in metres unless a place says otherwise.
///
/// The engine does not care which way y points; it calls a turn from x to y positive.
@frozen
public struct Vec2: Hashable, Sendable, BitwiseCopyable {
  /// The first component.
  public var x: Float
  /// The second component.
  public var y: Float

  /// Creates the vector (x, y).
  @inlinable
  public init(_ x: Float, _ y: Float) {
    self.x = x
    self.y = y
  }

  /// The vector of length zero.
  @inlinable public static var zero: Vec2 { Vec2(0, 0) }

  /// The Euclidean length.
  @inlinable public var length: Float { (x * x + y * y).squareRoot() }

  /// The square of the length.
  @inlinable public var lengthSquared: Float { x * x + y * y }

  /// Whether neither component is infinite or NaN.
  @inlinable public var isFinite: Bool { x.isFinite && y.isFinite }

  /// The vector of length one in this direction; zero for a vector too short to have one.
  @inlinable public var normalized: Vec2 {
    let length = length
    return length < .leastNormalMagnitude ? .zero : Vec2(x / length, y / length)
  }

  /// The vector turned a quarter turn from x to y.
  @inlinable public var leftPerpendicular: Vec2 { Vec2(-y, x) }

  /// The vector turned a quarter turn from y to x.
  @inlinable public var rightPerpendicular: Vec2 { Vec2(y, -x) }

  /// The component-wise sum.
  @inlinable
  public static func + (a: Vec2, b: Vec2) -> Vec2 { Vec2(a.x + b.x, a.y + b.y) }

  /// The component-wise difference.
  @inlinable
  public static func - (a: Vec2, b: Vec2) -> Vec2 { Vec2(a.x - b.x, a.y - b.y) }

  /// The vector of opposite direction.
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

  /// Takes another vector from this one.
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

/// The sum of products of components.
@inlinable
public func dot(_ a: Vec2, _ b: Vec2) -> Float { a.x * b.x + a.y * b.y }

/// The third component of the cross product of two vectors of the plane.
@inlinable
public func cross(_ a: Vec2, _ b: Vec2) -> Float { a.x * b.y - a.y * b.x }

/// The velocity that a spin gives a point at an arm from the centre.
@inlinable
public func cross(_ w: Float, _ r: Vec2) -> Vec2 { Vec2(-w * r.y, w * r.x) }

extension Vec2 {
  /// The smaller of the two in each component.
  static func minimum(_ a: Vec2, _ b: Vec2) -> Vec2 {
    Vec2(a.x < b.x ? a.x : b.x, a.y < b.y ? a.y : b.y)
  }

  /// The larger of the two in each component.
  static func maximum(_ a: Vec2, _ b: Vec2) -> Vec2 {
    Vec2(a.x > b.x ? a.x : b.x, a.y > b.y ? a.y : b.y)
  }
}

extension Float {
  /// The nearest number of a range.
  @inline(always)
  func clamped(_ low: Float, _ high: Float) -> Float {
    self < low ? low : self > high ? high : self
  }
}
