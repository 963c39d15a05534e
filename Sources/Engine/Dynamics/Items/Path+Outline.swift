import Geometry

extension Path {
  /// The vertices of the first subpath, without duplicates.
  ///
  /// Curves are approximated by chords of about 10 points.
  ///
  /// A curve is divided at equal steps of its parameter into one chord per full 10 points of its
  /// length. As in UIKit, an ellipse of 100 by 50 points has 24 vertices, and one of 20 by 10
  /// points has four. No curve has more than 10,000 chords.
  var outline: [Point] {
    var vertices: [Point] = []
    for element in elements {
      switch element {
      case .move(let point):
        if vertices.count > 1 { return vertices.removingDuplicates }
        vertices = [point]
      case .line(let point): vertices.append(point)
      case .quadCurve(let end, let control):
        guard let start = vertices.last else { continue }
        vertices += chords(from: start, to: end) { path in
          path.addQuadCurve(to: end, controlPoint: control)
        } at: { t in
          let (u, v) = (1 - t, t)
          return Point(
            u * u * start.x + 2 * u * v * control.x + v * v * end.x,
            u * u * start.y + 2 * u * v * control.y + v * v * end.y)
        }
      case .curve(let end, let control1, let control2):
        guard let start = vertices.last else { continue }
        vertices += chords(from: start, to: end) { path in
          path.addCurve(to: end, controlPoint1: control1, controlPoint2: control2)
        } at: { t in
          let (u, v) = (1 - t, t)
          let (a, b, c, d) = (u * u * u, 3 * u * u * v, 3 * u * v * v, v * v * v)
          return Point(
            a * start.x + b * control1.x + c * control2.x + d * end.x,
            a * start.y + b * control1.y + c * control2.y + d * end.y)
        }
      case .close: return vertices.removingDuplicates
      }
    }
    return vertices.removingDuplicates
  }

  /// Returns the end points of the chords of a curve.
  private func chords(
    from start: Point, to end: Point, curve: (inout Path) -> Void, at point: (Double) -> Point
  ) -> [Point] {
    var path = Path()
    path.move(to: start)
    curve(&path)
    let chords = path.length() / 10
    let count = chords < 10_000 ? max(1, Int(chords)) : 10_000
    return (1..<count).map { point(Double($0) / Double(count)) } + [end]
  }
}

extension [Point] {
  /// The points without those within 0.01 points of the previous one; the first follows the last.
  fileprivate var removingDuplicates: [Point] {
    var result: [Point] = []
    for point in self where result.last.map({ $0.distance(to: point) > 0.01 }) ?? true {
      result.append(point)
    }
    while result.count > 1, let first = result.first, let last = result.last,
      first.distance(to: last) <= 0.01
    {
      result.removeLast()
    }
    return result
  }
}
