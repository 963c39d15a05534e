internal import Geometry
internal import PictureKit

/// A layer that shows a snapshot of another one with its sublayers.
package final class SnapshotLayer: Layer {
  private var node: FrameLayer?
  private var origin = Point.zero
  private var size = Size.zero

  /// Creates a layer that shows nothing.
  package required init() { super.init() }

  /// Creates a presentation layer.
  package required init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? SnapshotLayer else { return }
    node = layer.node
    origin = layer.origin
    size = layer.size
  }

  /// Shows a layer as it is presented at a time of its context, scaled to the bounds of this one.
  package func show(_ layer: Layer, at time: Double) {
    let presented = layer.presented(at: time)
    node = layer.ownNode(at: time)
    origin = presented.bounds.origin
    size = presented.bounds.size
  }

  override func contentNodes(of model: Layer) -> [FrameLayer] {
    let nodes = super.contentNodes(of: model)
    guard var node, size.width > 0, size.height > 0 else { return nodes }
    node.transform = Transform(translationX: -origin.x, y: -origin.y)
      .concatenating(Transform(scaleX: bounds.width / size.width, y: bounds.height / size.height))
      .concatenating(Transform(translationX: bounds.minX, y: bounds.minY))
    return [node] + nodes
  }
}
