public import Geometry
internal import PictureKit

/// A layer that shows its sublayers several times: `CAReplicatorLayer`.
open class ReplicatorLayer: Layer {
  private struct Values {
    var count = 1
    var delay = 0.0
    var transform = Transform3D.identity
    var color: Color? = .white
    var redOffset = 0.0
    var greenOffset = 0.0
    var blueOffset = 0.0
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
  open var instanceCount: Int {
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
  open var instanceDelay: Double {
    get { instances.delay }
    set {
      guard newValue != instances.delay else { return }
      check(newValue.isFinite, "instanceDelay", newValue)
      change("instanceDelay") { instances.delay = newValue }
    }
  }

  /// The transform from each instance to the next, about the anchor point; the identity by default.
  open var instanceTransform: Transform3D {
    get { instances.transform }
    set {
      guard newValue != instances.transform else { return }
      check(newValue.isFinite, "instanceTransform", newValue)
      change("instanceTransform") { instances.transform = newValue }
    }
  }

  /// The color by which the first instance is multiplied; white by default, nil is white.
  open var instanceColor: Color? {
    get { instances.color }
    set {
      guard newValue != instances.color else { return }
      change("instanceColor") { instances.color = newValue }
    }
  }

  /// What is added to the red component of the color from each instance to the next; 0 by default.
  open var instanceRedOffset: Double {
    get { instances.redOffset }
    set { setOffset(\.redOffset, to: newValue, "instanceRedOffset") }
  }

  /// What is added to the green component of the color from each instance to the next; 0 by
  /// default.
  open var instanceGreenOffset: Double {
    get { instances.greenOffset }
    set { setOffset(\.greenOffset, to: newValue, "instanceGreenOffset") }
  }

  /// What is added to the blue component of the color from each instance to the next; 0 by default.
  open var instanceBlueOffset: Double {
    get { instances.blueOffset }
    set { setOffset(\.blueOffset, to: newValue, "instanceBlueOffset") }
  }

  /// What is added to the alpha of the color from each instance to the next; 0 by default.
  open var instanceAlphaOffset: Double {
    get { instances.alphaOffset }
    set { setOffset(\.alphaOffset, to: newValue, "instanceAlphaOffset") }
  }

  private func setOffset(
    _ property: WritableKeyPath<Values, Double>, to value: Double, _ key: String
  ) {
    guard value != instances[keyPath: property] else { return }
    check(value.isFinite, key, value)
    change(key) { instances[keyPath: property] = value }
  }

  /// Whether the instances keep their depth instead of being flattened; false by default.
  open var preservesDepth: Bool {
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
    case "instanceColor": LayerProperty(\ReplicatorLayer.instanceColor)
    case "instanceRedOffset": LayerProperty(\ReplicatorLayer.instanceRedOffset)
    case "instanceGreenOffset": LayerProperty(\ReplicatorLayer.instanceGreenOffset)
    case "instanceBlueOffset": LayerProperty(\ReplicatorLayer.instanceBlueOffset)
    case "instanceAlphaOffset": LayerProperty(\ReplicatorLayer.instanceAlphaOffset)
    default: super.property(forKey: key)
    }
  }

  override var keepsDepth: Bool { preservesDepth }

  override func nodes(of model: Layer, at time: Double, under matrix: Transform3D) -> [PlacedNode] {
    guard preservesDepth else { return super.nodes(of: model, at: time, under: matrix) }
    return sublayerNodes(of: model, at: time, under: matrix)
  }

  override func sublayerNodes(
    of model: Layer, at time: Double, under outer: Transform3D
  ) -> [PlacedNode] {
    checkLayerCount(of: model)
    let anchor = anchor
    let there = Transform3D(translationX: -anchor.x, y: -anchor.y, z: 0)
    let back = Transform3D(translationX: anchor.x, y: anchor.y, z: 0)
    var transform = Transform3D.identity
    var nodes: [PlacedNode] = []
    for index in 0..<instanceCount {
      defer { transform = instanceTransform.concatenating(transform) }
      let color = color(ofInstance: Double(index))
      guard color.alpha > 0 else { continue }
      let placement =
        transform.isIdentity
        ? outer : there.concatenating(transform).concatenating(back).concatenating(outer)
      nodes += super.sublayerNodes(
        of: model, at: time - Double(index) * instanceDelay, under: placement
      ).map { placed in
        var placed = placed
        placed.node = placed.node.tinted(by: color)
        placed.node.opacity *= color.alpha
        return placed
      }
    }
    return nodes.inDepthOrder
  }

  /// The maximum number of layers in all instances, including those of nested replicators.
  public static let maxLayerCount = 1_000_000

  private func checkLayerCount(of model: Layer) {
    let count = model.sublayerCount * Double(instanceCount)
    precondition(
      count <= Double(Self.maxLayerCount),
      "the \(instanceCount) instances of \(label) have \(Int(min(count, 1e18))) layers, more than "
        + "\(Self.maxLayerCount)")
  }

  /// Returns the color by which an instance is multiplied.
  private func color(ofInstance index: Double) -> Color {
    let first = instanceColor ?? .white
    func component(_ value: Double, _ offset: Double) -> Double {
      min(max(value + index * offset, 0), 1)
    }
    return Color(
      red: component(first.red, instanceRedOffset),
      green: component(first.green, instanceGreenOffset),
      blue: component(first.blue, instanceBlueOffset),
      alpha: component(first.alpha, instanceAlphaOffset))
  }
}

extension Layer {
  /// The number of descendants, each counted in all its instances.
  fileprivate var sublayerCount: Double {
    storedSublayers.reduce(0) { count, layer in
      count + 1
        + layer.sublayerCount * Double((layer as? ReplicatorLayer)?.instanceCount ?? 1)
    }
  }
}
