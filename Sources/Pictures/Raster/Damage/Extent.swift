package import Geometry
package import PictureKit

extension FrameLayer {
  /// Returns the bounds of what the layer and its sublayers may draw, in pixels; null if they
  /// draw nothing.
  package func extent(under outer: Transform) -> Rect {
    guard opacity > 0 else { return .null }
    if let projection {
      var flat = self
      flat.projection = nil
      flat.transform = .identity
      return flat.extent(under: .identity)
        .applying(projection.concatenating(ProjectiveTransform(outer)))
    }
    let transform = transform.concatenating(outer)
    var extent = picture?.extent.applying(transform) ?? .null
    for layer in sublayers { extent = extent.union(layer.extent(under: transform)) }
    if let backdrop {
      extent = extent.union(backdrop.shape.controlPointBounds.applying(transform))
    }
    if let shadow {
      let silhouette = shadow.path?.controlPointBounds ?? contentExtent
      extent = extent.union(shadow.extent(of: silhouette).applying(transform))
    }
    if let clip {
      extent = extent.intersection(clip.controlPointBounds.applying(transform))
    }
    return mask.map { extent.intersection($0.extent(under: transform)) } ?? extent
  }

  /// The bounds of picture and sublayers, in the layer's own coordinates.
  package var contentExtent: Rect {
    sublayers.reduce(picture?.extent ?? .null) { $0.union($1.extent(under: .identity)) }
  }
}

extension Shadow {
  /// Returns the bounds of the shadow of what lies in a rectangle.
  package func extent(of silhouette: Rect) -> Rect {
    guard !silhouette.isNull else { return .null }
    // Beyond four standard deviations a shadow is below half a level; one point for rounding.
    let margin = 4 * radius + 1
    return silhouette.insetBy(dx: -margin, dy: -margin).offsetBy(dx: offset.dx, dy: offset.dy)
  }
}

extension Picture {
  /// The bounds of what the picture may draw, without regard to its clips; null if it draws
  /// nothing.
  package var extent: Rect { commands[...].extent }
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
  fileprivate var extent: Rect {
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
