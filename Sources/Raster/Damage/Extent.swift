internal import Geometry
internal import PictureKit

extension FrameLayer {
  /// Returns the bounds of what the layer and its sublayers may draw, in pixels; null if they
  /// draw nothing.
  func extent(under outer: Transform) -> Rect {
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
      // Beyond four standard deviations a shadow is below half a level; one point for rounding.
      let blurred = silhouette.insetBy(dx: -4 * shadow.radius - 1, dy: -4 * shadow.radius - 1)
        .offsetBy(dx: shadow.offset.dx, dy: shadow.offset.dy)
      extent = extent.union(blurred.applying(transform))
    }
    if let clip {
      extent = extent.intersection(clip.controlPointBounds.applying(transform))
    }
    return mask.map { extent.intersection($0.extent(under: transform)) } ?? extent
  }

  /// The bounds of picture and sublayers, in the layer's own coordinates.
  var contentExtent: Rect {
    sublayers.reduce(picture?.extent ?? .null) { $0.union($1.extent(under: .identity)) }
  }
}

extension Picture {
  /// The bounds of what the picture may draw, without regard to its clips; null if it draws nothing.
  var extent: Rect { commands[...].extent }
}

extension ArraySlice<Picture.Command> {
  /// The bounds of what the commands may draw, without regard to clips; null if they draw nothing.
  var extent: Rect {
    var extent = Rect.null
    var transforms = [Transform.identity]
    for command in self {
      let transform = transforms[transforms.count - 1]
      switch command {
      case .save, .beginGroup: transforms.append(transform)
      case .restore, .endGroup: transforms.removeLast()
      case .concatenate(let next):
        transforms[transforms.count - 1] = next.concatenating(transform)
      case .clip, .setBlendMode: break
      case .fill, .stroke, .draw, .drawVariants, .drawVector:
        extent = extent.union(command.extent.applying(transform))
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
