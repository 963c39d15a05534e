extension Path {
  /// Returns the path flattened to polylines, one for each subpath.
  ///
  /// A curve of curvature k needs a vertex every `sqrt(8 tolerance / k)` points of its length: the
  /// chord of a circular arc of height `tolerance`. The number of lines is the integral of this
  /// density along the curve, rounded up, and the lines divide the integral equally, as in Levien,
  /// "Flattening quadratic Beziers" (2019). The integral is computed numerically, so that the
  /// method also applies to cubic curves. Then each line is compared with the curve and subdivided
  /// if it deviates too far, which keeps the tolerance at cusps and loops.
  ///
  /// There are at most 10 % more lines than necessary, and at most 50 % more if a curve has a sharp
  /// bend within a hundredth of its parameter range. A circle becomes a regular polygon.
  ///
  /// - Parameter tolerance: The maximum distance between a curve and its polyline in points, above
  ///   0; 0.1 by default. The smallest effective tolerance is 1e-9 of a curve's coordinates.
  /// - Returns: The polylines. A straight segment becomes one line, a subpath of a single `move` a
  ///   polyline of one point.
  public func flattened(tolerance: Double = 0.1) -> [Polyline] {
    precondition(tolerance > 0, "the flattening tolerance must be above 0, not \(tolerance)")
    return subpaths.map { subpath in
      var points = [subpath.start]
      for segment in subpath.segments { segment.flatten(within: tolerance, into: &points) }
      if subpath.isClosed, points.count > 1, points.last == points.first { points.removeLast() }
      return Polyline(points: points, isClosed: subpath.isClosed)
    }
  }
}

extension Segment {
  /// Appends the ends of lines that approximate the segment within a tolerance.
  fileprivate func flatten(within tolerance: Double, into points: inout [Point]) {
    guard !isLine else { return points.append(end) }
    // A finer tolerance cannot be reached because of rounding.
    let size = (start - .zero).length + first.length + second.length + third.length
    let tolerance = max(tolerance, size * 1e-9)
    var t0 = 0.0
    for t1 in subdivisionParameters(tolerance: tolerance) + [1] {
      appendLines(from: t0, to: t1, tolerance: tolerance, into: &points)
      t0 = t1
    }
  }

  /// Returns the inner parameters that divide the segment into pieces of equal flatness.
  private func subdivisionParameters(tolerance: Double) -> [Double] {
    let intervals = 64
    let step = 1 / Double(intervals)
    let densities = (0...intervals).map { lineDensity(at: Double($0) * step, tolerance: tolerance) }
    // The integral of the density up to each parameter, by the trapezoidal rule.
    var totals = [0.0]
    for (left, right) in zip(densities, densities.dropFirst()) {
      totals.append(totals[totals.count - 1] + (left + right) / 2 * step)
    }
    let count = totals[intervals].rounded(.up)
    guard count > 1, count.isFinite else { return [] }
    var index = 0
    return (1..<Int(count)).map { piece in
      let target = totals[intervals] * Double(piece) / count
      while totals[index + 1] < target { index += 1 }
      let (left, right) = (densities[index], densities[index + 1])
      // The density is interpolated linearly between samples, so its integral is a parabola.
      let part = (target - totals[index]) / step
      let reached = max(0, left * left + 2 * (right - left) * part).squareRoot()
      return (Double(index) + 2 * part / (left + reached)) * step
    }
  }

  /// Returns the number of lines per unit of the parameter.
  private func lineDensity(at t: Double, tolerance: Double) -> Double {
    let velocity = derivative(at: t)
    // Curvature times squared speed; 0 where the speed is 0.
    let curvature =
      abs(velocity.cross(secondDerivative(at: t)))
      / max(velocity.length, .leastNormalMagnitude)
    // A margin of 1 % on the tolerance, so that errors of rounding and quadrature do not cause
    // further subdivision.
    return (curvature / (8 * 0.99 * tolerance)).squareRoot()
  }

  /// Appends the end of the line between two parameters, or subdivides if the line deviates too
  /// far.
  private func appendLines(
    from t0: Double, to t1: Double, tolerance: Double, into points: inout [Point]
  ) {
    // A NaN compares false and ends the recursion.
    guard deviation(from: t0, to: t1) > tolerance else { return points.append(point(at: t1)) }
    let middle = (t0 + t1) / 2
    appendLines(from: t0, to: middle, tolerance: tolerance, into: &points)
    appendLines(from: middle, to: t1, tolerance: tolerance, into: &points)
  }

  /// Returns an upper bound of the distance between the piece and its chord.
  ///
  /// It is the exact maximum distance across the chord, plus the distance by which the control
  /// points extend beyond the ends along the chord.
  private func deviation(from t0: Double, to t1: Double) -> Double {
    let origin = point(at: t0)
    let chord = point(at: t1) - origin
    let (control0, control1) = innerControlPoints(from: t0, to: t1)
    let length = chord.length
    guard length > 0 else {
      return max((control0 - origin).length, (control1 - origin).length)
    }
    let along = chord / length
    let (x0, x1) = (along.dot(control0 - origin), along.dot(control1 - origin))
    let (y0, y1) = (along.cross(control0 - origin), along.cross(control1 - origin))
    let overshoot = max(0, -min(x0, x1), max(x0, x1) - length)
    // The distance from the chord is 3 t (1 - t) ((1 - t) y0 + t y1); its extrema are the roots of
    // the derivative.
    let peaks = quadraticRootsInUnitInterval(
      constant: y0, linear: 2 * (y1 - 2 * y0), quadratic: 3 * (y0 - y1))
    let heights = peaks.map { t in
      let mean = (1 - t) * y0 + t * y1
      return abs(3 * t * (1 - t) * mean)
    }
    return (heights.max() ?? 0) + overshoot
  }
}
