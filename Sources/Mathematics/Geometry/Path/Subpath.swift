/// A sequence of connected segments of a path.
struct Subpath {
  let start: Point
  private(set) var segments: [Segment] = []
  /// Whether the path closes the subpath explicitly.
  private(set) var isClosed = false

  /// The end of the last segment.
  var end: Point { segments.last?.end ?? start }

  /// The line from the end to the start, or nil if they are equal.
  var closingLine: Segment? {
    end == start ? nil : Segment(from: end, to: start)
  }

  /// The segments and the closing line: the edge of the enclosed area.
  var outline: [Segment] {
    guard let closingLine else { return segments }
    return segments + [closingLine]
  }
}

extension Path {
  /// The subpaths of the path, in drawing order.
  var subpaths: [Subpath] {
    var subpaths: [Subpath] = []
    for element in elements { Subpath.append(element, to: &subpaths) }
    return subpaths
  }
}

extension Subpath {
  fileprivate static func append(_ element: Path.Element, to subpaths: inout [Subpath]) {
    // Every subpath of a `Path` begins with a move.
    guard let last = subpaths.indices.last else {
      if case .move(let point) = element { subpaths.append(Subpath(start: point)) }
      return
    }
    let from = subpaths[last].end
    switch element {
    case .move(let point):
      subpaths.append(Subpath(start: point))
    case .line(let point):
      subpaths[last].segments.append(Segment(from: from, to: point))
    case .quadCurve(let point, let control):
      subpaths[last].segments.append(Segment(from: from, to: point, control: control))
    case .curve(let point, let control1, let control2):
      subpaths[last].segments.append(
        Segment(from: from, to: point, control1: control1, control2: control2))
    case .close:
      subpaths[last].isClosed = true
    }
  }
}
