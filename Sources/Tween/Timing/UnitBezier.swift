/// A cubic Bezier curve from (0, 0) to (1, 1) whose x rises all the way, read as y over x.
///
/// The polynomials x(s) and y(s) are expanded about whichever of s = 0, 1/2 and 1 is nearest to the
/// answer. Those are the only places where x(s) can stand still (control points x1 = 0, x2 = 1, or
/// x1 = 1 with x2 = 0); expanded there, the coefficients that vanish are computed without
/// cancellation, so that s stays good to the last digits where the graph is as steep as can be.
struct UnitBezier: Hashable, Sendable {
  let x1: Double
  let y1: Double
  let x2: Double
  let y2: Double

  /// The y and the slope dy/dx at an x in 0...1.
  func sample(at x: Double) -> (y: Double, slope: Double) {
    let quarter = (27 * x1 + 9 * x2 + 1) / 64
    let threeQuarters = (9 * x1 + 27 * x2 + 27) / 64
    if x > threeQuarters {
      let reversed = UnitBezier(x1: 1 - x2, y1: 1 - y2, x2: 1 - x1, y2: 1 - y1)
      let (y, slope) = reversed.sample(at: 1 - x)
      return (1 - y, slope)
    }
    let isStart = x <= quarter
    let expand = isStart ? Cubic.init(aboutStartOf:_:) : Cubic.init(aboutMiddleOf:_:)
    let bracket = isStart ? 0...0.25 : -0.25...0.25
    let horizontal = expand(x1, x2)
    let vertical = expand(y1, y2)
    let offset = isStart ? 0 : 0.5
    let parameter = risingRoot(in: bracket, from: isStart ? min(x, 0.25) : 0) {
      (horizontal.value(at: $0) - (x - offset), horizontal.slope(at: $0))
    }
    return (
      offset + vertical.value(at: parameter),
      Cubic.ratioOfSlopes(of: vertical, over: horizontal, at: parameter)
    )
  }
}

/// c0 + c1 r + c2 r^2 + c3 r^3.
private struct Cubic {
  let c0: Double
  let c1: Double
  let c2: Double
  let c3: Double

  /// One coordinate of the curve 0, p1, p2, 1 over r = s.
  init(aboutStartOf p1: Double, _ p2: Double) {
    c0 = 0
    c1 = 3 * p1
    c2 = 3 * p2 - 6 * p1
    c3 = 1 + 3 * (p1 - p2)
  }

  /// One coordinate, less 1/2, of the curve 0, p1, p2, 1 over r = s - 1/2.
  init(aboutMiddleOf p1: Double, _ p2: Double) {
    // Both ways to get from the ends to the far control points; exact where they are short.
    let gap1 = 1 - p1
    let gap2 = p2
    c0 = 3 * (gap2 - gap1) / 8
    c1 = 3 * (gap1 + gap2) / 4
    c2 = -3 * (gap2 - gap1) / 2
    c3 = 1 + 3 * (p1 - p2)
  }

  func value(at r: Double) -> Double { c0 + r * (c1 + r * (c2 + r * c3)) }

  func slope(at r: Double) -> Double { c1 + r * (2 * c2 + r * (3 * c3)) }

  /// dy/dx for an x that never falls; where both stand still, the limit from their next
  /// derivatives.
  static func ratioOfSlopes(of y: Cubic, over x: Cubic, at r: Double) -> Double {
    let rises = [
      (y.slope(at: r), max(x.slope(at: r), 0)),
      (2 * y.c2 + 6 * y.c3 * r, 2 * x.c2 + 6 * x.c3 * r),
    ]
    for (dy, dx) in rises where dy != 0 || dx != 0 { return dy / dx }
    return y.c3 / x.c3
  }
}
