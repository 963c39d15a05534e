package import Geometry

extension Shadow {
  /// Returns the bounds of the shadow of what lies in a rectangle.
  package func extent(of silhouette: Rect) -> Rect {
    guard !silhouette.isNull else { return .null }
    // A shadow ends at two standard deviations; two points for rounding.
    let margin = 2 * radius + 2
    return silhouette.insetBy(dx: -margin, dy: -margin).offsetBy(dx: offset.dx, dy: offset.dy)
  }
}

extension ArraySlice<Picture.Command> {
  /// The bounds of what the commands may draw, without regard to clips; null if they draw nothing.
  package var extent: Rect { extent(isClipped: false) }

  /// Returns the bounds of what the commands may draw.
  ///
  /// - Parameter isClipped: Whether what is outside of the bounds of clips is left out.
  /// - Returns: The bounds; null if they draw nothing.
  package func extent(isClipped: Bool) -> Rect {
    var extent = Rect.null
    // No clip is everything.
    var states = [(transform: Transform.identity, clip: Rect?.none)]
    for command in self {
      let state = states[states.count - 1]
      switch command {
      case .save, .beginGroup: states.append(state)
      case .restore, .endGroup: states.removeLast()
      case .concatenate(let next):
        states[states.count - 1].transform = next.concatenating(state.transform)
      case .clip(let path, _):
        guard isClipped else { break }
        let bounds = path.controlPointBounds.applying(state.transform)
        states[states.count - 1].clip = state.clip.map { $0.intersection(bounds) } ?? bounds
      case .setBlendMode: break
      case .fill, .stroke, .draw, .drawVariants, .drawVector, .shadow:
        let bounds = command.extent.applying(state.transform)
        extent = extent.union(state.clip.map { bounds.intersection($0) } ?? bounds)
      }
    }
    return extent
  }
}

extension Picture.Command {
  /// The bounds of what the command draws, in its own coordinates; null if it draws nothing.
  package var extent: Rect {
    switch self {
    case .fill(let path, _, _): path.controlPointBounds
    case .stroke(let path, let style, _):
      path.controlPointBounds.insetBy(dx: -style.maxOffset, dy: -style.maxOffset)
    case .draw(_, let rect, _), .drawVariants(_, let rect, _), .drawVector(_, let rect): rect
    case .shadow(let shadow, let picture):
      shadow.extent(of: picture.commands[...].extent(isClipped: true))
    default: .null
    }
  }
}

extension StrokeStyle {
  /// The maximum distance of a stroke's pixels from its path.
  fileprivate var maxOffset: Double {
    let corner = lineJoin == .miter ? max(1, miterLimit) : 1
    return lineWidth / 2 * max(corner, 2.0.squareRoot())
  }
}
