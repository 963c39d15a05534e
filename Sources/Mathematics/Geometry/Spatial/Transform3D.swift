/// A transform of space in homogeneous coordinates, with the entries of `CATransform3D`.
///
/// Points are row vectors, so that the last row translates and the last column divides:
///
/// ```
///                             | m11 m12 m13 m14 |
/// [x' y' z' w] = [x y z 1] *  | m21 m22 m23 m24 |     result: (x'/w, y'/w, z'/w)
///                             | m31 m32 m33 m34 |
///                             | m41 m42 m43 m44 |
/// ```
///
/// The x axis points right, the y axis down and the z axis towards the viewer. A perspective seen
/// from the distance d has `m34 = -1 / d`.
@frozen
public struct Transform3D: Hashable, Sendable, BitwiseCopyable {
  /// The x component of the transformed x axis.
  public var m11: Double
  /// The y component of the transformed x axis.
  public var m12: Double
  /// The z component of the transformed x axis.
  public var m13: Double
  /// The weight per point along x.
  public var m14: Double
  /// The x component of the transformed y axis.
  public var m21: Double
  /// The y component of the transformed y axis.
  public var m22: Double
  /// The z component of the transformed y axis.
  public var m23: Double
  /// The weight per point along y.
  public var m24: Double
  /// The x component of the transformed z axis.
  public var m31: Double
  /// The y component of the transformed z axis.
  public var m32: Double
  /// The z component of the transformed z axis.
  public var m33: Double
  /// The weight per point along z: the perspective.
  public var m34: Double
  /// The x coordinate of the transformed origin.
  public var m41: Double
  /// The y coordinate of the transformed origin.
  public var m42: Double
  /// The z coordinate of the transformed origin.
  public var m43: Double
  /// The weight of the transformed origin.
  public var m44: Double

  /// Creates a transform from its sixteen entries.
  @inlinable
  public init(
    m11: Double, m12: Double, m13: Double, m14: Double,
    m21: Double, m22: Double, m23: Double, m24: Double,
    m31: Double, m32: Double, m33: Double, m34: Double,
    m41: Double, m42: Double, m43: Double, m44: Double
  ) {
    self.m11 = m11
    self.m12 = m12
    self.m13 = m13
    self.m14 = m14
    self.m21 = m21
    self.m22 = m22
    self.m23 = m23
    self.m24 = m24
    self.m31 = m31
    self.m32 = m32
    self.m33 = m33
    self.m34 = m34
    self.m41 = m41
    self.m42 = m42
    self.m43 = m43
    self.m44 = m44
  }

  /// Creates the identity.
  @inlinable
  public init() { self = .identity }

  /// The identity.
  @inlinable public static var identity: Transform3D { Transform3D(Transform.identity) }

  /// Whether this is exactly the identity.
  @inlinable public var isIdentity: Bool { self == .identity }

  /// Whether all entries are finite.
  public var isFinite: Bool {
    // 0 times infinity or NaN is NaN.
    func isFinite(_ row: SIMD4<Double>) -> Bool { row * 0 == .zero }
    return isFinite(SIMD4(m11, m12, m13, m14)) && isFinite(SIMD4(m21, m22, m23, m24))
      && isFinite(SIMD4(m31, m32, m33, m34)) && isFinite(SIMD4(m41, m42, m43, m44))
  }
}

extension Transform3D {
  /// Creates the transform from its rows.
  init(rows: [SIMD4<Double>]) {
    self.init(
      m11: rows[0].x, m12: rows[0].y, m13: rows[0].z, m14: rows[0].w,
      m21: rows[1].x, m22: rows[1].y, m23: rows[1].z, m24: rows[1].w,
      m31: rows[2].x, m32: rows[2].y, m33: rows[2].z, m34: rows[2].w,
      m41: rows[3].x, m42: rows[3].y, m43: rows[3].z, m44: rows[3].w)
  }

  /// The four rows.
  var rows: [SIMD4<Double>] {
    [
      SIMD4(m11, m12, m13, m14), SIMD4(m21, m22, m23, m24), SIMD4(m31, m32, m33, m34),
      SIMD4(m41, m42, m43, m44),
    ]
  }

  /// Returns the transform that applies this one first, then `next`: `CATransform3DConcat`.
  public func concatenating(_ next: Transform3D) -> Transform3D {
    let first = SIMD4(next.m11, next.m12, next.m13, next.m14)
    let second = SIMD4(next.m21, next.m22, next.m23, next.m24)
    let third = SIMD4(next.m31, next.m32, next.m33, next.m34)
    let fourth = SIMD4(next.m41, next.m42, next.m43, next.m44)
    func row(_ x: Double, _ y: Double, _ z: Double, _ w: Double) -> SIMD4<Double> {
      x * first + y * second + z * third + w * fourth
    }
    let (x, y) = (row(m11, m12, m13, m14), row(m21, m22, m23, m24))
    let (z, w) = (row(m31, m32, m33, m34), row(m41, m42, m43, m44))
    return Transform3D(
      m11: x.x, m12: x.y, m13: x.z, m14: x.w, m21: y.x, m22: y.y, m23: y.z, m24: y.w,
      m31: z.x, m32: z.y, m33: z.z, m34: z.w, m41: w.x, m42: w.y, m43: w.z, m44: w.w)
  }

  /// The inverse; nil for a singular transform: `CATransform3DInvert`.
  ///
  /// Gauss-Jordan elimination with partial pivoting.
  public var inverse: Transform3D? {
    var left = rows
    var right = Transform3D.identity.rows
    for column in 0..<4 {
      let pivot =
        (column..<4).max { abs(left[$0][column]) < abs(left[$1][column]) } ?? column
      let value = left[pivot][column]
      guard value != 0, value.isFinite else { return nil }
      left.swapAt(column, pivot)
      right.swapAt(column, pivot)
      left[column] /= value
      right[column] /= value
      for row in 0..<4 where row != column {
        let factor = left[row][column]
        left[row] -= factor * left[column]
        right[row] -= factor * right[column]
      }
    }
    let inverse = Transform3D(rows: right)
    return inverse.isFinite ? inverse : nil
  }
}
