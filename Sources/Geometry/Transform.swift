private import Libm

/// An affine map of the plane.
///
/// ```
/// x' = a x + c y + tx        | a  c  tx |
/// y' = b x + d y + ty        | b  d  ty |
/// ```
///
/// y runs down, so `Transform(rotationAngle: .pi / 2)` turns a quarter **clockwise on screen**: it
/// takes (1, 0), which points right, to (0, 1), which points down.
@frozen
public struct Transform: Hashable, Sendable, BitwiseCopyable {
  /// The x that a unit step in x leads to.
  public var a: Double
  /// The y that a unit step in x leads to.
  public var b: Double
  /// The x that a unit step in y leads to.
  public var c: Double
  /// The y that a unit step in y leads to.
  public var d: Double
  /// The x of the transformed origin, in points.
  public var tx: Double
  /// The y of the transformed origin, in points.
  public var ty: Double

  /// Creates a transform from its six entries.
  @inlinable
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The transform that changes nothing.
  @inlinable
  public static var identity: Transform { Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

  /// Creates a rotation about the origin, in radians, clockwise on screen.
  public init(rotationAngle angle: Double) {
    let cosine = cos(angle)
    let sine = sin(angle)
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Creates a scaling about the origin.
  @inlinable
  public init(scaleX: Double, y: Double) {
    self.init(a: scaleX, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Creates a translation, in points.
  @inlinable
  public init(translationX: Double, y: Double) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: translationX, ty: y)
  }

  /// The transform that applies this one first and `next` after it.
  @inlinable
  public func concatenating(_ next: Transform) -> Transform {
    Transform(
      a: a * next.a + b * next.c,
      b: a * next.b + b * next.d,
      c: c * next.a + d * next.c,
      d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx,
      ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The transform that rotates first, by radians clockwise on screen, and then applies this one.
  public func rotated(by angle: Double) -> Transform {
    Transform(rotationAngle: angle).concatenating(self)
  }

  /// The transform that scales first and then applies this one.
  @inlinable
  public func scaledBy(x: Double, y: Double) -> Transform {
    Transform(scaleX: x, y: y).concatenating(self)
  }

  /// The transform that translates first, in points, and then applies this one.
  @inlinable
  public func translatedBy(x: Double, y: Double) -> Transform {
    Transform(translationX: x, y: y).concatenating(self)
  }

  /// The factor by which areas grow; negative where the transform mirrors, 0 where it flattens.
  @inlinable public var determinant: Double { a * d - b * c }

  /// The transform that undoes this one, or nil where it flattens the plane.
  @inlinable
  public func inverted() -> Transform? {
    let determinant = self.determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    return Transform(
      a: d / determinant,
      b: -b / determinant,
      c: -c / determinant,
      d: a / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant)
  }

  /// The angle by which the x axis is turned, in radians clockwise on screen, in -pi...pi.
  public var rotationAngle: Double { atan2(b, a) }

  /// Whether this is exactly the identity.
  @inlinable public var isIdentity: Bool { self == .identity }
}
