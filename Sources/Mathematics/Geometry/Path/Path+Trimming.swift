extension Path {
  /// Returns the part of the path between two fractions of its length.
  ///
  /// The length is that of all lines and curves in drawing order, with closing lines.
  ///
  /// - Parameters:
  ///   - start: The fraction at which the part starts, limited to 0...1.
  ///   - end: The fraction at which it ends, limited to 0...1.
  /// - Returns: The part; empty unless the end is after the start.
  public func trimmed(from start: Double, to end: Double) -> Path {
    let (start, end) = (max(start, 0), min(end, 1))
    guard start < end else { return Path() }
    guard start > 0 || end < 1 else { return self }
    let subpaths = subpaths.map { subpath in
      (subpath.isClosed ? subpath.outline : subpath.segments).map(PathSegment.init)
    }
    let total = subpaths.joined().reduce(0) { $0 + $1.length }
    let (from, to) = (start * total, end * total)
    var part = Path()
    var passed = 0.0
    for subpath in subpaths {
      var isConnected = false
      for segment in subpath {
        let begin = passed
        passed += segment.length
        guard passed > from, begin < to, segment.length > 0 else {
          isConnected = false
          continue
        }
        part.append(
          segment, from: segment.parameter(atLength: from - begin),
          to: segment.parameter(atLength: to - begin), isConnected: isConnected)
        isConnected = true
      }
    }
    return part
  }

  private mutating func append(
    _ piece: PathSegment, from t0: Double, to t1: Double, isConnected: Bool
  ) {
    let segment = piece.segment
    if !isConnected { move(to: segment.point(at: t0)) }
    guard !segment.isLine else { return addLine(to: segment.point(at: t1)) }
    let (control1, control2) = segment.innerControlPoints(from: t0, to: t1)
    addCurve(to: segment.point(at: t1), controlPoint1: control1, controlPoint2: control2)
  }
}
