/// A unit Bezier curve evaluated by another method than in the library: bisection of the Bernstein
/// form in double-double arithmetic.
struct ReferenceBezier {
  let x1: Double
  let y1: Double
  let x2: Double
  let y2: Double

  func value(at x: Double) -> Double {
    var low = 0.0
    var high = 1.0
    while true {
      let middle = (low + high) / 2
      guard middle > low && middle < high else { break }
      if (point(middle, x1, x2) + DoubleDouble(-x)).high < 0 {
        low = middle
      } else {
        high = middle
      }
    }
    return point(high, y1, y2).high
  }

  /// The Bernstein form 3 (1 - s)^2 s p1 + 3 (1 - s) s^2 p2 + s^3.
  private func point(_ s: Double, _ p1: Double, _ p2: Double) -> DoubleDouble {
    let s = DoubleDouble(s)
    let rest = DoubleDouble(1) + DoubleDouble(-s.high)
    let three = DoubleDouble(3)
    return three * rest * rest * s * DoubleDouble(p1) + three * rest * s * s * DoubleDouble(p2)
      + s * s * s
  }
}

/// An unevaluated sum of two numbers with about 31 digits: Dekker, "A floating-point technique for
/// extending the available precision", 1971.
private struct DoubleDouble {
  var high: Double
  var low: Double

  init(_ value: Double) {
    high = value
    low = 0
  }

  /// The exact sum of two numbers.
  init(sumOf a: Double, _ b: Double) {
    high = a + b
    let rounded = high - a
    low = (a - (high - rounded)) + (b - rounded)
  }

  static func + (left: Self, right: Self) -> Self {
    let sum = Self(sumOf: left.high, right.high)
    return Self(sumOf: sum.high, sum.low + left.low + right.low)
  }

  static func * (left: Self, right: Self) -> Self {
    let product = left.high * right.high
    let error = (-product).addingProduct(left.high, right.high)
    return Self(sumOf: product, error + (left.high * right.low + left.low * right.high))
  }
}
