internal import Geometry
internal import PictureKit

extension Layer {
  /// Returns the bounds of what the layer and its sublayers may draw, in pixels; nil if they draw
  /// nothing.
  func extent(under outer: Transform) -> Rect? {
    guard opacity > 0 else { return nil }
    let transform = transform.concatenating(outer)
    var extent = picture?.extent?.applying(transform)
    for layer in sublayers {
      guard let inner = layer.extent(under: transform) else { continue }
      extent = extent?.union(inner) ?? inner
    }
    guard let clip, let whole = extent else { return extent }
    return clip.controlPointBounds.flatMap { whole.intersection($0.applying(transform)) }
  }
}

extension Picture {
  /// The bounds of what the picture may draw, without regard to its clips; nil if it draws nothing.
  var extent: Rect? {
    var extent: Rect?
    var transforms = [Transform.identity]
    for command in commands {
      let transform = transforms[transforms.count - 1]
      switch command {
      case .save, .beginGroup: transforms.append(transform)
      case .restore, .endGroup: transforms.removeLast()
      case .concatenate(let next):
        transforms[transforms.count - 1] = next.concatenating(transform)
      case .clip: break
      case .fill, .stroke, .draw:
        guard let drawn = command.extent?.applying(transform) else { continue }
        extent = extent?.union(drawn) ?? drawn
      }
    }
    return extent
  }
}

extension Picture.Command {
  /// The bounds of what the command draws, in its own coordinates; nil if it draws nothing.
  fileprivate var extent: Rect? {
    switch self {
    case .fill(let path, _, _): path.controlPointBounds
    case .stroke(let path, let style, _):
      path.controlPointBounds?.insetBy(dx: -style.maxOffset, dy: -style.maxOffset)
    case .draw(_, let rect, _): rect
    default: nil
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
