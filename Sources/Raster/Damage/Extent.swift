internal import Geometry
internal import PictureKit

extension FrameLayer {
  /// Returns the bounds of what the layer and its sublayers may draw, in pixels; null if they
  /// draw nothing.
  func extent(under outer: Transform) -> Rect {
    guard opacity > 0 else { return .null }
    let transform = transform.concatenating(outer)
    var extent = picture?.extent.applying(transform) ?? .null
    for layer in sublayers { extent = extent.union(layer.extent(under: transform)) }
    guard let clip else { return extent }
    return extent.intersection(clip.controlPointBounds.applying(transform))
  }
}

extension Picture {
  /// The bounds of what the picture may draw, without regard to its clips; null if it draws nothing.
  var extent: Rect {
    var extent = Rect.null
    var transforms = [Transform.identity]
    for command in commands {
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
