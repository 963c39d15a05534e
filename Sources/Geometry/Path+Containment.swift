extension Path {
  /// Tells whether a point lies inside the path; open subpaths count as closed by a line.
  ///
  /// A ray to the right is crossed with the curves themselves, not with lines that approximate
  /// them, so the answer is right up to rounding: for coordinates in the thousands, within 1e-9
  /// points of the edge. On the edge a shape holds its left and its top like `Rect.contains`, and
  /// of two shapes that share a vertical or horizontal edge, exactly one holds a point on it.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - rule: What counts as inside where the path overlaps itself; `.winding` by default.
  /// - Returns: Whether the point is inside; an empty path has no inside.
  public func contains(_ point: Point, using rule: FillRule = .winding) -> Bool {
    var winding = 0
    for subpath in subpaths {
      for segment in subpath.outline { winding += segment.windings(around: point) }
    }
    return switch rule {
    case .winding: winding != 0
    // Each crossing is an odd step, so the sum is odd where their number is.
    case .evenOdd: !winding.isMultiple(of: 2)
    }
  }
}

extension Segment {
  /// How often the segment crosses the ray that leads from a point to the right: downward crossings
  /// less upward ones.
  fileprivate func windings(around target: Point) -> Int {
    var count = 0
    var t0 = 0.0
    var y0 = start.y
    for t1 in isLine ? [1] : turnsInY + [1] {
      let y1 = point(at: t1).y
      // Half-open: the upper end of a piece belongs to it, the lower to the next, so a ray through
      // a vertex meets one of two pieces that go on and both or none of two that turn back.
      if (y0 <= target.y) != (y1 <= target.y), liesRight(of: target, between: t0, and: t1) {
        count += y0 < y1 ? 1 : -1
      }
      (t0, y0) = (t1, y1)
    }
    return count
  }

  /// Tells whether a piece that is monotone in y passes the height of a point to its right.
  private func liesRight(of target: Point, between t0: Double, and t1: Double) -> Bool {
    // The curve stays between its control points: most pieces need no root.
    let (control0, control1) = controls(from: t0, to: t1)
    let reach = [point(at: t0).x, control0.x, control1.x, point(at: t1).x]
    if reach.allSatisfy({ $0 > target.x }) { return true }
    if reach.allSatisfy({ $0 <= target.x }) { return false }
    return point(at: parameter(atHeight: target.y, between: t0, and: t1)).x > target.x
  }

  /// The parameter where a piece that is monotone in y is at a height: Newton's method, kept inside
  /// an interval that shrinks around the root and halved where Newton leaves it.
  private func parameter(atHeight y: Double, between t0: Double, and t1: Double) -> Double {
    var (above, below) = point(at: t0).y <= y ? (t0, t1) : (t1, t0)
    var t = (t0 + t1) / 2
    while true {
      let error = point(at: t).y - y
      if error <= 0 { above = t } else { below = t }
      let newton = t - error / derivative(at: t).dy
      let isInside = newton > min(above, below) && newton < max(above, below)
      let next = isInside ? newton : (above + below) / 2
      // No parameter lies between: the interval is as small as it gets.
      if next == t || next == above || next == below { return next }
      t = next
    }
  }
}
