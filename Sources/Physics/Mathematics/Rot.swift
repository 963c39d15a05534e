/// A turn, held as the cosine and sine of its angle.
@frozen
public struct Rot: Hashable, Sendable, BitwiseCopyable {
  /// The cosine of the angle.
  public var c: Float
  /// The sine of the angle.
  public var s: Float

  /// Creates a turn from a cosine and a sine whose squares add up to one.
  @inlinable
  public init(c: Float, s: Float) {
    self.c = c
    self.s = s
  }

  /// Creates the turn by an angle in radians, positive from x to y.
  public init(_ angle: Float) {
    let (sine, cosine) = sineAndCosine(angle)
    c = cosine
    s = sine
  }

  /// No turn.
  @inlinable public static var identity: Rot { Rot(c: 1, s: 0) }

  /// The angle in radians, in -pi...pi.
  public var angle: Float { arcTangent(s, c) }

  /// The x axis, turned.
  @inlinable public var xAxis: Vec2 { Vec2(c, s) }

  /// RotationRange a vector.
  @inlinable
  public static func * (q: Rot, v: Vec2) -> Vec2 {
    Vec2(q.c * v.x - q.s * v.y, q.s * v.x + q.c * v.y)
  }

  /// RotationRange a vector back.
  @inlinable
  public func inverse(_ v: Vec2) -> Vec2 { Vec2(c * v.x + s * v.y, -s * v.x + c * v.y) }

  /// The turn that leads from this one to another.
  @inlinable
  public func relative(_ other: Rot) -> Rot {
    Rot(c: c * other.c + s * other.s, s: c * other.s - s * other.c)
  }

  /// The turn increased by a small angle: exact to third order, and of the length that it was.
  ///
  /// For use inside position iterations only, whose end computes the turn anew from the angle. The
  /// length needs not be measured, and a small angle no root. The series of 1 / sqrt(1 + x^2) ends
  /// with x^4; what is left out is below 5e-9 up to the limit.
  @inline(always)
  func integrated(by angle: Float) -> Rot {
    let square = angle * angle
    let inverse =
      square < Rot.smallSquare
      ? 1 - square * (0.5 - 0.375 * square) : 1 / (1 + square).squareRoot()
    return Rot(c: (c - angle * s) * inverse, s: (s + angle * c) * inverse)
  }

  /// Turned by a small angle, whose sine and cosine are the starts of their series.
  ///
  /// What is left out is below 2e-9 up to the limit.
  @inline(always)
  func turned(by angle: Float) -> Rot {
    let square = angle * angle
    let sine = angle * (1 - square * (1.0 / 6 - square * (1.0 / 120)))
    let cosine = 1 - square * (0.5 - square * (1.0 / 24))
    return Rot(c: c * cosine - s * sine, s: s * cosine + c * sine)
  }

  /// The square of the angle, 0.05, up to which these hold.
  static let smallSquare: Float = 0.0025
}
