package import Geometry

extension Path {
  /// Returns whether two paths have the same kinds of elements.
  package func isLike(_ other: Path) -> Bool {
    elements.count == other.elements.count
      && zip(elements, other.elements).allSatisfy {
        $0.points.count == $1.points.count && $0.isMove == $1.isMove
      }
  }

  /// The coordinates of all points, in order: control points before the point they lead to.
  package var coordinates: [Double] {
    elements.flatMap { $0.points.flatMap { [$0.x, $0.y] } }
  }

  /// Whether the path has only straight lines.
  var isPolyline: Bool { elements.allSatisfy { $0.points.count < 2 } }

  /// Returns the path with its last point repeated, if another one continues with more lines.
  func extended(like other: Path) -> Path {
    guard isPolyline, other.isPolyline, let point = currentPoint, elements.last != .close,
      elements.count < other.elements.count
    else { return self }
    var path = self
    for _ in elements.count..<other.elements.count { path.addLine(to: point) }
    return path
  }

  /// Returns a path between this and another one that is like it.
  func interpolated(to other: Path, fraction: Double) -> Path {
    var path = Path()
    for (start, end) in zip(elements, other.elements) {
      let points = zip(start.points, end.points).map { $0 + ($1 - $0) * fraction }
      switch start {
      case .move: path.move(to: points[0])
      case .line: path.addLine(to: points[0])
      case .quadCurve: path.addQuadCurve(to: points[1], controlPoint: points[0])
      case .curve:
        path.addCurve(to: points[2], controlPoint1: points[0], controlPoint2: points[1])
      case .close: path.close()
      }
    }
    return path
  }
}

extension Path.Element {
  /// The points of the element, in the order of SVG.
  package var points: [Point] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let point, let control): [control, point]
    case .curve(let point, let control1, let control2): [control1, control2, point]
    case .close: []
    }
  }

  fileprivate var isMove: Bool { if case .move = self { true } else { false } }
}
