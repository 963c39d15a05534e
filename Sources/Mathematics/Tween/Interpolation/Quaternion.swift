private import ElementaryFunctions
internal import Geometry

/// A unit quaternion: a rotation of space.
struct Quaternion {
  var scalar: Double
  var vector: SIMD3<Double>

  /// Creates a rotation about an axis, whose length is the angle in radians.
  init(rotationVector: SIMD3<Double>) {
    let angle = (rotationVector * rotationVector).sum().squareRoot()
    scalar = cos(angle / 2)
    vector = angle > 0 ? rotationVector * (sin(angle / 2) / angle) : .zero
  }

  /// Creates the rotation first about x, then about y, then about z, in radians.
  init(eulerAngles: SIMD3<Double>) {
    self =
      Quaternion(rotationVector: SIMD3(0, 0, eulerAngles.z))
      * Quaternion(rotationVector: SIMD3(0, eulerAngles.y, 0))
      * Quaternion(rotationVector: SIMD3(eulerAngles.x, 0, 0))
  }

  private init(scalar: Double, vector: SIMD3<Double>) {
    self.scalar = scalar
    self.vector = vector
  }

  var conjugate: Quaternion { Quaternion(scalar: scalar, vector: -vector) }

  /// Returns the rotation that applies the right one first.
  static func * (left: Quaternion, right: Quaternion) -> Quaternion {
    let (a, b) = (left.vector, right.vector)
    let cross = SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    return Quaternion(
      scalar: left.scalar * right.scalar - (a * b).sum(),
      vector: left.scalar * b + right.scalar * a + cross)
  }

  /// The axis of the shortest turn, with a length of its angle in radians, 0...pi.
  var rotationVector: SIMD3<Double> {
    let length = (vector * vector).sum().squareRoot()
    guard length > 0 else { return .zero }
    let sign = scalar < 0 ? -1.0 : 1.0
    return vector * (sign * 2 * atan2(length, abs(scalar)) / length)
  }

  /// The angles of the rotation first about x, then about y, then about z, in radians.
  var eulerAngles: SIMD3<Double> {
    let (w, x, y, z) = (scalar, vector.x, vector.y, vector.z)
    return Transform3D.Components.eulerAngles(
      SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)),
      SIMD3(2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)),
      SIMD3(2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)))
  }
}
