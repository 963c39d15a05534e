internal import Geometry
internal import PictureKit

extension VectorNode {
  /// The bounds of what the node draws; null if it draws nothing.
  var extent: Rect {
    switch self {
    case .fill(let path, _, _): return path.controlPointBounds
    case .stroke(let path, let style, _):
      let reach = style.lineWidth / 2 * max(style.lineJoin == .miter ? style.miterLimit : 1, 1.5)
      return path.controlPointBounds.insetBy(dx: -reach, dy: -reach)
    case .image(_, let rect, _), .document(_, let rect): return rect
    case .group(let group):
      var extent = group.nodes.extent
      if let clip = group.clip { extent = extent.intersection(clip.controlPointBounds) }
      return extent.applying(group.transform)
    }
  }
}

extension [VectorNode] {
  /// The bounds of what the nodes draw; null if they draw nothing.
  var extent: Rect { reduce(.null) { $0.union($1.extent) } }
}
