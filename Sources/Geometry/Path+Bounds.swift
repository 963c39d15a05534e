extension Path {
  /// The smallest rectangle that holds every point of the path, or nil for an empty path.
  ///
  /// It touches curves where they turn, which is found by solving for zeros of their derivative;
  /// control points outside of it do not count. The point of a lone `move` does.
  public var bounds: Rect? {
    Rect(
      around: subpaths.flatMap { subpath in
        [subpath.start]
          + subpath.segments.flatMap { segment in
            (segment.turnsInX + segment.turnsInY).map(segment.point) + [segment.end]
          }
      })
  }

  /// The smallest rectangle that holds all points and control points, or nil for an empty path.
  ///
  /// It is quicker to find than `bounds` and holds them.
  public var controlPointBounds: Rect? {
    Rect(
      around: elements.flatMap { element -> [Point] in
        switch element {
        case .move(let point), .line(let point): [point]
        case .quadCurve(let point, let control): [control, point]
        case .curve(let point, let control1, let control2): [control1, control2, point]
        case .close: []
        }
      })
  }
}
