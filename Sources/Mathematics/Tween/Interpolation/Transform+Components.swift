private import ElementaryFunctions
public import Geometry

extension Transform {
  /// The components of a transform that are interpolated separately.
  ///
  /// They are those of the QR decomposition. A point is first scaled and skewed, then rotated, then
  /// translated:
  ///
  /// ```
  /// | a  c |   | cos r  -sin r | | scaleX   skew  |
  /// | b  d | = | sin r   cos r | |   0     scaleY |
  /// ```
  ///
  /// `skew` is an entry of the matrix, not an angle and not divided by a scale. Every matrix
  /// therefore has finite components, singular ones too, and equals its recomposition up to
  /// rounding.
  ///
  /// A reflection (a matrix of negative determinant) has one negative scale: `scaleX` if a < d,
  /// otherwise `scaleY`. A reflection along either axis thus has a rotation of 0; but a rotated
  /// reflection changes from one form to the other at a quarter turn. Other matrices have no
  /// negative scale: scaling both axes by -1 **is** a rotation by half a turn. If the transformed x
  /// axis is zero, the rotation is that of the y axis.
  ///
  /// Components can be added and scaled: their difference is the displacement of a transform. The
  /// identity has scales of 1; `.zero` is the zero displacement.
  public struct Components: Hashable, Sendable {
    /// The translation, in points.
    public var translation: Vector
    /// The rotation, in radians clockwise on screen; in -pi...pi if computed from a matrix.
    public var rotation: Double
    /// The scale along x.
    public var scaleX: Double
    /// The scale along y.
    public var scaleY: Double
    /// The shear: the x component of the transformed y axis before the rotation.
    public var skew: Double

    /// Creates components; by default those of the identity.
    public init(
      translation: Vector = .zero, rotation: Double = 0, scaleX: Double = 1, scaleY: Double = 1,
      skew: Double = 0
    ) {
      self.translation = translation
      self.rotation = rotation
      self.scaleX = scaleX
      self.scaleY = scaleY
      self.skew = skew
    }

    /// Decomposes a transform.
    public init(_ transform: Transform) {
      translation = Vector(dx: transform.tx, dy: transform.ty)
      let length = hypot(transform.a, transform.b)
      guard length > 0 else {
        rotation = atan2(-transform.c, transform.d)
        scaleX = 0
        scaleY = hypot(transform.c, transform.d)
        skew = 0
        return
      }
      let reflectsX = transform.determinant < 0 && transform.a < transform.d
      scaleX = reflectsX ? -length : length
      let cosine = transform.a / scaleX
      let sine = transform.b / scaleX
      rotation = atan2(sine, cosine)
      scaleY = cosine * transform.d - sine * transform.c
      skew = cosine * transform.c + sine * transform.d
    }

    /// The transform composed of these components.
    public var transform: Transform {
      let cosine = cos(rotation)
      let sine = sin(rotation)
      return Transform(
        a: cosine * scaleX, b: sine * scaleX,
        c: cosine * skew - sine * scaleY, d: sine * skew + cosine * scaleY,
        tx: translation.dx, ty: translation.dy)
    }
  }
}

extension Transform.Components: VectorArithmetic {
  /// The zero displacement; not the identity.
  public static var zero: Self { Self(scaleX: 0, scaleY: 0) }

  /// Returns the component-wise sum.
  public static func + (left: Self, right: Self) -> Self {
    Self(
      translation: left.translation + right.translation,
      rotation: left.rotation + right.rotation,
      scaleX: left.scaleX + right.scaleX,
      scaleY: left.scaleY + right.scaleY,
      skew: left.skew + right.skew)
  }

  /// Returns the component-wise difference.
  public static func - (left: Self, right: Self) -> Self {
    left + right.scaled(by: -1)
  }

  /// Multiplies all components by a factor.
  public mutating func scale(by factor: Double) {
    translation.scale(by: factor)
    rotation *= factor
    scaleX *= factor
    scaleY *= factor
    skew *= factor
  }

  /// The sum of the squares of all components, regardless of unit.
  public var magnitudeSquared: Double {
    translation.magnitudeSquared + rotation * rotation + scaleX * scaleX + scaleY * scaleY
      + skew * skew
  }
}
