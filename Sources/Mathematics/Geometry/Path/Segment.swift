/// A line or Bezier curve of a path as a polynomial of its parameter t in 0...1: `start + first t +
/// second t^2 + third t^3`.
///
/// Bounds, containment, length and area are computed from this form; the higher coefficients of a
/// line are zero.
struct Segment {
  let start: Point
  let end: Point
  let first: Vector
  let second: Vector
  let third: Vector

  /// Creates a straight line.
  init(from start: Point, to end: Point) {
    self.start = start
    self.end = end
    first = end - start
    second = .zero
    third = .zero
  }

  /// Creates a quadratic Bezier curve.
  init(from start: Point, to end: Point, control: Point) {
    self.start = start
    self.end = end
    first = 2 * (control - start)
    second = (end - control) - (control - start)
    third = .zero
  }

  /// Creates a cubic Bezier curve.
  init(from start: Point, to end: Point, control1: Point, control2: Point) {
    self.start = start
    self.end = end
    first = 3 * (control1 - start)
    second = 3 * ((control2 - control1) - (control1 - start))
    third = (end - start) - 3 * (control2 - control1)
  }

  var isLine: Bool { second == .zero && third == .zero }

  func point(at t: Double) -> Point {
    // Returns the exact end, without rounding, so that adjacent segments share it.
    t == 1 ? end : start + t * (first + t * (second + t * third))
  }

  func derivative(at t: Double) -> Vector {
    first + t * (2 * second + 3 * t * third)
  }

  func secondDerivative(at t: Double) -> Vector {
    2 * second + 6 * t * third
  }

  /// The parameters strictly between 0 and 1 of local extrema in x, in ascending order.
  var extremaInX: [Double] {
    quadraticRootsInUnitInterval(constant: first.dx, linear: 2 * second.dx, quadratic: 3 * third.dx)
  }

  /// The parameters strictly between 0 and 1 of local extrema in y, in ascending order.
  var extremaInY: [Double] {
    quadraticRootsInUnitInterval(constant: first.dy, linear: 2 * second.dy, quadratic: 3 * third.dy)
  }

  /// Returns the inner control points of the piece between two parameters, as a cubic Bezier curve.
  func innerControlPoints(from t0: Double, to t1: Double) -> (Point, Point) {
    let third = (t1 - t0) / 3
    return (
      point(at: t0) + third * derivative(at: t0), point(at: t1) - third * derivative(at: t1)
    )
  }
}

/// Returns the roots of `constant + linear t + quadratic t^2` strictly between 0 and 1, in
/// ascending order.
///
/// The larger root is computed without cancellation and the other from their product. A quadratic
/// coefficient of zero needs no special case: its root is infinite and filtered out.
func quadraticRootsInUnitInterval(constant: Double, linear: Double, quadratic: Double) -> [Double] {
  let discriminant = linear * linear - 4 * quadratic * constant
  guard discriminant >= 0 else { return [] }
  let sum = -(linear + (linear < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
  return [sum / quadratic, constant / sum].filter { $0 > 0 && $0 < 1 }.sorted()
}
