public import Geometry
public import Tween

/// A kind of particle of an emitter: `CAEmitterCell`.
///
/// Values with a range are drawn uniformly from the mean minus the range to the mean plus the
/// range, for each particle. The time of a cell is that of its layer or, for the cells of a cell,
/// the age of the emitting particle: particles are born from ``beginTime`` for ``duration``, and
/// live on afterwards.
///
/// A layer reads its cells when they are set or when it is added to its tree, including changes
/// that are made at the same time. Later changes need `setValue(_:forKeyPath:)` of the layer with
/// the key path `emitterCells.name.property`, as in Core Animation, or setting the cells again.
open class EmitterCell: MediaTiming, CreationHashable {
  package let creationNumber = CreationNumber()
  private var values = EmitterCellValues() { didSet { valuesDidChange() } }
  /// The layers and cells that have this cell.
  private var owners: [ObjectIdentifier: WeakOwner] = [:]

  /// Creates a cell with Core Animation's defaults, which emits nothing.
  public init() {}

  private func set<Value>(_ path: WritableKeyPath<EmitterCellValues, Value>, _ value: Value) {
    var changed = values
    changed[keyPath: path] = value
    changed.check()
    values = changed
  }

  /// The values of the cell and its cells.
  var snapshot: EmitterCellValues {
    get {
      var values = values
      values.cells = (emitterCells ?? []).map(\.snapshot)
      return values
    }
    set {
      var own = newValue
      own.cells = []
      values = own
      for (cell, values) in zip(emitterCells ?? [], newValue.cells) { cell.snapshot = values }
    }
  }

  private struct WeakOwner {
    weak var owner: (any EmitterCellOwner)?
  }

  func addOwner(_ owner: any EmitterCellOwner) {
    owners[ObjectIdentifier(owner)] = WeakOwner(owner: owner)
  }

  func removeOwner(_ owner: any EmitterCellOwner) { owners[ObjectIdentifier(owner)] = nil }

  private func valuesDidChange() {
    for owner in owners.values { owner.owner?.cellDidChange() }
  }

  /// The cells that each particle emits while it lives; nil by default.
  ///
  /// Their particles begin at the place of the particle, and their scale and color are multiplied
  /// by those that it has then.
  public var emitterCells: [EmitterCell]? {
    didSet {
      for cell in oldValue ?? [] { cell.removeOwner(self) }
      for cell in emitterCells ?? [] { cell.addOwner(self) }
      valuesDidChange()
    }
  }

  /// The name, by which key paths find the cell; nil by default.
  public var name: String? {
    get { values.name }
    set { values.name = newValue }
  }

  /// Whether particles are born; true by default.
  public var isEnabled: Bool {
    get { values.isEnabled }
    set { values.isEnabled = newValue }
  }

  // MARK: Appearance

  /// The content of a particle, centered at its position; nil, the default, shows nothing.
  public var contents: LayerContents? {
    get { values.contents }
    set { values.contents = newValue }
  }

  /// The part of the contents that is shown, in fractions; (0, 0, 1, 1) by default.
  public var contentsRect: Rect {
    get { values.contentsRect }
    set { set(\.contentsRect, newValue) }
  }

  /// The number of pixels per point of a bitmap, above 0; 1 by default.
  public var contentsScale: Double {
    get { values.contentsScale }
    set { set(\.contentsScale, newValue) }
  }

  /// The filter that enlarges a bitmap; `.linear` by default.
  public var magnificationFilter: LayerContentsFilter {
    get { values.magnificationFilter }
    set { values.magnificationFilter = newValue }
  }

  /// The color by which the contents are multiplied; white by default, nil is white.
  public var color: Color? {
    get { values.color }
    set { values.color = newValue }
  }

  /// The range of the red component of the color; 0 by default.
  public var redRange: Double {
    get { values.redRange }
    set { set(\.redRange, newValue) }
  }

  /// The range of the green component of the color; 0 by default.
  public var greenRange: Double {
    get { values.greenRange }
    set { set(\.greenRange, newValue) }
  }

  /// The range of the blue component of the color; 0 by default.
  public var blueRange: Double {
    get { values.blueRange }
    set { set(\.blueRange, newValue) }
  }

  /// The range of the opacity; 0 by default.
  public var alphaRange: Double {
    get { values.alphaRange }
    set { set(\.alphaRange, newValue) }
  }

  /// The change of the red component of the color per second; 0 by default.
  public var redSpeed: Double {
    get { values.redSpeed }
    set { set(\.redSpeed, newValue) }
  }

  /// The change of the green component of the color per second; 0 by default.
  public var greenSpeed: Double {
    get { values.greenSpeed }
    set { set(\.greenSpeed, newValue) }
  }

  /// The change of the blue component of the color per second; 0 by default.
  public var blueSpeed: Double {
    get { values.blueSpeed }
    set { set(\.blueSpeed, newValue) }
  }

  /// The change of the opacity per second; 0 by default.
  public var alphaSpeed: Double {
    get { values.alphaSpeed }
    set { set(\.alphaSpeed, newValue) }
  }

  // MARK: Life and motion

  /// The number of particles that are born per second; 0 by default.
  public var birthRate: Double {
    get { values.birthRate }
    set { set(\.birthRate, newValue) }
  }

  /// The time for which a particle lives, in seconds; 0 by default.
  public var lifetime: Double {
    get { values.lifetime }
    set { set(\.lifetime, newValue) }
  }

  /// The range of the lifetime, in seconds; 0 by default.
  public var lifetimeRange: Double {
    get { values.lifetimeRange }
    set { set(\.lifetimeRange, newValue) }
  }

  /// The angle of the emission out of the plane, towards the viewer, in radians; 0 by default.
  public var emissionLatitude: Double {
    get { values.emissionLatitude }
    set { set(\.emissionLatitude, newValue) }
  }

  /// The angle of the emission in the plane, clockwise from the direction of the layer's shape, in
  /// radians; 0 by default.
  public var emissionLongitude: Double {
    get { values.emissionLongitude }
    set { set(\.emissionLongitude, newValue) }
  }

  /// The full angle of the cone in space over which emissions are distributed uniformly, in
  /// radians; 0 by default, 2 pi distributes them over all directions.
  public var emissionRange: Double {
    get { values.emissionRange }
    set { set(\.emissionRange, newValue) }
  }

  /// The speed at birth, in points per second; 0 by default.
  public var velocity: Double {
    get { values.velocity }
    set { set(\.velocity, newValue) }
  }

  /// The range of the speed at birth, in points per second; 0 by default.
  public var velocityRange: Double {
    get { values.velocityRange }
    set { set(\.velocityRange, newValue) }
  }

  /// The acceleration along x, in points per second squared; 0 by default.
  public var xAcceleration: Double {
    get { values.xAcceleration }
    set { set(\.xAcceleration, newValue) }
  }

  /// The acceleration along y, in points per second squared; 0 by default.
  public var yAcceleration: Double {
    get { values.yAcceleration }
    set { set(\.yAcceleration, newValue) }
  }

  /// The acceleration along z, in points per second squared; 0 by default.
  public var zAcceleration: Double {
    get { values.zAcceleration }
    set { set(\.zAcceleration, newValue) }
  }

  /// The scale at birth; 1 by default.
  public var scale: Double {
    get { values.scale }
    set { set(\.scale, newValue) }
  }

  /// The range of the scale at birth; 0 by default.
  public var scaleRange: Double {
    get { values.scaleRange }
    set { set(\.scaleRange, newValue) }
  }

  /// The change of the scale per second; 0 by default.
  ///
  /// A scale that falls below 0 mirrors the particle.
  public var scaleSpeed: Double {
    get { values.scaleSpeed }
    set { set(\.scaleSpeed, newValue) }
  }

  /// The speed of rotation, clockwise, in radians per second; 0 by default.
  public var spin: Double {
    get { values.spin }
    set { set(\.spin, newValue) }
  }

  /// The range of the speed of rotation, in radians per second; 0 by default.
  public var spinRange: Double {
    get { values.spinRange }
    set { set(\.spinRange, newValue) }
  }

  // MARK: Time

  /// The start of the births, in seconds of the layer or of the age of the emitting particle; 0 by
  /// default.
  public var beginTime: Double {
    get { values.beginTime }
    set { set(\.beginTime, newValue) }
  }

  /// The time for which particles are born, in seconds; infinite by default.
  public var duration: Double {
    get { values.duration }
    set { set(\.duration, newValue) }
  }

  /// The speed of the particles' time and of births; 1 by default, 0 or less emits nothing.
  public var speed: Double {
    get { values.speed }
    set { set(\.speed, newValue) }
  }

  /// The time by which births begin earlier, in seconds of the cell; 0 by default.
  public var timeOffset: Double {
    get { values.timeOffset }
    set { set(\.timeOffset, newValue) }
  }

  /// The number of durations in which particles are born; 0, the default, is one.
  public var repeatCount: Double {
    get { values.repeatCount }
    set { set(\.repeatCount, newValue) }
  }

  /// The time for which durations repeat, in seconds; 0, the default, leaves it to `repeatCount`.
  public var repeatDuration: Double {
    get { values.repeatDuration }
    set { set(\.repeatDuration, newValue) }
  }

  /// Whether each duration is followed by a reversed one, in which particles are born too; false by
  /// default.
  public var autoreverses: Bool {
    get { values.autoreverses }
    set { values.autoreverses = newValue }
  }

  /// Has no effect; `.removed` by default.
  public var fillMode: MediaTimingFillMode {
    get { values.fillMode }
    set { values.fillMode = newValue }
  }
}

@available(*, unavailable)
extension EmitterCell: Sendable {}

/// An object that reads the values of cells: a layer, or a cell.
protocol EmitterCellOwner: AnyObject {
  /// Called after a change of a cell.
  func cellDidChange()
}

extension EmitterCell: EmitterCellOwner {
  func cellDidChange() { valuesDidChange() }
}
