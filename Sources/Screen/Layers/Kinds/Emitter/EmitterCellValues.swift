internal import Geometry
internal import Tween

/// The values of a cell's properties, with Core Animation's defaults.
struct EmitterCellValues: Equatable, Sendable {
  var name: String?
  var isEnabled = true
  var contents: LayerContents?
  var contentsRect = Rect(x: 0, y: 0, width: 1, height: 1)
  var contentsScale = 1.0
  var magnificationFilter = LayerContentsFilter.linear
  var birthRate = 0.0
  var lifetime = 0.0
  var lifetimeRange = 0.0
  var emissionLatitude = 0.0
  var emissionLongitude = 0.0
  var emissionRange = 0.0
  var velocity = 0.0
  var velocityRange = 0.0
  var xAcceleration = 0.0
  var yAcceleration = 0.0
  var zAcceleration = 0.0
  var scale = 1.0
  var scaleRange = 0.0
  var scaleSpeed = 0.0
  var spin = 0.0
  var spinRange = 0.0
  var color: Color? = .white
  var redRange = 0.0
  var greenRange = 0.0
  var blueRange = 0.0
  var alphaRange = 0.0
  var redSpeed = 0.0
  var greenSpeed = 0.0
  var blueSpeed = 0.0
  var alphaSpeed = 0.0
  var beginTime = 0.0
  var duration = Double.infinity
  var speed = 1.0
  var timeOffset = 0.0
  var repeatCount = 0.0
  var repeatDuration = 0.0
  var autoreverses = false
  var fillMode = MediaTimingFillMode.removed
  var cells: [EmitterCellValues] = []

  typealias Number = any WritableKeyPath<EmitterCellValues, Double> & Sendable

  /// The numbers that must be finite, by name.
  static let numbers: [String: Number] = [
    "contentsScale": \.contentsScale, "birthRate": \.birthRate, "lifetime": \.lifetime,
    "lifetimeRange": \.lifetimeRange, "emissionLatitude": \.emissionLatitude,
    "emissionLongitude": \.emissionLongitude, "emissionRange": \.emissionRange,
    "velocity": \.velocity, "velocityRange": \.velocityRange, "xAcceleration": \.xAcceleration,
    "yAcceleration": \.yAcceleration, "zAcceleration": \.zAcceleration, "scale": \.scale,
    "scaleRange": \.scaleRange, "scaleSpeed": \.scaleSpeed, "spin": \.spin,
    "spinRange": \.spinRange, "redRange": \.redRange, "greenRange": \.greenRange,
    "blueRange": \.blueRange, "alphaRange": \.alphaRange, "redSpeed": \.redSpeed,
    "greenSpeed": \.greenSpeed, "blueSpeed": \.blueSpeed, "alphaSpeed": \.alphaSpeed,
    "beginTime": \.beginTime, "speed": \.speed, "timeOffset": \.timeOffset,
  ]

  /// The name in messages.
  var label: String { name.map { "the emitter cell \"\($0)\"" } ?? "an emitter cell" }

  /// Traps if a value of the cell or of its cells is not valid.
  func check() {
    for (key, path) in Self.numbers.sorted(by: { $0.key < $1.key }) {
      let value = self[keyPath: path]
      precondition(value.isFinite, "the \(key) of \(label) must be finite, not \(value)")
    }
    precondition(
      contentsScale > 0, "the contentsScale of \(label) must be above 0, not \(contentsScale)")
    precondition(
      contentsRect.isFinite, "the contentsRect of \(label) must be finite, not \(contentsRect)")
    precondition(
      duration >= 0 && repeatCount >= 0 && repeatDuration >= 0,
      "duration and repeats of \(label) must be 0 or more, not \(duration), \(repeatCount) and "
        + "\(repeatDuration)")
    for cell in cells { cell.check() }
  }

  /// The time for which particles are born, in seconds of the cell.
  var activeDuration: Double {
    guard duration.isFinite else { return .infinity }
    if repeatDuration > 0 { return repeatDuration }
    return duration * max(repeatCount, 1) * (autoreverses ? 2 : 1)
  }

  /// The times of the layer or parent particle between which particles are born; nil if none are.
  var window: (start: Double, end: Double)? {
    guard isEnabled, speed > 0 else { return nil }
    let start = beginTime - timeOffset / speed
    return (start, start + activeDuration / speed)
  }

  /// The births per second of the layer or parent particle.
  var rate: Double { max(birthRate * speed, 0) }

  /// Returns the longest time for which a particle or what it has emitted lives, in seconds of the
  /// layer or parent particle.
  func maxSpan(lifetimeFactor factor: Double) -> Double {
    guard speed > 0 else { return 0 }
    let own = max((lifetime + abs(lifetimeRange)) * factor, 0)
    let emitted = cells.map { $0.maxSpan(lifetimeFactor: factor) }.max() ?? 0
    return (own + emitted) / speed
  }
}

extension EmitterCellValues: DiscreteValue {
  static var neutral: Self { Self() }
  static var pluralName: String { "emitter cells" }

  static func part(named name: String, of access: ValueAccess<Self>) -> LayerProperty? {
    if let path = numbers[name] { return access.part(path) }
    return switch name {
    case "color": access.part(\.color)
    case "contents": access.part(\.contents)
    case "contentsRect": access.part(\.contentsRect)
    case "enabled", "isEnabled": access.part(\.isEnabled)
    default: nil
    }
  }
}

/// The cells of an emitter.
struct EmitterCellList: DiscreteValue {
  var cells: [EmitterCellValues]

  static var neutral: Self { Self(cells: []) }
  static var pluralName: String { "lists of emitter cells" }
}

extension LayerProperty {
  /// Creates the property of a list of cells, whose parts are the named cells.
  init(_ access: ValueAccess<EmitterCellList>, cells: [EmitterCellValues]) {
    var parts: [String: LayerProperty] = [:]
    for (index, cell) in cells.enumerated() {
      guard let name = cell.name, parts[name] == nil else { continue }
      let cellAccess = ValueAccess<EmitterCellValues>(
        get: { access.get($0).cells[index] },
        set: { layer, cell in
          var list = access.get(layer)
          list.cells[index] = cell
          access.set(layer, list)
        })
      let nested = ValueAccess<EmitterCellList>(
        get: { EmitterCellList(cells: cellAccess.get($0).cells) },
        set: { layer, list in
          var cell = cellAccess.get(layer)
          cell.cells = list.cells
          cellAccess.set(layer, cell)
        })
      parts[name] = LayerProperty(
        access: cellAccess,
        parts: cell.cells.isEmpty
          ? [:] : ["emitterCells": LayerProperty(nested, cells: cell.cells)])
    }
    self.init(access: access, parts: parts)
  }
}
