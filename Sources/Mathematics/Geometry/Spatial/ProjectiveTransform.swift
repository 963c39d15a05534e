/// A projective transform of the plane (a homography): an affine transform with a perspective.
///
/// ```
///                         | m11 m12 m13 |
/// [x' y' w] = [x y 1] *   | m21 m22 m23 |     result: (x'/w, y'/w)
///                         | m31 m32 m33 |
/// ```
///
/// It is what the viewer sees of a plane in space. Points with w of 0 or less are behind the
/// viewer.
@frozen
public struct ProjectiveTransform: Hashable, Sendable, BitwiseCopyable {
  /// The entry in row 1, column 1.
  public var m11: Double
  /// The entry in row 1, column 2.
  public var m12: Double
  /// The entry in row 1, column 3: the weight per point along x.
  public var m13: Double
  /// The entry in row 2, column 1.
  public var m21: Double
  /// The entry in row 2, column 2.
  public var m22: Double
  /// The entry in row 2, column 3: the weight per point along y.
  public var m23: Double
  /// The entry in row 3, column 1.
  public var m31: Double
  /// The entry in row 3, column 2.
  public var m32: Double
  /// The entry in row 3, column 3: the weight of the origin.
  public var m33: Double

  /// Creates a transform from its nine entries.
  public init(
    m11: Double, m12: Double, m13: Double, m21: Double, m22: Double, m23: Double, m31: Double,
    m32: Double, m33: Double
  ) {
    self.m11 = m11
    self.m12 = m12
    self.m13 = m13
    self.m21 = m21
    self.m22 = m22
    self.m23 = m23
    self.m31 = m31
    self.m32 = m32
    self.m33 = m33
  }

  /// Creates the transform of the plane z = 0 under a transform of space, seen along the z axis.
  public init(_ transform: Transform3D) {
    self.init(
      m11: transform.m11, m12: transform.m12, m13: transform.m14,
      m21: transform.m21, m22: transform.m22, m23: transform.m24,
      m31: transform.m41, m32: transform.m42, m33: transform.m44)
  }

  /// Creates a projective transform without perspective.
  public init(_ transform: Transform) {
    self.init(
      m11: transform.a, m12: transform.b, m13: 0, m21: transform.c, m22: transform.d, m23: 0,
      m31: transform.tx, m32: transform.ty, m33: 1)
  }

  /// The affine transform with the same effect; nil if there is a perspective.
  public var affineTransform: Transform? {
    guard m13 == 0, m23 == 0, m33 > 0 else { return nil }
    return Transform(
      a: m11 / m33, b: m12 / m33, c: m21 / m33, d: m22 / m33, tx: m31 / m33, ty: m32 / m33)
  }

  /// Returns the weight w of a point; at most 0 behind the viewer.
  public func weight(of point: Point) -> Double { m13 * point.x + m23 * point.y + m33 }

  /// Returns the transform that applies this one first, then `next`.
  public func concatenating(_ next: ProjectiveTransform) -> ProjectiveTransform {
    func row(_ x: Double, _ y: Double, _ w: Double) -> SIMD3<Double> {
      SIMD3(
        x * next.m11 + y * next.m21 + w * next.m31, x * next.m12 + y * next.m22 + w * next.m32,
        x * next.m13 + y * next.m23 + w * next.m33)
    }
    let (first, second, third) = (row(m11, m12, m13), row(m21, m22, m23), row(m31, m32, m33))
    return ProjectiveTransform(
      m11: first.x, m12: first.y, m13: first.z, m21: second.x, m22: second.y, m23: second.z,
      m31: third.x, m32: third.y, m33: third.z)
  }

  /// The determinant; 0 for a plane that is seen edge on, negative for one seen from behind.
  public var determinant: Double {
    m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31)
      + m13 * (m21 * m32 - m22 * m31)
  }

  /// The inverse; nil for a singular transform.
  public var inverse: ProjectiveTransform? {
    let determinant = self.determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    return ProjectiveTransform(
      m11: (m22 * m33 - m23 * m32) / determinant, m12: (m13 * m32 - m12 * m33) / determinant,
      m13: (m12 * m23 - m13 * m22) / determinant, m21: (m23 * m31 - m21 * m33) / determinant,
      m22: (m11 * m33 - m13 * m31) / determinant, m23: (m13 * m21 - m11 * m23) / determinant,
      m31: (m21 * m32 - m22 * m31) / determinant, m32: (m12 * m31 - m11 * m32) / determinant,
      m33: (m11 * m22 - m12 * m21) / determinant)
  }
}

extension Point {
  /// Returns the point with a projective transform applied; not finite if the point is in the plane
  /// of the viewer.
  public func applying(_ transform: ProjectiveTransform) -> Point {
    let weight = transform.weight(of: self)
    return Point(
      (transform.m11 * x + transform.m21 * y + transform.m31) / weight,
      (transform.m12 * x + transform.m22 * y + transform.m32) / weight)
  }
}

extension Rect {
  /// Returns the part of the rectangle in front of the viewer, as a polygon.
  ///
  /// - Parameters:
  ///   - transform: The transform whose weight is above `minWeight` in front of the viewer.
  ///   - minWeight: The smallest weight in the polygon, above 0.
  /// - Returns: The vertices, before the transform; none if the rectangle is behind the viewer.
  public func corners(
    inFrontOf transform: ProjectiveTransform, minWeight: Double = 1e-3
  ) -> [Point] {
    let corners = corners
    var visible: [Point] = []
    for (index, end) in corners.enumerated() {
      let start = corners[(index + 3) % 4]
      let (before, after) = (transform.weight(of: start), transform.weight(of: end))
      if (before >= minWeight) != (after >= minWeight) {
        visible.append(start + (end - start) * ((minWeight - before) / (after - before)))
      }
      if after >= minWeight { visible.append(end) }
    }
    return visible
  }

  /// Returns the bounding box of the projected rectangle; null if it is behind the viewer.
  public func applying(_ transform: ProjectiveTransform) -> Rect {
    if isNull { return .null }
    if let affine = transform.affineTransform { return applying(affine) }
    let points = corners(inFrontOf: transform).map { $0.applying(transform) }
    return Rect(around: points) ?? .null
  }
}
