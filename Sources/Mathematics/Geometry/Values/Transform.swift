private import ElementaryFunctions

/// An affine transform of the plane.
///
/// ```
/// x' = a x + c y + tx        | a  c  tx |
/// y' = b x + d y + ty        | b  d  ty |
/// ```
///
/// The y axis points down, so `Transform(rotationAngle: .pi / 2)` is a quarter turn **clockwise on
/// screen**: it maps (1, 0), which points right, to (0, 1), which points down.
@frozen
public struct Transform: Hashable, Sendable, BitwiseCopyable {
  /// The x component of the transformed x axis.
  public var a: Double
  /// The y component of the transformed x axis.
  public var b: Double
  /// The x component of the transformed y axis.
  public var c: Double
  /// The y component of the transformed y axis.
  public var d: Double
  /// The x coordinate of the transformed origin, in points.
  public var tx: Double
  /// The y coordinate of the transformed origin, in points.
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

  /// The identity transform.
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

  /// Returns the transform that applies this one first, then `next`.
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

  /// Returns the transform that first rotates by an angle, in radians clockwise on screen, then
  /// applies this one.
  public func rotated(by angle: Double) -> Transform {
    Transform(rotationAngle: angle).concatenating(self)
  }

  /// Returns the transform that first scales, then applies this one.
  @inlinable
  public func scaledBy(x: Double, y: Double) -> Transform {
    Transform(scaleX: x, y: y).concatenating(self)
  }

  /// Returns the transform that first translates, in points, then applies this one.
  @inlinable
  public func translatedBy(x: Double, y: Double) -> Transform {
    Transform(translationX: x, y: y).concatenating(self)
  }

  /// The factor by which areas are scaled; negative for a reflection, 0 for a singular transform.
  @inlinable public var determinant: Double { a * d - b * c }

  /// The inverse; nil for a singular transform.
  @inlinable
  public var inverse: Transform? {
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

  /// The angle of the transformed x axis, in radians clockwise on screen, in -pi...pi.
  public var rotationAngle: Double { atan2(b, a) }

  /// Whether this is exactly the identity.
  @inlinable public var isIdentity: Bool { self == .identity }
}
