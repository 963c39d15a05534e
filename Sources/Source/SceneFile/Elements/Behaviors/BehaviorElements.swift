internal import Dynamics
internal import Geometry
internal import StageKit

extension ElementKinds {
  /// The kinds of behaviors, with UIKit's names.
  static var behaviors: ElementKinds {
    ElementKinds(
      name: "behavior-entry",
      types: [
        GravityElement.self, CollisionElement.self, DynamicItemElement.self,
        AttachmentElement.self, SnapElement.self, PushElement.self, FieldElement.self,
      ])
  }
}

/// The time from which a behavior acts, and its end.
struct ActivePeriod {
  private let start: Value<Double>?
  private let end: Value<Double>?
  /// Where the file has the behavior.
  private let position: String

  init(_ fields: Fields) throws(SceneError) {
    position = fields.place.position
    let type = ValueType<Double>.time()
    start = try fields.optional(
      "at", type, "When the behavior is added, in seconds; 0 by default.")
    end = try fields.optional(
      "until", type, "When the behavior is removed, in seconds; never by default.")
  }

  /// Whether the behavior is added when the scene begins.
  func isAtOnce(in scope: Scope) -> Bool { (start?.evaluate(scope) ?? 0) == 0 }

  /// Adds a behavior that moves some views at its time.
  func add(_ behavior: DynamicBehavior, moving views: [View], in scope: Scope) {
    let performance = scope.performance
    guard let animator = performance.animator else { return }
    performance.perform(at: start, in: scope) { [unowned performance, position] in
      performance.add(behavior, moving: views, at: position)
    }
    guard let end else { return }
    performance.perform(at: end, in: scope) { animator.removeBehavior(behavior) }
  }

  /// Writes the addition of a behavior.
  func write(_ behavior: String, to writer: inout SwiftWriter) {
    writer.block(at: start) { $0.line("animator.addBehavior(\(behavior))") }
    if let end {
      writer.block(at: end) { $0.line("animator.removeBehavior(\(behavior))") }
    }
  }
}

/// Gravity: `UIGravityBehavior`.
struct GravityElement: PerformingElement {
  static let kind = "gravity"
  static let summary = "Gravity, 1000 points per second squared: UIGravityBehavior."

  private let items: Value<[View]>
  private let settings: Settings<GravityBehavior>
  private let period: ActivePeriod

  private static let properties: [Property<GravityBehavior>] = [
    Property("gravityDirection", .vector, "Direction and magnitude; [0, 1] by default.") {
      $0.gravityDirection = $1
    },
    Property(
      "angle", .angle, "The angle in radians, clockwise from the right; pi / 2 by default."
    ) {
      $0.angle = $1
    },
    Property("magnitude", .gravity, "The magnitude, 1 for 1000 pt/s²; 1 by default.") {
      $0.magnitude = $1
    },
  ]

  init(_ fields: Fields) throws(SceneError) {
    items = try fields.required("items", .bodies, "The views.")
    settings = try fields.settings(Self.properties)
    period = try ActivePeriod(fields)
  }

  func perform(in scope: Scope) {
    let items = items.evaluate(scope)
    let gravity = GravityBehavior(items: items)
    settings.prepare(in: scope)(gravity)
    period.add(gravity, moving: items, in: scope)
  }

  func write(to writer: inout SwiftWriter) {
    let gravity = writer.name(Self.kind)
    writer.line("let \(gravity) = GravityBehavior(items: \(items.swift))")
    settings.write(of: gravity, to: &writer)
    period.write(gravity, to: &writer)
  }
}

/// Properties of items: `UIDynamicItemBehavior`.
struct DynamicItemElement: PerformingElement {
  static let kind = "dynamicItem"
  static let summary = "The physical properties and velocities of items: UIDynamicItemBehavior."

  private let items: Value<[View]>
  private let settings: Settings<DynamicItemBehavior>
  private let velocity: Value<Point>?
  private let angularVelocity: Value<Double>?
  private let period: ActivePeriod

  private static let properties: [Property<DynamicItemBehavior>] = [
    Property(
      "elasticity", .number(0...1),
      "The restitution of impacts, the larger of two bodies; 0.2 by default, as for boundaries."
    ) {
      $0.elasticity = $1
    },
    Property(
      "friction", .positive,
      "The friction; 0.2 by default. A contact has the geometric mean of both surfaces."
    ) {
      $0.friction = $1
    },
    Property(
      "density", .number(0.001...1e6),
      "The density; with 1, the default, 100 x 100 points weigh 1 kg."
    ) { $0.density = $1 },
    Property("resistance", .positive, "The damping of motion, per second; 0.1 by default.") {
      $0.resistance = $1
    },
    Property(
      "angularResistance", .positive, "The damping of rotation, per second; 0.1 by default."
    ) { $0.angularResistance = $1 },
    Property("charge", .number(), "The charge for fields; 0 by default.") { $0.charge = $1 },
    Property("isAnchored", .toggle, "Whether the items are fixed in place; false by default.") {
      $0.isAnchored = $1
    },
    Property("allowsRotation", .toggle, "Whether the items can rotate; true by default.") {
      $0.allowsRotation = $1
    },
  ]

  init(_ fields: Fields) throws(SceneError) {
    items = try fields.required("items", .bodies, "The views.")
    settings = try fields.settings(Self.properties)
    velocity = try fields.optional(
      "linearVelocity", .velocity,
      "The velocity that is added, in points per second; none by default.")
    angularVelocity = try fields.optional(
      "angularVelocity", .number().counterclockwise,
      "The angular velocity that is added, in radians per second; 0 by default.")
    period = try ActivePeriod(fields)
  }

  func perform(in scope: Scope) {
    let items = items.evaluate(scope)
    let behavior = DynamicItemBehavior(items: items)
    settings.prepare(in: scope)(behavior)
    // Items that fly may come into the canvas.
    scope.performance.movingViews(if: velocity != nil) { scope.performance.refer(to: items) }
    for item in items {
      if let velocity { behavior.addLinearVelocity(velocity.evaluate(scope), for: item) }
      if let angularVelocity {
        behavior.addAngularVelocity(angularVelocity.evaluate(scope), for: item)
      }
    }
    period.add(behavior, moving: items, in: scope)
  }

  func write(to writer: inout SwiftWriter) {
    let behavior = writer.name("properties")
    writer.line("let \(behavior) = DynamicItemBehavior(items: \(items.swift))")
    settings.write(of: behavior, to: &writer)
    if velocity != nil || angularVelocity != nil {
      let item = writer.name("item")
      writer.block("for \(item) in \(behavior).items") { writer in
        if let velocity {
          writer.line("\(behavior).addLinearVelocity(\(velocity.swift), for: \(item))")
        }
        if let angularVelocity {
          writer.line("\(behavior).addAngularVelocity(\(angularVelocity.swift), for: \(item))")
        }
      }
    }
    period.write(behavior, to: &writer)
  }
}

/// A snap: `UISnapBehavior`.
struct SnapElement: PerformingElement {
  static let kind = "snap"
  static let summary = "A view snaps to a point: UISnapBehavior."

  private let item: Value<View?>
  private let point: Value<Point>
  private let settings: Settings<SnapBehavior>
  private let period: ActivePeriod

  private static let properties: [Property<SnapBehavior>] = [
    Property("damping", .number(0...1), "The damping of the oscillation; 0.5 by default.") {
      $0.damping = $1
    }
  ]

  init(_ fields: Fields) throws(SceneError) {
    item = try fields.required("item", .body, "The view.")
    point = try fields.required("snapTo", .point, "The point, [x, y].")
    settings = try fields.settings(Self.properties)
    period = try ActivePeriod(fields)
  }

  func perform(in scope: Scope) {
    guard let item = item.evaluate(scope) else { return }
    let snap = SnapBehavior(item: item, snapTo: point.evaluate(scope))
    settings.prepare(in: scope)(snap)
    period.add(snap, moving: [item], in: scope)
  }

  func write(to writer: inout SwiftWriter) {
    let snap = writer.name(Self.kind)
    writer.line("let \(snap) = SnapBehavior(item: \(item.swift), snapTo: \(point.swift))")
    settings.write(of: snap, to: &writer)
    period.write(snap, to: &writer)
  }
}

/// A push: `UIPushBehavior`.
struct PushElement: PerformingElement {
  static let kind = "push"
  static let summary = "A force or an impulse: UIPushBehavior."

  private let items: Value<[View]>
  private let mode: Value<PushBehavior.Mode>?
  private let settings: Settings<PushBehavior>
  private let offset: Value<Offset>?
  private let period: ActivePeriod

  private static let properties: [Property<PushBehavior>] = [
    Property(
      "pushDirection", .vector, "Direction and magnitude; 1 is 100 pt/s² or pt/s for 1 kg."
    ) { $0.pushDirection = $1 },
    Property("angle", .angle, "The angle in radians, clockwise from the right; 0 by default.") {
      $0.angle = $1
    },
    Property("magnitude", .number(), "The magnitude; 1 for 100 pt/s² or pt/s of 1 kg.") {
      $0.magnitude = $1
    },
  ]

  init(_ fields: Fields) throws(SceneError) {
    items = try fields.required("items", .bodies, "The views.")
    mode = try fields.optional(
      "mode", .choice(["continuous": .continuous, "instantaneous": .instantaneous]),
      "A force or an impulse; continuous by default.")
    settings = try fields.settings(Self.properties)
    offset = try fields.optional(
      "targetOffsetFromCenter", .offset,
      "The point of the push, from the center; [0, 0] by default.")
    period = try ActivePeriod(fields)
  }

  func perform(in scope: Scope) {
    let items = items.evaluate(scope)
    let push = PushBehavior(items: items, mode: mode?.evaluate(scope) ?? .continuous)
    settings.prepare(in: scope)(push)
    if let offset {
      for item in items { push.setTargetOffsetFromCenter(offset.evaluate(scope), for: item) }
    }
    period.add(push, moving: items, in: scope)
  }

  func write(to writer: inout SwiftWriter) {
    let push = writer.name(Self.kind)
    writer.line(
      "let \(push) = PushBehavior(items: \(items.swift), mode: \(mode?.swift ?? ".continuous"))")
    settings.write(of: push, to: &writer)
    if let offset {
      let item = writer.name("item")
      writer.block("for \(item) in \(push).items") {
        $0.line("\(push).setTargetOffsetFromCenter(\(offset.swift), for: \(item))")
      }
    }
    period.write(push, to: &writer)
  }
}
