private import Glibc

/// Where a body is: its origin and its angle, as engines report them.
struct Pose {
  var position: SIMD2<Double>
  var cosine: Double
  var sine: Double

  /// The world position of a point in the body's frame.
  func callAsFunction(_ point: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(
      position.x + cosine * point.x - sine * point.y,
      position.y + sine * point.x + cosine * point.y)
  }

  /// The point in the body's frame that is at a world position.
  func inverse(_ point: SIMD2<Double>) -> SIMD2<Double> {
    let offset = point - position
    return SIMD2(
      cosine * offset.x + sine * offset.y, -sine * offset.x + cosine * offset.y)
  }
}

extension SIMD2<Double> {
  var length: Double { hypot(x, y) }
}
