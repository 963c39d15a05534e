private import Glibc

/// The position and rotation of a body, as engines report them.
struct Pose {
  var position: SIMD2<Double>
  var cosine: Double
  var sine: Double

  /// Transforms a point from the body's frame to the world.
  func callAsFunction(_ point: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(
      position.x + cosine * point.x - sine * point.y,
      position.y + sine * point.x + cosine * point.y)
  }

  /// Transforms a point from the world to the body's frame.
  func inverse(_ point: SIMD2<Double>) -> SIMD2<Double> {
    let offset = point - position
    return SIMD2(
      cosine * offset.x + sine * offset.y, -sine * offset.x + cosine * offset.y)
  }
}

extension SIMD2<Double> {
  var length: Double { hypot(x, y) }
}
