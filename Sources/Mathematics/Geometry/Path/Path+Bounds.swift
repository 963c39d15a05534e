extension Path {
  /// The smallest rectangle that contains the path, or the null rectangle for an empty path.
  ///
  /// The extrema of curves are computed from the roots of the derivative, so control points outside
  /// of the curve do not count. A subpath of a single `move` counts as a point.
  public var bounds: Rect {
    Rect(
      around: subpaths.flatMap { subpath -> [Point] in
        var points = [subpath.start]
        for segment in subpath.segments {
          points += (segment.extremaInX + segment.extremaInY).map(segment.point)
          points.append(segment.end)
        }
        return points
      }) ?? .null
  }

  /// The smallest rectangle that contains all points and control points, or the null rectangle for
  /// an empty path.
  ///
  /// It contains `bounds` and is faster to compute.
  public var controlPointBounds: Rect {
    var bounds = PointBounds()
    for element in elements {
      switch element {
      case .move(let point), .line(let point): bounds.insert(point)
      case .quadCurve(let point, let control):
        bounds.insert(control)
        bounds.insert(point)
      case .curve(let point, let control1, let control2):
        bounds.insert(control1)
        bounds.insert(control2)
        bounds.insert(point)
      case .close: break
      }
    }
    return bounds.rect ?? .null
  }
}
