/// The arc length of a curve over the parameter range 0...1, computed from its speed, and the
/// inverse from length to parameter.
///
/// The length is the integral of the speed by five-node Gauss-Lobatto quadrature. Panels are halved
/// until that changes a panel by less than 1e-10 of the whole. The speed of a spline is not smooth
/// where the spline reverses on the spot; there the panels become small. The rule has nodes at the
/// ends of a panel, so no reversal is missed between the last node and the end.
struct ArcLength: Hashable, Sendable {
  private struct Knot: Hashable {
    let parameter: Double
    let length: Double
  }

  /// The ends of the panels with the arc length up to them, starting at (0, 0).
  private var knots = [Knot(parameter: 0, length: 0)]

  /// Measures a curve.
  init(speed: (Double) -> Double) {
    let estimate = ArcLength.integral(of: speed, from: 0, to: 1)
    append(from: 0, to: 1, estimate: estimate, tolerance: estimate * 1e-10, depth: 0, speed: speed)
  }

  /// The length of the whole curve.
  var total: Double { knots.last?.length ?? 0 }

  /// Returns the parameter at an arc length; the length is clamped to 0...total.
  func parameter(atLength length: Double, speed: (Double) -> Double) -> Double {
    let end = knots.partitioningIndex { $0.length >= length }
    guard end > 0 else { return 0 }
    guard end < knots.count else { return 1 }
    let start = knots[end - 1]
    let panel = start.parameter...knots[end].parameter
    let fraction = (length - start.length) / (knots[end].length - start.length)
    let guess = panel.lowerBound + fraction * (panel.upperBound - panel.lowerBound)
    return findRoot(in: panel, startingAt: guess) { parameter in
      let panelLength = ArcLength.integral(of: speed, from: start.parameter, to: parameter)
      return (start.length + panelLength - length, speed(parameter))
    }
  }

  private mutating func append(
    from start: Double, to end: Double, estimate: Double, tolerance: Double, depth: Int,
    speed: (Double) -> Double
  ) {
    let middle = (start + end) / 2
    let left = ArcLength.integral(of: speed, from: start, to: middle)
    let right = ArcLength.integral(of: speed, from: middle, to: end)
    // At depth 40 a panel is shorter than 1e-12, so its error is far below the tolerance.
    guard abs(left + right - estimate) > tolerance && depth < 40 else {
      knots.append(Knot(parameter: end, length: total + left + right))
      return
    }
    append(
      from: start, to: middle, estimate: left, tolerance: tolerance, depth: depth + 1,
      speed: speed)
    append(
      from: middle, to: end, estimate: right, tolerance: tolerance, depth: depth + 1, speed: speed)
  }

  private static func integral(
    of function: (Double) -> Double, from start: Double, to end: Double
  ) -> Double {
    let center = (start + end) / 2
    let half = (end - start) / 2
    let inner = half * (3.0 / 7).squareRoot()
    let middle = 32.0 / 45 * function(center)
    let between = 49.0 / 90 * (function(center - inner) + function(center + inner))
    let ends = 0.1 * (function(start) + function(end))
    return half * (middle + between + ends)
  }
}
