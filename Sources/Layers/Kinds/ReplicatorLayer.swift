public import Geometry
internal import PictureKit

/// A layer that shows its sublayers several times: `CAReplicatorLayer`.
open class ReplicatorLayer: Layer {
  private struct Values {
    var count = 1
    var delay = 0.0
    var transform = Transform3D.identity
    var alphaOffset = 0.0
    var preservesDepth = false
  }

  private var instances = Values()

  /// Creates a layer with one instance.
  public required init() { super.init() }

  /// Creates a presentation layer.
  public required init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? ReplicatorLayer { instances = layer.instances }
  }

  /// The number of instances, 0...10,000; 1 by default.
  public var instanceCount: Int {
    get { instances.count }
    set {
      precondition(
        (0...10_000).contains(newValue),
        "the instanceCount of \(label) must be 0...10000, not \(newValue)")
      guard newValue != instances.count else { return }
      change("instanceCount") { instances.count = newValue }
    }
  }

  /// The time by which each instance is behind the one before, in seconds; 0 by default.
  public var instanceDelay: Double {
    get { instances.delay }
    set {
      guard newValue != instances.delay else { return }
      check(newValue.isFinite, "instanceDelay", newValue)
      change("instanceDelay") { instances.delay = newValue }
    }
  }

  /// The transform from each instance to the next, about the anchor point; the identity by default.
  public var instanceTransform: Transform3D {
    get { instances.transform }
    set {
      guard newValue != instances.transform else { return }
      check(newValue.isFinite, "instanceTransform", newValue)
      change("instanceTransform") { instances.transform = newValue }
    }
  }

  /// What is added to the opacity of each instance after the first; 0 by default.
  public var instanceAlphaOffset: Double {
    get { instances.alphaOffset }
    set {
      guard newValue != instances.alphaOffset else { return }
      check(newValue.isFinite, "instanceAlphaOffset", newValue)
      change("instanceAlphaOffset") { instances.alphaOffset = newValue }
    }
  }

  /// Whether the instances keep their depth instead of being flattened; false by default.
  public var preservesDepth: Bool {
    get { instances.preservesDepth }
    set {
      guard newValue != instances.preservesDepth else { return }
      change("preservesDepth") { instances.preservesDepth = newValue }
    }
  }

  /// Returns the property of a name.
  open override func property(forKey key: String) -> LayerProperty? {
    switch key {
    case "instanceDelay": LayerProperty(\ReplicatorLayer.instanceDelay)
    case "instanceTransform": LayerProperty(\ReplicatorLayer.instanceTransform)
    case "instanceAlphaOffset": LayerProperty(\ReplicatorLayer.instanceAlphaOffset)
    default: super.property(forKey: key)
    }
  }

  override func nodes(of model: Layer, at time: Double, under matrix: Transform3D) -> [PlacedNode] {
    guard preservesDepth else { return super.nodes(of: model, at: time, under: matrix) }
    return sublayerNodes(of: model, at: time, under: matrix)
  }

  override func sublayerNodes(
    of model: Layer, at time: Double, under outer: Transform3D
  ) -> [PlacedNode] {
    let anchor = anchor
    let there = Transform3D(translationX: -anchor.x, y: -anchor.y, z: 0)
    let back = Transform3D(translationX: anchor.x, y: anchor.y, z: 0)
    var transform = Transform3D.identity
    var nodes: [PlacedNode] = []
    for index in 0..<instanceCount {
      let opacity = min(max(1 + Double(index) * instanceAlphaOffset, 0), 1)
      guard opacity > 0 else { break }
      let placement =
        transform.isIdentity
        ? outer : there.concatenating(transform).concatenating(back).concatenating(outer)
      nodes += super.sublayerNodes(
        of: model, at: time - Double(index) * instanceDelay, under: placement
      ).map { placed in
        var placed = placed
        placed.node.opacity *= opacity
        return placed
      }
      transform = instanceTransform.concatenating(transform)
    }
    return nodes.inDepthOrder
  }
}
