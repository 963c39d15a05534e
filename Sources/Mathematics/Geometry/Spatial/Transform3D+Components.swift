private import ElementaryFunctions

extension Transform3D {
  /// The components of a transform of space: scale, skew, rotation, translation and perspective, in
  /// the order in which they apply to a point.
  ///
  /// The decomposition is that of Thomas, "Decomposing a Matrix into Simple Transformations",
  /// Graphics Gems II, 1991, whose row vectors are those of Core Animation, with two differences:
  /// a skew is an entry of the matrix, not divided by a scale, so that singular matrices have
  /// finite components; and a reflection has one negative scale, that along z, or, if the transform
  /// is affine, that of ``Transform``.
  public struct Components: Hashable, Sendable {
    /// The translation, in points.
    public var translation = SIMD3<Double>.zero
    /// The angles of rotation in radians: first about x, then about y, then about z.
    public var rotation = SIMD3<Double>.zero
    /// The scale along each axis.
    public var scale = SIMD3<Double>.one
    /// The shears of x with y, x with z and y with z.
    public var skew = SIMD3<Double>.zero
    /// The last column of the matrix after the perspective is separated; (0, 0, 0, 1) without one.
    public var perspective = SIMD4<Double>(0, 0, 0, 1)

    /// Creates the components of the identity.
    public init() {}

    /// Decomposes a transform.
    ///
    /// A transform without an inverse has no perspective: its last column is ignored.
    public init(_ transform: Transform3D) {
      var matrix = transform
      if matrix.m14 != 0 || matrix.m24 != 0 || matrix.m34 != 0 || matrix.m44 != 1 {
        matrix.m14 = 0
        matrix.m24 = 0
        matrix.m34 = 0
        matrix.m44 = 1
        // transform = matrix * perspective, and only the last column of the perspective differs
        // from the identity.
        if let inverse = matrix.inverse {
          let column = SIMD4(transform.m14, transform.m24, transform.m34, transform.m44)
          perspective = inverse.product(withColumn: column)
        }
      }
      translation = SIMD3(matrix.m41, matrix.m42, matrix.m43)
      decompose(
        SIMD3(matrix.m11, matrix.m12, matrix.m13), SIMD3(matrix.m21, matrix.m22, matrix.m23),
        SIMD3(matrix.m31, matrix.m32, matrix.m33))
    }

    /// Sets rotation, scale and skew from the transformed axes, by the Gram-Schmidt process.
    private mutating func decompose(
      _ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>
    ) {
      scale.x = first.length
      // A zero axis leaves the direction free; the others determine it as far as they can.
      let x =
        scale.x > 0
        ? first / scale.x
        : second.cross(third).normalized ?? second.anyPerpendicular ?? SIMD3(1, 0, 0)
      skew.x = x.dot(second)
      let rest = second - skew.x * x
      scale.y = rest.length
      let y =
        scale.y > 0
        ? rest / scale.y : third.cross(x).normalized ?? x.anyPerpendicular ?? SIMD3(0, 1, 0)
      let z = x.cross(y)
      skew.y = x.dot(third)
      skew.z = y.dot(third)
      scale.z = z.dot(third)
      rotation = Self.eulerAngles(x, y, z)
    }

    /// Returns the angles of the rotation that turns the coordinate axes to three unit vectors.
    ///
    /// If y is turned by a quarter, the turns about x and z have one axis, and x gets 0.
    package static func eulerAngles(
      _ x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>
    ) -> SIMD3<Double> {
      let cosine = (x.x * x.x + x.y * x.y).squareRoot()
      let pitch = atan2(-x.z, cosine)
      // Below this the other entries are mostly rounding errors.
      guard cosine > 1e-9 else { return SIMD3(0, pitch, atan2(-y.x, y.y)) }
      return SIMD3(atan2(y.z, z.z), pitch, atan2(x.y, x.x))
    }

    /// The transform composed of these components.
    public var transform: Transform3D {
      var matrix = Transform3D(
        m11: scale.x, m12: 0, m13: 0, m14: 0, m21: skew.x, m22: scale.y, m23: 0, m24: 0,
        m31: skew.y, m32: skew.z, m33: scale.z, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)
      for (angle, axis) in [
        (rotation.x, SIMD3(1.0, 0, 0)), (rotation.y, SIMD3(0, 1, 0)), (rotation.z, SIMD3(0, 0, 1)),
      ] where angle != 0 {
        matrix = matrix.concatenating(
          Transform3D(rotationAngle: angle, x: axis.x, y: axis.y, z: axis.z))
      }
      matrix.m41 = translation.x
      matrix.m42 = translation.y
      matrix.m43 = translation.z
      return perspective == SIMD4(0, 0, 0, 1)
        ? matrix : matrix.concatenating(perspectiveMatrix)
    }

    var perspectiveMatrix: Transform3D {
      var matrix = Transform3D.identity
      matrix.m14 = perspective.x
      matrix.m24 = perspective.y
      matrix.m34 = perspective.z
      matrix.m44 = perspective.w
      return matrix
    }
  }
}

extension Transform3D {
  /// Returns the product of the matrix and a column vector.
  fileprivate func product(withColumn column: SIMD4<Double>) -> SIMD4<Double> {
    let products = rows.map { ($0 * column).sum() }
    return SIMD4(products[0], products[1], products[2], products[3])
  }
}

extension SIMD3<Double> {
  fileprivate func dot(_ other: Self) -> Double { (self * other).sum() }
  fileprivate var length: Double { dot(self).squareRoot() }
  fileprivate var normalized: Self? { length > 0 ? self / length : nil }

  fileprivate func cross(_ other: Self) -> Self {
    Self(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }

  /// A unit vector perpendicular to this one; nil for the zero vector.
  fileprivate var anyPerpendicular: Self? {
    (abs(z) < 0.9 * length ? cross(Self(0, 0, 1)) : cross(Self(1, 0, 0))).normalized
  }
}
