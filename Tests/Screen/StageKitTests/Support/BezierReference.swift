/// Returns the y of a cubic Bezier curve from (0, 0) to (1, 1) at an x, found by bisection.
///
/// The implementation is independent of the solver under test.
func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at x: Double) -> Double {
  func coordinate(_ first: Double, _ second: Double, _ s: Double) -> Double {
    3 * s * (1 - s) * (1 - s) * first + 3 * s * s * (1 - s) * second + s * s * s
  }
  var low = 0.0
  var high = 1.0
  for _ in 0..<60 {
    let middle = (low + high) / 2
    if coordinate(x1, x2, middle) < x { low = middle } else { high = middle }
  }
  return coordinate(y1, y2, (low + high) / 2)
}

/// Returns the y of the default curve of view animations at an x.
func easeInOut(_ x: Double) -> Double { bezier(0.42, 0, 0.58, 1, at: x) }
