internal import Dynamics
internal import ElementaryFunctions
internal import Geometry
internal import StageKit

/// A field of forces: `UIFieldBehavior`.
struct FieldElement: PerformingElement {
  static let kind = "field"
  static let summary = "A field of forces: UIFieldBehavior."

  /// The kinds; a custom field has a closure, which a file cannot have.
  private static let kinds = FieldBehavior.Kind.allCases.filter { $0 != .custom }

  private let items: Value<[View]>
  private let kind: Value<FieldBehavior.Kind>
  private let settings: Settings<FieldBehavior>
  private let radius: Value<Double>?
  private let size: Value<Size>?
  private let period: ActivePeriod
  /// Where the file has the power of the distance.
  private let position: String

  /// The largest force on a body of 1 kg and a charge of 1, in newtons.
  ///
  /// The engine multiplies it by masses and velocities in single precision, whose largest number is
  /// 3e38.
  private static let maxForce = 1e20
  /// The largest distance from the field, in points, as coordinates are up to a million.
  private static let maxDistance = 1e6 * 8.0.squareRoot()

  private static let properties: [Property<FieldBehavior>] = [
    Property("position", .point, "The middle, in points; [0, 0] by default.") { $0.position = $1 },
    Property(
      "direction", .vector, "The direction of linearGravity and velocity; [0, 0] by default."
    ) {
      $0.direction = $1
    },
    Property("strength", .number(), "The strength; 1 by default.") { $0.strength = $1 },
    Property("falloff", .number(-100...100), "The exponent of the decrease with distance.") {
      $0.falloff = $1
    },
    Property(
      "minimumRadius", .number(0.001...1e6),
      "The distance below which it no longer increases, in points; 0.00305 by default."
    ) {
      $0.minimumRadius = $1
    },
    Property("smoothness", .positive, "The smoothness of noise and turbulence.") {
      $0.smoothness = $1
    },
    Property("animationSpeed", .number(), "The speed at which noise and turbulence change.") {
      $0.animationSpeed = $1
    },
  ]

  /// The laws of all kinds, with the meaning of their letters.
  static var laws: String {
    let laws = kinds.map { "\($0.rawValue) \($0.law)" }.joined(separator: "; ")
    return laws
      + "; with the strength S, the mass m in kg, the charge q, the velocity v in m/s, the "
      + "direction d, u = v - d, the direction p^ from the middle, a noise n, and f = r^-falloff, where "
      + "the distance r is in m of 100 points"
  }

  init(_ fields: Fields) throws(SceneError) {
    items = try fields.required("items", .bodies, "The views.")
    kind = try fields.required(
      "type", .choice(Self.kinds.map { (key: $0.rawValue, value: $0) }),
      "The kind of field, by its force in N on an item: \(Self.laws).")
    settings = try fields.settings(Self.properties)
    radius = try fields.optional(
      "radius", .distance, "The radius of the region, in points; everywhere by default.")
    size = try fields.optional(
      "regionSize", .size, "The size of a rectangular region; everywhere by default.")
    period = try ActivePeriod(fields)
    position = fields.position(of: "falloff")
    try fields.check(.notBoth("radius", "regionSize")) { _ in
      "a region can have radius or regionSize, not both."
    }
  }

  func perform(in scope: Scope) {
    let field = FieldBehavior.field(of: kind.evaluate(scope))
    let items = items.evaluate(scope)
    for item in items { field.addItem(item) }
    settings.prepare(in: scope)(field)
    let radius = radius?.evaluate(scope)
    if let radius { field.region = Region(radius: radius) }
    if let size { field.region = Region(size: size.evaluate(scope)) }
    guard isFinite(field, radius: radius, in: scope) else { return }
    period.add(field, moving: items, in: scope)
  }

  /// Checks the force where it is largest, which is reported if it is too large.
  private func isFinite(_ field: FieldBehavior, radius: Double?, in scope: Scope) -> Bool {
    let distances = [field.minimumRadius, max(radius ?? Self.maxDistance, field.minimumRadius)]
    // The engine measures distances in meters of 100 points.
    let forces = distances.map { field.strength.magnitude * pow($0 / 100, -field.falloff) }
    guard let (distance, force) = zip(distances, forces).first(where: { $0.1 > Self.maxForce })
    else { return true }
    scope.performance.report(
      "\(position): with the power \(field.falloff.shortestDescription) the force is \(force) N at "
        + "\(distance.shortestDescription) points, and \(Self.maxForce) is allowed; a smaller power, "
        + "strength or radius, or a larger minimumRadius is needed.")
    return false
  }

  func write(to writer: inout SwiftWriter) {
    let field = writer.name(Self.kind)
    // The names are literals, which need no scope.
    let arguments = kind.evaluate(.empty).swiftArguments
    writer.line("let \(field) = FieldBehavior\(kind.swift)Field(\(arguments))")
    let item = writer.name("item")
    writer.line("for \(item) in \(items.swift) { \(field).addItem(\(item)) }")
    settings.write(of: field, to: &writer)
    if let radius { writer.line("\(field).region = Region(radius: \(radius.swift))") }
    if let size { writer.line("\(field).region = Region(size: \(size.swift))") }
    period.write(field, to: &writer)
  }
}

extension FieldBehavior.Kind {
  /// The arguments of the class method, all 0, as `field(of:)` has them.
  fileprivate var swiftArguments: String {
    switch self {
    case .radialGravity: "position: .zero"
    case .linearGravity, .velocity: "direction: .zero"
    case .noise, .turbulence: "smoothness: 0, animationSpeed: 0"
    case .drag, .vortex, .spring, .electric, .magnetic, .custom: ""
    }
  }
}
