extension Path {
  /// Returns whether the path contains a point; open subpaths are closed by a line.
  ///
  /// The test intersects a horizontal ray with the curves themselves, not with an approximation, so
  /// it is exact up to rounding: within 1e-9 points of the edge for coordinates in the thousands.
  /// As with `Rect.contains`, the left and top edges belong to the path. Of two paths that share a
  /// vertical or horizontal edge, exactly one contains a point on the edge.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - rule: The fill rule; `.winding` by default.
  /// - Returns: Whether the point is inside; false for an empty path.
  public func contains(_ point: Point, using rule: FillRule = .winding) -> Bool {
    var winding = 0
    for subpath in subpaths {
      for segment in subpath.outline { winding += segment.windingNumber(around: point) }
    }
    return switch rule {
    case .winding: winding != 0
    // Each crossing changes the winding number by 1, so both have the same parity.
    case .evenOdd: !winding.isMultiple(of: 2)
    }
  }
}

extension Segment {
  /// Returns the segment's contribution to the winding number around a point: the number of
  /// downward crossings of the ray to the right minus the number of upward ones.
  fileprivate func windingNumber(around target: Point) -> Int {
    var winding = 0
    var t0 = 0.0
    var y0 = start.y
    for t1 in isLine ? [1] : extremaInY + [1] {
      let y1 = point(at: t1).y
      // The interval is half-open: the upper end of a monotone piece belongs to it, the lower end
      // to the next piece. A ray through a vertex thus crosses one of two pieces that continue in
      // the same direction, and both or none of two pieces that reverse.
      if (y0 <= target.y) != (y1 <= target.y), liesRight(of: target, between: t0, and: t1) {
        winding += y0 < y1 ? 1 : -1
      }
      (t0, y0) = (t1, y1)
    }
    return winding
  }

  /// Returns whether a piece that is monotone in y is right of a point at the point's height.
  private func liesRight(of target: Point, between t0: Double, and t1: Double) -> Bool {
    // The curve is in the convex hull of its control points, so most pieces need no root.
    let (control0, control1) = innerControlPoints(from: t0, to: t1)
    let xs = [point(at: t0).x, control0.x, control1.x, point(at: t1).x]
    if xs.allSatisfy({ $0 > target.x }) { return true }
    if xs.allSatisfy({ $0 <= target.x }) { return false }
    return point(at: parameter(atHeight: target.y, between: t0, and: t1)).x > target.x
  }

  /// Returns the parameter at which a piece that is monotone in y reaches a height.
  ///
  /// Newton's method in a shrinking bracket; a step out of the bracket is replaced by a bisection.
  private func parameter(atHeight y: Double, between t0: Double, and t1: Double) -> Double {
    var (above, below) = point(at: t0).y <= y ? (t0, t1) : (t1, t0)
    var t = (t0 + t1) / 2
    while true {
      let error = point(at: t).y - y
      if error <= 0 { above = t } else { below = t }
      let newton = t - error / derivative(at: t).dy
      let isInside = newton > min(above, below) && newton < max(above, below)
      let next = isInside ? newton : (above + below) / 2
      // There is no number between the ends of the bracket.
      if next == t || next == above || next == below { return next }
      t = next
    }
  }
}
