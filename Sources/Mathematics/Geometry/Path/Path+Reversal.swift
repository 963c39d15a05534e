extension Path {
  /// Returns the path in the opposite direction; the order of its subpaths stays.
  public func reversed() -> Path {
    var result = Path()
    var start = Point.zero
    var segments: [(from: Point, element: Element)] = []
    var current = Point.zero
    func end(closed: Bool) {
      guard let last = segments.last else { return }
      let lastPoint = last.element.endPoint ?? start
      result.move(to: closed ? start : lastPoint)
      if closed, lastPoint != start { result.addLine(to: lastPoint) }
      for (from, element) in segments.reversed() {
        switch element {
        case .move, .close: break
        case .line: result.addLine(to: from)
        case .quadCurve(_, let control): result.addQuadCurve(to: from, controlPoint: control)
        case .curve(_, let control1, let control2):
          result.addCurve(to: from, controlPoint1: control2, controlPoint2: control1)
        }
      }
      if closed { result.close() }
      segments = []
    }
    for element in elements {
      switch element {
      case .move(let point):
        end(closed: false)
        start = point
        current = point
      case .close:
        end(closed: true)
        current = start
      default:
        segments.append((current, element))
        current = element.endPoint ?? current
      }
    }
    end(closed: false)
    return result
  }
}

extension Path.Element {
  /// The point at which the element ends; nil for the end of a subpath.
  fileprivate var endPoint: Point? {
    switch self {
    case .move(let point), .line(let point): point
    case .quadCurve(let point, _): point
    case .curve(let point, _, _): point
    case .close: nil
    }
  }
}
