public import Geometry
internal import PictureKit

/// A layer that emits particles, above its border: `CAEmitterLayer`.
///
/// A frame is a function of the layer's values, the seed and the time, regardless of how many
/// frames were drawn before: random numbers come from the seed and the number of the particle, and
/// positions from closed forms.
///
/// The number of particles that a cell has emitted is the integral of its birth rate over the
/// layer's time; a particle is born whenever it reaches a whole number. Births begin when the layer
/// is added to its tree, or, if it has a ``Layer/beginTime``, at its time 0; if its time is set to
/// another value, they start again. A particle keeps the values that layer and cells had at its
/// birth, so that existing particles live on when the birth rate becomes 0 or the emitter moves.
///
/// A layer has at most 100,000 particles at a time.
open class EmitterLayer: Layer {
  private(set) var emitter = EmitterValues()
  private var cells: [EmitterCell]?
  private var history = EmissionHistory()
  private var pictures = ParticlePictures()
  /// The time of the context at which the values of the cells were read; nil outside a tree.
  private var readingTime: Double?
  private var isSettingCells = false
  /// The time of the context and of the layer before a change of its timing.
  private var changedTime: (context: Double, local: Double)?

  /// Creates a layer without cells, with Core Animation's defaults.
  public required init() { super.init() }

  /// Creates a presentation layer.
  public required init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? EmitterLayer else { return }
    emitter = layer.emitter
    cells = layer.cells
  }

  /// Creates a layer without a tree, whose values are changed by animations.
  init(_ values: EmitterValues, named name: String) {
    super.init()
    emitter = values
    self.name = name
  }

  private func set<Value: Equatable>(
    _ property: WritableKeyPath<EmitterValues, Value>, to value: Value, _ key: String
  ) {
    guard value != emitter[keyPath: property] else { return }
    if let number = value as? Double { check(number.isFinite, key, number) }
    emissionWillChange()
    change(key) { emitter[keyPath: property] = value }
  }

  // MARK: Shape

  /// The center of the shape, in the layer's coordinates; (0, 0) by default.
  public var emitterPosition: Point {
    get { emitter.position }
    set {
      check(newValue.x.isFinite && newValue.y.isFinite, "emitterPosition", newValue)
      set(\.position, to: newValue, "emitterPosition")
    }
  }

  /// The z coordinate of the center of the shape; 0 by default.
  public var emitterZPosition: Double {
    get { emitter.zPosition }
    set { set(\.zPosition, to: newValue, "emitterZPosition") }
  }

  /// Width and height of the shape, in points; zero by default.
  public var emitterSize: Size {
    get { emitter.size }
    set {
      check(newValue.width.isFinite && newValue.height.isFinite, "emitterSize", newValue)
      set(\.size, to: newValue, "emitterSize")
    }
  }

  /// The depth of the shape, in points; 0 by default.
  public var emitterDepth: Double {
    get { emitter.depth }
    set { set(\.depth, to: newValue, "emitterDepth") }
  }

  /// The shape on which particles are born; `.point` by default.
  public var emitterShape: EmitterShape {
    get { emitter.shape }
    set { set(\.shape, to: newValue, "emitterShape") }
  }

  /// The part of the shape on which particles are born; `.volume` by default.
  public var emitterMode: EmitterMode {
    get { emitter.mode }
    set { set(\.mode, to: newValue, "emitterMode") }
  }

  /// The order in which particles are drawn; `.unordered` by default.
  public var renderMode: EmitterRenderMode {
    get { emitter.renderMode }
    set { set(\.renderMode, to: newValue, "renderMode") }
  }

  /// Whether particles keep their depth instead of being flattened to the layer; false by default.
  public var preservesDepth: Bool {
    get { emitter.preservesDepth }
    set { set(\.preservesDepth, to: newValue, "preservesDepth") }
  }

  // MARK: Cells

  /// The cells, whose values are read when they are set; nil by default.
  ///
  /// Changes of a cell take effect as long as the time of the tree stays the same, like changes
  /// before Core Animation's transaction ends.
  ///
  /// Animations and `setValue(_:forKeyPath:)` find the property of a cell by the cell's name, for
  /// example `emitterCells.spark.birthRate`.
  public var emitterCells: [EmitterCell]? {
    get { cells }
    set {
      let values = (newValue ?? []).map(\.snapshot)
      for value in values { value.check() }
      emissionWillChange()
      history.resetCounts()
      for cell in cells ?? [] { cell.removeOwner(self) }
      for cell in newValue ?? [] { cell.addOwner(self) }
      readingTime = rootContext?.time
      change("emitterCells") {
        cells = newValue
        emitter.cells = values
        emitter.generation += 1
      }
    }
  }

  /// The factor of the birth rates of the cells, but not of cells of cells; 1 by default, 0 or less
  /// emits nothing.
  public var birthRate: Double {
    get { emitter.birthRate }
    set { set(\.birthRate, to: newValue, "birthRate") }
  }

  /// The factor of the lifetimes of all cells; 1 by default.
  public var lifetime: Double {
    get { emitter.lifetime }
    set { set(\.lifetime, to: newValue, "lifetime") }
  }

  /// The factor of the speeds of all cells; 1 by default.
  public var velocity: Double {
    get { emitter.velocity }
    set { set(\.velocity, to: newValue, "velocity") }
  }

  /// The factor of the scales of all cells; 1 by default.
  public var scale: Double {
    get { emitter.scale }
    set { set(\.scale, to: newValue, "scale") }
  }

  /// The factor of the speeds of rotation of all cells; 1 by default.
  public var spin: Double {
    get { emitter.spin }
    set { set(\.spin, to: newValue, "spin") }
  }

  /// The seed of the random numbers; 0 by default.
  public var seed: UInt32 {
    get { emitter.seed }
    set { set(\.seed, to: newValue, "seed") }
  }

  /// Returns the property of a name.
  open override func property(forKey key: String) -> LayerProperty? {
    switch key {
    case "emitterPosition": LayerProperty(\EmitterLayer.emitterPosition)
    case "emitterZPosition": LayerProperty(\EmitterLayer.emitterZPosition)
    case "emitterSize": LayerProperty(\EmitterLayer.emitterSize)
    case "emitterDepth": LayerProperty(\EmitterLayer.emitterDepth)
    case "birthRate": LayerProperty(\EmitterLayer.birthRate)
    case "lifetime": LayerProperty(\EmitterLayer.lifetime)
    case "velocity": LayerProperty(\EmitterLayer.velocity)
    case "scale": LayerProperty(\EmitterLayer.scale)
    case "spin": LayerProperty(\EmitterLayer.spin)
    case "emitterCells":
      LayerProperty(
        ValueAccess<EmitterCellList>(
          get: { EmitterCellList(cells: ($0 as? EmitterLayer)?.emitter.cells ?? []) },
          set: { layer, list in (layer as? EmitterLayer)?.setCellValues(list.cells) }),
        cells: emitter.cells)
    default: super.property(forKey: key)
    }
  }

  /// Sets values of cells by key path.
  private func setCellValues(_ values: [EmitterCellValues]) {
    guard values != emitter.cells else { return }
    for value in values { value.check() }
    emissionWillChange()
    change("emitterCells") {
      emitter.cells = values
      guard !isPresentation else { return }
      isSettingCells = true
      for (cell, values) in zip(cells ?? [], values) { cell.snapshot = values }
      isSettingCells = false
    }
  }

  // MARK: Births

  override func animationsWillChange() { emissionWillChange() }

  override func timeWillChange() {
    guard changedTime == nil, let context = rootContext else { return }
    changedTime = (context.time, localTime(at: context.time))
  }

  override func treeWasJoined() {
    changedTime = nil
    readingTime = rootContext?.time
    history.restart(at: firstBirthTime)
  }

  /// Closes the present emission before values change.
  private func emissionWillChange() {
    guard !isPresentation else { return }
    settleTime()
    history.close(at: rootContext.map { localTime(at: $0.time) } ?? 0, of: self)
  }

  /// Restarts births if the layer's time was set to another value.
  private func settleTime() {
    guard let (context, local) = changedTime else { return }
    changedTime = nil
    if abs(localTime(at: context) - local) > 1e-9 { history.restart(at: firstBirthTime) }
  }

  /// The time of the layer at which births begin.
  private var firstBirthTime: Double {
    guard beginTime == 0, let joinTime else { return 0 }
    return localTime(at: joinTime) - timeOffset
  }

  // MARK: Frames

  override var keepsDepth: Bool { preservesDepth }

  override func nodes(of model: Layer, at time: Double, under matrix: Transform3D) -> [PlacedNode] {
    guard preservesDepth else { return super.nodes(of: model, at: time, under: matrix) }
    return sublayerNodes(of: model, at: time, under: matrix)
      + particleNodes(of: model, at: time, under: matrix)
  }

  override func topNodes(of model: Layer, at time: Double) -> [FrameLayer] {
    preservesDepth ? [] : particleNodes(of: model, at: time, under: .identity).map(\.node)
  }

  private func particleNodes(
    of model: Layer, at time: Double, under outer: Transform3D
  ) -> [PlacedNode] {
    guard let model = model as? EmitterLayer else { return [] }
    model.settleTime()
    let space =
      sublayerTransform.isIdentity ? outer : transformOfSublayers.concatenating(outer)
    let particles = model.history.particles(at: model.localTime(at: time), of: model)
    return model.pictures.nodes(
      of: particles, under: space, isAdditive: model.renderMode == .additive)
  }
}

extension EmitterLayer: EmitterCellOwner {
  /// Reads the cells again if they change at the time at which they were set.
  func cellDidChange() {
    guard !isPresentation, !isSettingCells, readingTime == rootContext?.time else { return }
    let values = (cells ?? []).map(\.snapshot)
    guard values != emitter.cells else { return }
    for value in values { value.check() }
    emissionWillChange()
    change("emitterCells") { emitter.cells = values }
  }
}
