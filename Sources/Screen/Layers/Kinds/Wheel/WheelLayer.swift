internal import Geometry
internal import PictureKit

/// A layer that shows its sublayers, rows of a list, on a wheel whose front is in the middle of
/// the bounds.
///
/// The sublayers have their positions in a flat list, and the origin of the bounds rotates the
/// wheel.
package final class WheelLayer: Layer {
  /// The shape; nil, the default, shows the sublayers where they are.
  package var wheel: Wheel? {
    didSet { if wheel != oldValue { change("wheel") {} } }
  }

  /// Creates a layer without a wheel.
  package required init() { super.init() }

  /// Creates a presentation layer.
  package required init(layer: Any) {
    super.init(layer: layer)
    wheel = (layer as? WheelLayer)?.wheel
  }

  override func sublayerNodes(
    of model: Layer, at time: Double, under outer: Transform3D
  ) -> [PlacedNode] {
    guard let wheel else { return super.sublayerNodes(of: model, at: time, under: outer) }
    let rect = presentedBounds
    let lens = Rect(
      x: rect.minX, y: rect.midY - wheel.lensHeight / 2, width: rect.width,
      height: wheel.lensHeight)
    var (around, inside) = ([FrameLayer](), [FrameLayer]())
    for layer in model.storedSublayers {
      let row = layer.presented(at: time)
      let angle = wheel.angle(at: row.position.y - rect.midY)
      guard abs(angle) < Wheel.maxAngle else { continue }
      let halfHeight = row.bounds.height / 2
      let middle = abs(wheel.shownDistance(of: row.position.y - rect.midY))
      let nodes = { (isInLens: Bool) in
        let transform = Transform3D(translationX: -row.position.x, y: -row.position.y, z: 0)
          .concatenating(
            wheel.transform(at: angle, x: row.position.x - rect.minX, isInLens: isInLens)
          )
          .concatenating(Transform3D(translationX: rect.minX, y: rect.midY, z: 0))
        return layer.placedNodes(at: time, under: transform.concatenating(outer)).map(\.node)
      }
      if middle + halfHeight * Wheel.scale > lens.height / 2 {
        around += nodes(false).map { node in
          var node = node
          node.opacity *= Wheel.opacity(at: angle)
          return node
        }
      }
      if middle / Wheel.scale - halfHeight < lens.height / 2 { inside += nodes(true) }
    }
    let above = Rect(x: rect.minX, y: rect.minY, width: rect.width, height: lens.minY - rect.minY)
    var outline = Path(rect: above)
    outline.append(
      Path(
        rect: Rect(
          x: rect.minX, y: lens.maxY, width: rect.width, height: rect.maxY - lens.maxY)))
    return [
      PlacedNode(node: FrameLayer(clip: outline, sublayers: around), depth: 0),
      PlacedNode(node: FrameLayer(clip: Path(rect: lens), sublayers: inside), depth: 0),
    ]
  }
}
