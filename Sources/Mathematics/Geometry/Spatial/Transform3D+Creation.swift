private import ElementaryFunctions

extension Transform3D {
  /// Creates a translation, in points: `CATransform3DMakeTranslation`.
  public init(translationX x: Double, y: Double, z: Double) {
    self = .identity
    m41 = x
    m42 = y
    m43 = z
  }

  /// Creates a scaling about the origin: `CATransform3DMakeScale`.
  public init(scaleX x: Double, y: Double, z: Double) {
    self = .identity
    m11 = x
    m22 = y
    m33 = z
  }

  /// Creates a rotation about an axis through the origin: `CATransform3DMakeRotation`.
  ///
  /// A rotation about (0, 0, 1) is clockwise on screen for positive angles.
  ///
  /// - Parameters:
  ///   - angle: The angle in radians.
  ///   - x: The x component of the axis.
  ///   - y: The y component of the axis.
  ///   - z: The z component of the axis. The axis must not be zero; its length has no effect.
  public init(rotationAngle angle: Double, x: Double, y: Double, z: Double) {
    let length = (x * x + y * y + z * z).squareRoot()
    precondition(
      length > 0 && length.isFinite,
      "the axis of a rotation must have a finite length above 0, not (\(x), \(y), \(z))")
    let (x, y, z) = (x / length, y / length, z / length)
    let cosine = cos(angle)
    let sine = sin(angle)
    let rest = 1 - cosine
    self.init(
      m11: cosine + x * x * rest, m12: x * y * rest + z * sine, m13: x * z * rest - y * sine,
      m14: 0,
      m21: x * y * rest - z * sine, m22: cosine + y * y * rest, m23: y * z * rest + x * sine,
      m24: 0,
      m31: x * z * rest + y * sine, m32: y * z * rest - x * sine, m33: cosine + z * z * rest,
      m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)
  }

  /// Returns the transform that first translates, then applies this one: `CATransform3DTranslate`.
  public func translatedBy(x: Double, y: Double, z: Double) -> Transform3D {
    Transform3D(translationX: x, y: y, z: z).concatenating(self)
  }

  /// Returns the transform that first scales, then applies this one: `CATransform3DScale`.
  public func scaledBy(x: Double, y: Double, z: Double) -> Transform3D {
    Transform3D(scaleX: x, y: y, z: z).concatenating(self)
  }

  /// Returns the transform that first rotates about an axis, then applies this one:
  /// `CATransform3DRotate`.
  public func rotated(by angle: Double, x: Double, y: Double, z: Double) -> Transform3D {
    Transform3D(rotationAngle: angle, x: x, y: y, z: z).concatenating(self)
  }
}

extension Transform3D {
  /// Creates a transform of space from one of the plane: `CATransform3DMakeAffineTransform`.
  @inlinable
  public init(_ transform: Transform) {
    self.init(
      m11: transform.a, m12: transform.b, m13: 0, m14: 0,
      m21: transform.c, m22: transform.d, m23: 0, m24: 0,
      m31: 0, m32: 0, m33: 1, m34: 0,
      m41: transform.tx, m42: transform.ty, m43: 0, m44: 1)
  }

  /// The transform of the plane that has the same effect; nil if there is none:
  /// `CATransform3DIsAffine` and `CATransform3DGetAffineTransform`.
  @inlinable
  public var affineTransform: Transform? {
    guard m13 == 0, m14 == 0, m23 == 0, m24 == 0, m31 == 0, m32 == 0, m33 == 1, m34 == 0,
      m43 == 0, m44 == 1
    else { return nil }
    return Transform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }
}
