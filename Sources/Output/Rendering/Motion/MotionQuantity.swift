internal import Dynamics
internal import Geometry
internal import StageKit

/// A number that follows from a sample: `ball.y`, `ball.speed`, `energy`.
package struct MotionQuantity: Hashable, Sendable {
  /// The quantities of the whole scene; the time is the horizontal axis of plots.
  private static let ofScenes = SceneQuantity.allCases.filter { $0 != .time }

  private enum Kind: Hashable, Sendable {
    case view(String, ViewQuantity)
    case scene(SceneQuantity)
    case formula(MotionFormula)
  }

  /// The name, as it was given.
  package let name: String
  private let kind: Kind

  /// Parses a name.
  ///
  /// - Throws: A ``RenderingError`` that lists what is allowed.
  package init(_ name: String) throws(RenderingError) {
    self.name = name
    if let quantity = Self.ofScene(name) {
      kind = .scene(quantity)
      return
    }
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else {
      throw RenderingError(
        "'\(name)' is not a quantity: it must be \(Self.list(Self.ofScenes)), or of a view, such as "
          + "ball.y or ball.speed.")
    }
    let word = String(name[name.index(after: dot)...])
    guard let quantity = ViewQuantity(rawValue: word) else {
      throw RenderingError(
        "'\(name)' is not a quantity: after the name of a view there must be "
          + "\(Self.list(ViewQuantity.allCases)), not '\(word)'.")
    }
    kind = .view(String(name[..<dot]), quantity)
  }

  /// Creates a quantity that is computed from others.
  ///
  /// - Parameters:
  ///   - name: The name, which is also its label.
  ///   - formula: What it is computed from.
  package init(_ name: String, _ formula: MotionFormula) {
    self.name = name
    kind = .formula(formula)
  }

  /// Parses the name of a quantity, or the word of one of a view, such as `x`, for that of another
  /// quantity's view.
  ///
  /// - Throws: A ``RenderingError`` that lists what is allowed.
  init(_ name: String, ofViewOf other: MotionQuantity) throws(RenderingError) {
    guard Self.ofScene(name) == nil, ViewQuantity(rawValue: name) != nil else {
      try self.init(name)
      return
    }
    guard let view = other.viewName else {
      throw RenderingError(
        "'\(name)' alone is that of each view, and '\(other.name)' belongs to none: name one, such as "
          + "ball.\(name).")
    }
    try self.init("\(view).\(name)")
  }

  /// Returns the quantity of the whole scene with a name; nil if there is none.
  private static func ofScene(_ name: String) -> SceneQuantity? {
    ofScenes.first { $0.rawValue == name }
  }

  private static func list<Value: RawRepresentable<String>>(_ values: [Value]) -> String {
    values.map(\.rawValue).list(conjunction: "or")
  }

  /// The name of the view; nil for a quantity of the whole scene.
  package var viewName: String? {
    switch kind {
    case .view(let name, _): name
    case .scene: nil
    case .formula(let formula): formula.operands.lazy.compactMap(\.viewName).first
    }
  }

  /// Whether the quantity is one that attachments alone have.
  var isOfAttachments: Bool {
    switch kind {
    case .view(_, .tension), .view(_, .length): true
    case .view, .scene, .formula: false
    }
  }

  /// What lengths are measured in.
  package enum LengthUnit: Hashable, Sendable {
    /// Points.
    case points
    /// Meters, which have 100 points unless a recipe says otherwise.
    case meters

    /// The symbol: `pt` or `m`.
    var symbol: String { self == .meters ? "m" : "pt" }
  }

  /// The unit: `pt`, `pt/s`, `rad`, `rad/s` or `J`, or `m` in place of `pt`; empty for numbers.
  package func unit(lengths: LengthUnit = .points) -> String {
    switch kind {
    case .view(_, let quantity):
      switch quantity {
      case .x, .y, .elevation, .width, .height, .length: lengths.symbol
      case .angle: "rad"
      case .alpha: ""
      case .vx, .vy, .speed: "\(lengths.symbol)/s"
      case .spin: "rad/s"
      case .kinetic, .potential, .springs: "J"
      case .ax, .ay, .acceleration: "\(lengths.symbol)/s²"
      case .mass: "kg"
      case .inertia: "kg m²"
      // Mechanics has meters whatever lengths are shown in.
      case .momentum: "kg m/s"
      case .angularMomentum: "kg m²/s"
      case .tension: "N"
      }
    case .formula: ""
    case .scene(let quantity):
      switch quantity {
      case .time: "s"
      case .energy, .kinetic, .potential, .springs: "J"
      case .contacts: ""
      }
    }
  }

  /// Whether the quantity is a length or has one in its unit.
  private var hasLength: Bool { unit() != unit(lengths: .meters) }

  /// Returns the value in a sample; nil if its view is not there, or has no body.
  package func value(in sample: MotionSample, lengths: LengthUnit = .points) -> Double? {
    if case .formula(let formula) = kind { return formula.value(in: sample, lengths: lengths) }
    guard let value = valueInPoints(in: sample) else { return nil }
    if lengths == .meters, hasLength { return value / sample.pointsPerMeter }
    // What mechanics has computed with meters of 100 points.
    let scale = DynamicAnimator.pointsPerMeter / sample.pointsPerMeter
    return (0..<meterPower).reduce(value) { value, _ in value * scale }
  }

  /// The power of meters in the unit of a quantity of mechanics; 0 for others.
  private var meterPower: Int {
    switch kind {
    case .view(_, .kinetic), .view(_, .potential), .view(_, .springs), .view(_, .inertia),
      .view(_, .angularMomentum), .scene(.energy), .scene(.kinetic), .scene(.potential),
      .scene(.springs):
      2
    case .view(_, .momentum), .view(_, .tension): 1
    case .view, .scene, .formula: 0
    }
  }

  private func valueInPoints(in sample: MotionSample) -> Double? {
    switch kind {
    case .view(let name, let quantity):
      guard let view = sample.views.first(where: { $0.state.name == name }) else {
        return sample.links.first { $0.name == name }.flatMap { Self.value(of: quantity, of: $0) }
      }
      return Self.value(of: quantity, of: view, on: sample)
    case .scene(let quantity): return Self.value(of: quantity, on: sample)
    case .formula: preconditionFailure("a formula has no length")
    }
  }

  private static func value(of quantity: SceneQuantity, on sample: MotionSample) -> Double? {
    switch quantity {
    case .time: sample.time
    case .energy: sample.energy?.total
    case .kinetic: sample.energy?.kinetic
    case .potential: sample.energy?.potential
    case .springs: sample.energy?.springs
    case .contacts: sample.energy == nil ? nil : Double(sample.contactCount)
    }
  }

  private static func value(
    of quantity: ViewQuantity, of view: MotionSample.View, on sample: MotionSample
  ) -> Double? {
    switch quantity {
    case .x: view.state.center.x
    case .y: sample.isUpward ? sample.stageHeight - view.state.center.y : view.state.center.y
    case .elevation: sample.stageHeight - view.state.center.y
    case .width: view.state.size.width
    case .height: view.state.size.height
    case .angle: sample.isUpward ? 0 - view.state.angle : view.state.angle
    case .alpha: view.state.alpha
    case .vx: view.velocity.dx
    case .vy: view.velocity.dy
    case .speed: view.velocity.length
    case .spin: view.spin
    case .kinetic: view.body?.kineticEnergy
    case .potential: view.body?.potentialEnergy
    case .springs: view.body?.springEnergy
    case .ax: view.acceleration?.dx
    case .ay: view.acceleration?.dy
    case .acceleration: view.acceleration?.length
    case .mass: view.body?.mass
    case .inertia: view.body?.inertia
    case .momentum:
      view.body.map { $0.mass * view.velocity.length / DynamicAnimator.pointsPerMeter }
    case .angularMomentum: view.body.map { $0.inertia * view.spin }
    case .tension, .length: nil
    }
  }

  private static func value(of quantity: ViewQuantity, of link: MotionSample.Link) -> Double? {
    switch quantity {
    case .tension: link.tension
    case .length: link.length
    case .angle: link.angle
    case .x: link.center.x
    case .y: link.center.y
    default: nil
    }
  }
}
