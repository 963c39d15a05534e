/// A run of connected segments of a path.
struct Subpath {
  let start: Point
  private(set) var segments: [Segment] = []
  /// Whether the path says that it returns to its start.
  private(set) var isClosed = false

  /// Where the segments end.
  var end: Point { segments.last?.end ?? start }

  /// The line that leads back to the start, or nil where the segments already do.
  var closingLine: Segment? {
    end == start ? nil : Segment(from: end, to: start)
  }

  /// The segments with the line back to the start: the edge of the area the subpath encloses.
  var outline: [Segment] {
    guard let closingLine else { return segments }
    return segments + [closingLine]
  }
}

extension Path {
  /// The connected runs of the path, in drawing order.
  var subpaths: [Subpath] {
    var runs: [Subpath] = []
    for element in elements { Subpath.append(element, to: &runs) }
    return runs
  }
}

extension Subpath {
  fileprivate static func append(_ element: Path.Element, to runs: inout [Subpath]) {
    // A path begins every run with a move.
    guard let last = runs.indices.last else {
      if case .move(let point) = element { runs.append(Subpath(start: point)) }
      return
    }
    let from = runs[last].end
    switch element {
    case .move(let point):
      runs.append(Subpath(start: point))
    case .line(let point):
      runs[last].segments.append(Segment(from: from, to: point))
    case .quadCurve(let point, let control):
      runs[last].segments.append(Segment(from: from, to: point, control: control))
    case .curve(let point, let control1, let control2):
      runs[last].segments.append(
        Segment(from: from, to: point, control1: control1, control2: control2))
    case .close:
      runs[last].isClosed = true
    }
  }
}
