extension Path {
  /// The path as straight lines, one polyline for each subpath.
  ///
  /// A curve of curvature k calls for a corner every `sqrt(8 tolerance / k)` points of its length
  /// (the chord of a circular arc that rises by `tolerance`). The number of lines is the integral
  /// of that density along the curve, rounded up, and each line takes an equal share of it, as in
  /// Levien's "Flattening quadratic Beziers" (2019); here the integral is summed numerically, for
  /// cubic curves too. Then each line is held against the curve, and halved if it is too far away.
  /// So a circle becomes a regular polygon of the fewest corners per quarter, and cusps and loops
  /// keep the tolerance; the lines are at most a tenth more than the fewest possible, and half as
  /// many again where a curve turns sharply within a hundredth of its parameter.
  ///
  /// - Parameter tolerance: The farthest that a point of a curve may lie from its line, in points;
  ///   above 0, and 0.1 by default. Below a billionth of a curve's coordinates it acts as that.
  /// - Returns: The polylines. A straight line stays one line; a lone `move` is a polyline of one
  ///   point.
  public func flattened(tolerance: Double = 0.1) -> [Polyline] {
    precondition(tolerance > 0, "the tolerance of a flattening must be above 0, not \(tolerance)")
    return subpaths.map { subpath in
      var points = [subpath.start]
      for segment in subpath.segments { segment.flatten(within: tolerance, into: &points) }
      if subpath.isClosed, points.count > 1, points.last == points.first { points.removeLast() }
      return Polyline(points: points, isClosed: subpath.isClosed)
    }
  }
}

extension Segment {
  /// Appends the ends of lines that stay within a tolerance of the segment.
  fileprivate func flatten(within tolerance: Double, into points: inout [Point]) {
    guard !isLine else { return points.append(end) }
    // Rounding would keep a finer tolerance from ever being met.
    let size = (start - .zero).length + first.length + second.length + third.length
    let tolerance = max(tolerance, size * 1e-9)
    var t0 = 0.0
    for t1 in evenCuts(tolerance: tolerance) + [1] {
      appendLines(from: t0, to: t1, tolerance: tolerance, into: &points)
      t0 = t1
    }
  }

  /// The inner parameters that cut the segment into the fewest pieces of equal flatness.
  private func evenCuts(tolerance: Double) -> [Double] {
    let intervals = 64
    let step = 1 / Double(intervals)
    let densities = (0...intervals).map { lineDensity(at: Double($0) * step, tolerance: tolerance) }
    // How many lines it takes up to each of the parameters, by the trapezoidal rule.
    var totals = [0.0]
    for (left, right) in zip(densities, densities.dropFirst()) {
      totals.append(totals[totals.count - 1] + (left + right) / 2 * step)
    }
    let count = totals[intervals].rounded(.up)
    guard count > 1, count.isFinite else { return [] }
    var index = 0
    return (1..<Int(count)).map { cut in
      let target = totals[intervals] * Double(cut) / count
      while totals[index + 1] < target { index += 1 }
      let (left, right) = (densities[index], densities[index + 1])
      // Between two parameters the density is a straight line, and its integral a parabola.
      let part = (target - totals[index]) / step
      let reached = max(0, left * left + 2 * (right - left) * part).squareRoot()
      return (Double(index) + 2 * part / (left + reached)) * step
    }
  }

  /// How many lines the segment calls for per unit of its parameter.
  private func lineDensity(at t: Double, tolerance: Double) -> Double {
    let velocity = derivative(at: t)
    // Curvature times squared speed; where the curve stands still there is nothing to cut.
    let bend =
      abs(velocity.cross(secondDerivative(at: t)))
      / max(velocity.length, .leastNormalMagnitude)
    // Half a percent more lines than needed, lest rounding and quadrature leave some just too long.
    return (bend / (8 * 0.99 * tolerance)).squareRoot()
  }

  /// Appends the end of the line between two parameters, or of its halves where it is too far off.
  private func appendLines(
    from t0: Double, to t1: Double, tolerance: Double, into points: inout [Point]
  ) {
    // Written so that a deviation which is no number ends the search.
    guard deviation(from: t0, to: t1) > tolerance else { return points.append(point(at: t1)) }
    let middle = (t0 + t1) / 2
    appendLines(from: t0, to: middle, tolerance: tolerance, into: &points)
    appendLines(from: middle, to: t1, tolerance: tolerance, into: &points)
  }

  /// No point of the piece between two parameters is farther than this from its chord.
  ///
  /// Across the chord it is the exact largest distance; along it, how far the control points, and
  /// so at most the curve, reach beyond the ends.
  private func deviation(from t0: Double, to t1: Double) -> Double {
    let origin = point(at: t0)
    let chord = point(at: t1) - origin
    let (control0, control1) = controls(from: t0, to: t1)
    let length = chord.length
    guard length > 0 else {
      return max((control0 - origin).length, (control1 - origin).length)
    }
    let along = chord / length
    let (x0, x1) = (along.dot(control0 - origin), along.dot(control1 - origin))
    let (y0, y1) = (along.cross(control0 - origin), along.cross(control1 - origin))
    let overshoot = max(0, -min(x0, x1), max(x0, x1) - length)
    // Across, the piece is 3 t (1 - t) ((1 - t) y0 + t y1); this is where its derivative is zero.
    let peaks = unitRoots(
      constant: y0, linear: 2 * (y1 - 2 * y0), quadratic: 3 * (y0 - y1))
    let heights = peaks.map { t in
      let mean = (1 - t) * y0 + t * y1
      return abs(3 * t * (1 - t) * mean)
    }
    return (heights.max() ?? 0) + overshoot
  }
}
