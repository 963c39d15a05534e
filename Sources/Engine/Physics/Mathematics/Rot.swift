/// A rotation, stored as cosine and sine of its angle.
@frozen
public struct Rot: Hashable, Sendable, BitwiseCopyable {
  /// The cosine of the angle.
  public var c: Float
  /// The sine of the angle.
  public var s: Float

  /// Creates a rotation from a cosine and a sine whose squares add up to 1.
  @inlinable
  public init(c: Float, s: Float) {
    self.c = c
    self.s = s
  }

  /// Creates the rotation by an angle in radians, positive from x to y.
  public init(_ angle: Float) {
    let (sine, cosine) = sineAndCosine(angle)
    c = cosine
    s = sine
  }

  /// The identity rotation.
  @inlinable public static var identity: Rot { Rot(c: 1, s: 0) }

  /// The angle in radians, in -pi...pi.
  public var angle: Float { arcTangent(s, c) }

  /// The rotated x axis.
  @inlinable public var xAxis: Vec2 { Vec2(c, s) }

  /// Rotates a vector.
  @inlinable
  public static func * (q: Rot, v: Vec2) -> Vec2 {
    Vec2(q.c * v.x - q.s * v.y, q.s * v.x + q.c * v.y)
  }

  /// Rotates a vector by the inverse rotation.
  @inlinable
  public func inverse(_ v: Vec2) -> Vec2 { Vec2(c * v.x + s * v.y, -s * v.x + c * v.y) }

  /// Returns the rotation from this one to another.
  @inlinable
  public func relative(_ other: Rot) -> Rot {
    Rot(c: c * other.c + s * other.s, s: c * other.s - s * other.c)
  }

  /// Returns the rotation increased by a small angle, exact to third order and normalized.
  ///
  /// For position iterations only; afterwards the rotation is recomputed from the angle. Up to
  /// `smallSquare` the normalization uses the series of 1 / sqrt(1 + x^2) up to x^4, with an error
  /// below 5e-9.
  @inline(always)
  func integrated(by angle: Float) -> Rot {
    let square = angle * angle
    let inverse =
      square < Rot.smallSquare
      ? 1 - square * (0.5 - 0.375 * square) : 1 / (1 + square).squareRoot()
    return Rot(c: (c - angle * s) * inverse, s: (s + angle * c) * inverse)
  }

  /// Returns the rotation increased by a small angle, by truncated series of sine and cosine.
  ///
  /// The error is below 2e-9 up to `smallSquare`.
  @inline(always)
  func rotated(by angle: Float) -> Rot {
    let square = angle * angle
    let sine = angle * (1 - square * (1.0 / 6 - square * (1.0 / 120)))
    let cosine = 1 - square * (0.5 - square * (1.0 / 24))
    return Rot(c: c * cosine - s * sine, s: s * cosine + c * sine)
  }

  /// The square of the largest small angle, 0.05.
  static let smallSquare: Float = 0.0025
}
