extension Path {
  /// Returns the length of all lines and curves, including closing lines, in points.
  ///
  /// Curves are measured by adaptive Gauss-Legendre quadrature of the speed: an interval is halved
  /// until five nodes on it agree with five nodes on each half.
  ///
  /// - Parameter tolerance: The error estimate for each curve in points, above 0; 0.001 by default.
  ///   The actual error is usually much smaller, but the estimate is not a bound.
  /// - Returns: The length, 0 for an empty path.
  public func length(tolerance: Double = 0.001) -> Double {
    precondition(tolerance > 0, "the length tolerance must be above 0, not \(tolerance)")
    return subpaths.reduce(0) { sum, subpath in
      let segments = subpath.isClosed ? subpath.outline : subpath.segments
      return sum + segments.reduce(0) { $0 + $1.length(tolerance: tolerance) }
    }
  }

  /// The signed area in square points: positive if the path runs clockwise on screen.
  ///
  /// Open subpaths are closed by a line. An area with a winding number other than 1 is multiplied
  /// by it. The value is exact up to rounding: by Green's theorem it is an integral along the edge,
  /// and the integrand is a polynomial.
  public var area: Double {
    subpaths.reduce(0) { sum, subpath in
      sum + subpath.outline.reduce(0) { $0 + $1.sweptArea(around: subpath.start) }
    }
  }
}

extension Segment {
  /// Returns the signed area swept by the line from a pivot to the point that moves along the
  /// segment.
  ///
  /// It is half the integral of `P x P'`. Each pair of coefficients i < j of P contributes their
  /// cross product times `(j - i) / (i + j)`.
  fileprivate func sweptArea(around pivot: Point) -> Double {
    let chord = (start - pivot).cross(end - pivot)
    return (chord + first.cross(second) / 3 + first.cross(third) / 2 + second.cross(third) / 5) / 2
  }

  func length(tolerance: Double) -> Double {
    if isLine { return first.length }
    return length(from: 0, to: 1, tolerance: tolerance)
  }

  /// Returns the length of a piece between two parameters.
  func length(from t0: Double, to t1: Double, tolerance: Double) -> Double {
    length(
      from: t0, to: t1, estimate: length(from: t0, to: t1), tolerance: tolerance, halvings: 40)
  }

  /// Returns the length of a piece by the five-node Gauss-Legendre rule.
  private func length(
    from t0: Double, to t1: Double, estimate: Double, tolerance: Double, halvings: Int
  ) -> Double {
    let middle = (t0 + t1) / 2
    let left = length(from: t0, to: middle)
    let right = length(from: middle, to: t1)
    // Rounding limits the agreement of the halves.
    let allowed = max(tolerance, estimate * 1e-14)
    // A NaN compares false and ends the recursion.
    guard abs(left + right - estimate) > allowed, halvings > 0 else { return left + right }
    return length(
      from: t0, to: middle, estimate: left, tolerance: tolerance / 2, halvings: halvings - 1)
      + length(
        from: middle, to: t1, estimate: right, tolerance: tolerance / 2, halvings: halvings - 1)
  }

  /// Returns the length between two parameters by the five-node Gauss-Legendre rule.
  private func length(from t0: Double, to t1: Double) -> Double {
    let middle = (t0 + t1) / 2
    let half = (t1 - t0) / 2
    func speed(_ node: Double) -> Double { derivative(at: middle + half * node).length }
    // Abramowitz and Stegun, Handbook of Mathematical Functions, table 25.4.
    return half
      * (0.568_888_888_888_888_9 * speed(0)
        + 0.478_628_670_499_366_5
        * (speed(-0.538_469_310_105_683_1) + speed(0.538_469_310_105_683_1))
        + 0.236_926_885_056_189_1
        * (speed(-0.906_179_845_938_664_0) + speed(0.906_179_845_938_664_0)))
  }
}
