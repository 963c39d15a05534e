/// A cubic Bezier curve from (0, 0) to (1, 1) with nondecreasing x, evaluated as y over x.
///
/// The polynomials x(s) and y(s) are expanded about the nearest of s = 0, 1/2 and 1. Only there the
/// derivative of x(s) can be 0 (control points x1 = 0, x2 = 1, or x1 = 1 with x2 = 0). In the
/// expansion about these points the coefficients that vanish are computed without cancellation, so
/// s is exact to the last digits even where the curve is vertical. Outside of 0...1 the curve is
/// continued by the tangents at its ends, as CSS Easing Functions defines it.
struct UnitBezier: Hashable, Sendable {
  let x1: Double
  let y1: Double
  let x2: Double
  let y2: Double

  /// Returns y and the slope dy/dx.
  func sample(at x: Double) -> (y: Double, slope: Double) {
    // A power of two keeps the coefficients of the polynomial finite.
    let scale = max(y1.magnitude, y2.magnitude) > 0x1p1000 ? 0x1p-24 : 1
    let curve = ScaledBezier(x1: x1, y1: y1 * scale, x2: x2, y2: y2 * scale, end: scale)
    let (y, slope) = curve.sample(at: x)
    return (y / scale, slope / scale)
  }
}

/// A Bezier curve from (0, 0) to (1, end), so that all y of a curve can be scaled.
private struct ScaledBezier {
  let x1: Double
  let y1: Double
  let x2: Double
  let y2: Double
  let end: Double

  /// The curve from its end to its start.
  private var reversed: ScaledBezier {
    ScaledBezier(x1: 1 - x2, y1: end - y2, x2: 1 - x1, y2: end - y1, end: end)
  }

  func sample(at x: Double) -> (y: Double, slope: Double) {
    if x < 0 { return sampleOfTangent(at: x) }
    let quarter = (27 * x1 + 9 * x2 + 1) / 64
    let threeQuarters = (9 * x1 + 27 * x2 + 27) / 64
    if x > threeQuarters {
      let (y, slope) = reversed.sample(at: 1 - x)
      return (end - y, slope)
    }
    let isStart = x <= quarter
    let expand = isStart ? Cubic.init(aboutStartOf:_:_:) : Cubic.init(aboutMiddleOf:_:_:)
    let bracket = isStart ? 0...0.25 : -0.25...0.25
    let horizontal = expand(x1, x2, 1)
    let vertical = expand(y1, y2, end)
    let offset = isStart ? 0 : 0.5
    let parameter = findRoot(in: bracket, startingAt: isStart ? min(x, 0.25) : 0) {
      (horizontal.value(at: $0) - (x - offset), horizontal.slope(at: $0))
    }
    return (
      offset * end + vertical.value(at: parameter),
      Cubic.ratioOfSlopes(of: vertical, over: horizontal, at: parameter)
    )
  }

  /// Returns y and the slope of the tangent at the start.
  ///
  /// It passes through the first control point that differs from the start; a vertical tangent is
  /// replaced by a horizontal one.
  private func sampleOfTangent(at x: Double) -> (y: Double, slope: Double) {
    for (px, py) in [(x1, y1), (x2, y2), (1, end)] where px != 0 || py != 0 {
      // x can be infinite.
      return px == 0 || py == 0 ? (0, 0) : (py * (x / px), py / px)
    }
    return (0, 0)
  }
}

/// The polynomial c0 + c1 r + c2 r^2 + c3 r^3.
private struct Cubic {
  let c0: Double
  let c1: Double
  let c2: Double
  let c3: Double

  /// Creates a coordinate of the curve 0, p1, p2, p3 as a polynomial of r = s.
  init(aboutStartOf p1: Double, _ p2: Double, _ p3: Double) {
    c0 = 0
    c1 = 3 * p1
    c2 = 3 * p2 - 6 * p1
    c3 = p3 + 3 * (p1 - p2)
  }

  /// Creates a coordinate, minus p3 / 2, of the curve 0, p1, p2, p3 as a polynomial of r = s - 1/2.
  init(aboutMiddleOf p1: Double, _ p2: Double, _ p3: Double) {
    // The distances of the control points from the opposite ends, without cancellation where they
    // are small.
    let gap1 = p3 - p1
    let gap2 = p2
    c0 = 3 * (gap2 - gap1) / 8
    c1 = 3 * (gap1 + gap2) / 4
    c2 = -3 * (gap2 - gap1) / 2
    c3 = p3 + 3 * (p1 - p2)
  }

  func value(at r: Double) -> Double { c0 + r * (c1 + r * (c2 + r * c3)) }

  func slope(at r: Double) -> Double { c1 + r * (2 * c2 + r * (3 * c3)) }

  /// Returns dy/dx for a nondecreasing x; if both slopes are 0, the limit from the next
  /// derivatives.
  static func ratioOfSlopes(of y: Cubic, over x: Cubic, at r: Double) -> Double {
    let derivatives = [
      (y.slope(at: r), max(x.slope(at: r), 0)),
      (2 * y.c2 + 6 * y.c3 * r, 2 * x.c2 + 6 * x.c3 * r),
    ]
    for (dy, dx) in derivatives where dy != 0 || dx != 0 { return dy / dx }
    return y.c3 / x.c3
  }
}
