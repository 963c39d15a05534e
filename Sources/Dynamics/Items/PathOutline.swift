import Geometry

extension Path {
  /// The corners of the first subpath, without repetition; curves become chords of about 10 points.
  ///
  /// The pieces of a curve are equal in its parameter, and as many as its length holds tens of
  /// points. An ellipse of 100 by 50 points gets 24 corners, one of 20 by 10 points four, as
  /// UIKit's do.
  var outline: [Point] {
    var corners: [Point] = []
    for element in elements {
      switch element {
      case .move(let point):
        if corners.count > 1 { return corners.withoutRepetition }
        corners = [point]
      case .line(let point): corners.append(point)
      case .quadCurve(let end, let control):
        guard let start = corners.last else { continue }
        corners += chords(from: start, to: end) { path in
          path.addQuadCurve(to: end, controlPoint: control)
        } at: { t in
          let (u, v) = (1 - t, t)
          return Point(
            u * u * start.x + 2 * u * v * control.x + v * v * end.x,
            u * u * start.y + 2 * u * v * control.y + v * v * end.y)
        }
      case .curve(let end, let control1, let control2):
        guard let start = corners.last else { continue }
        corners += chords(from: start, to: end) { path in
          path.addCurve(to: end, controlPoint1: control1, controlPoint2: control2)
        } at: { t in
          let (u, v) = (1 - t, t)
          let (a, b, c, d) = (u * u * u, 3 * u * u * v, 3 * u * v * v, v * v * v)
          return Point(
            a * start.x + b * control1.x + c * control2.x + d * end.x,
            a * start.y + b * control1.y + c * control2.y + d * end.y)
        }
      case .close: return corners.withoutRepetition
      }
    }
    return corners.withoutRepetition
  }

  /// The ends of the chords of one curve.
  private func chords(
    from start: Point, to end: Point, curve: (inout Path) -> Void, at point: (Double) -> Point
  ) -> [Point] {
    var path = Path()
    path.move(to: start)
    curve(&path)
    let count = max(1, Int(path.length() / 10))
    return (1..<count).map { point(Double($0) / Double(count)) } + [end]
  }
}

extension [Point] {
  /// The corners less those closer than a hundredth of a point to the one before, all around.
  fileprivate var withoutRepetition: [Point] {
    var kept: [Point] = []
    for point in self where kept.last.map({ $0.distance(to: point) > 0.01 }) ?? true {
      kept.append(point)
    }
    while kept.count > 1, let first = kept.first, let last = kept.last,
      first.distance(to: last) <= 0.01
    {
      kept.removeLast()
    }
    return kept
  }
}
