internal import Geometry
internal import PictureKit

/// A layer that shows nothing but its sublayers, in the space of its superlayer:
/// `CATransformLayer`.
///
/// Other layers flatten their sublayers to their own plane; the sublayers of this one keep their
/// depth. Its opacity applies to each of them.
open class TransformLayer: Layer {
  /// Creates a layer.
  public required init() { super.init() }

  /// Creates a presentation layer.
  public required init(layer: Any) { super.init(layer: layer) }

  override var keepsDepth: Bool { true }

  override func nodes(of model: Layer, at time: Double, under matrix: Transform3D) -> [PlacedNode] {
    let opacity = min(opacity, 1)
    return sublayerNodes(of: model, at: time, under: matrix).map { placed in
      var placed = placed
      placed.node.opacity *= opacity
      return placed
    }
  }
}
