internal import Dynamics
internal import Geometry
internal import StageKit

extension ElementKinds {
  /// The kinds of reactions to touches.
  static var gestures: ElementKinds {
    ElementKinds(
      name: "gesture-entry",
      types: [SnapOnTapElement.self, PushOnTapElement.self, DragElement.self])
  }
}

/// A view snaps to where the canvas is tapped.
struct SnapOnTapElement: PerformingElement {
  static let kind = "tapToSnap"
  static let summary = "A view snaps to where the canvas is tapped: UISnapBehavior."

  private let item: Value<View?>
  private let damping: Value<Double>?
  private let position: String

  init(_ fields: Fields) throws(SceneError) {
    position = fields.place.position
    item = try fields.required("item", .body, "The view.")
    damping = try fields.optional("damping", .number(0...1), "The damping; 0.5 by default.")
  }

  func perform(in scope: Scope) {
    let performance = scope.performance
    guard let item = item.evaluate(scope), let stage = performance.stage,
      let animator = performance.animator
    else { return }
    let damping = damping?.evaluate(scope)
    var snap: SnapBehavior?
    let tap = TapGestureRecognizer {
      [unowned stage, unowned animator, unowned performance, position] recognizer in
      if let snap { animator.removeBehavior(snap) }
      let behavior = SnapBehavior(item: item, snapTo: recognizer.location(in: stage.view))
      if let damping { behavior.damping = damping }
      performance.add(behavior, moving: [item], at: position)
      snap = behavior
    }
    stage.view.addGestureRecognizer(tap)
  }

  func write(to writer: inout SwiftWriter) {
    let (snap, tap) = (writer.name("snap"), writer.name("tap"))
    writer.line("var \(snap): SnapBehavior?")
    writer.block(
      "let \(tap) = TapGestureRecognizer", "[unowned stage, unowned animator] recognizer in"
    ) {
      $0.line("if let \(snap) { animator.removeBehavior(\(snap)) }")
      $0.line(
        "let behavior = SnapBehavior(item: \(item.swift), "
          + "snapTo: recognizer.location(in: stage.view))")
      if let damping { $0.line("behavior.damping = \(damping.swift)") }
      $0.line("animator.addBehavior(behavior)")
      $0.line("\(snap) = behavior")
    }
    writer.line("stage.view.addGestureRecognizer(\(tap))")
  }
}

/// A view is pushed towards where the canvas is tapped.
struct PushOnTapElement: PerformingElement {
  static let kind = "tapToPush"
  static let summary = "A view is pushed towards where the canvas is tapped: UIPushBehavior."

  private let item: Value<View?>
  private let magnitude: Value<Double>?
  private let position: String

  init(_ fields: Fields) throws(SceneError) {
    position = fields.place.position
    item = try fields.required("item", .body, "The view.")
    magnitude = try fields.optional(
      "magnitude", .number(), "The magnitude, 1 for 100 pt/s of 1 kg; 1 by default.")
  }

  func perform(in scope: Scope) {
    let performance = scope.performance
    guard let item = item.evaluate(scope), let stage = performance.stage else { return }
    let magnitude = magnitude?.evaluate(scope) ?? 1
    let tap = TapGestureRecognizer {
      [unowned stage, unowned performance, position] recognizer in
      let way = recognizer.location(in: stage.view) - item.center
      let push = PushBehavior(items: [item], mode: .instantaneous)
      push.setAngle(way.angle, magnitude: magnitude)
      performance.add(push, moving: [item], at: position)
    }
    stage.view.addGestureRecognizer(tap)
  }

  func write(to writer: inout SwiftWriter) {
    let tap = writer.name("tap")
    writer.block(
      "let \(tap) = TapGestureRecognizer", "[unowned stage, unowned animator] recognizer in"
    ) {
      $0.line("let way = recognizer.location(in: stage.view) - \(item.swift).center")
      $0.line("let push = PushBehavior(items: [\(item.swift)], mode: .instantaneous)")
      $0.line("push.setAngle(way.angle, magnitude: \(magnitude?.swift ?? "1"))")
      $0.line("animator.addBehavior(push)")
    }
    writer.line("stage.view.addGestureRecognizer(\(tap))")
  }
}

/// A view is dragged by an attachment to the finger.
struct DragElement: PerformingElement {
  static let kind = "drag"
  static let summary = "A view follows the finger that touches it: UIAttachmentBehavior."

  private let item: Value<View?>
  private let frequency: Value<Double>?
  private let damping: Value<Double>?
  private let position: String

  init(_ fields: Fields) throws(SceneError) {
    position = fields.place.position
    item = try fields.required("item", .body, "The view.")
    frequency = try fields.optional(
      "frequency", .positive, "The frequency of a spring, in Hz; 0, a rod, by default.")
    damping = try fields.optional("damping", .positive, "The damping ratio; 0 by default.")
  }

  func perform(in scope: Scope) {
    let performance = scope.performance
    guard let item = item.evaluate(scope), let stage = performance.stage,
      let animator = performance.animator
    else { return }
    let frequency = frequency?.evaluate(scope)
    let damping = damping?.evaluate(scope)
    item.isUserInteractionEnabled = true
    var attachment: AttachmentBehavior?
    let pan = PanGestureRecognizer {
      [unowned stage, unowned animator, unowned performance, position] recognizer in
      let location = recognizer.location(in: stage.view)
      switch recognizer.state {
      case .began:
        let behavior = AttachmentBehavior(item: item, attachedToAnchor: location)
        if let frequency { behavior.frequency = frequency }
        if let damping { behavior.damping = damping }
        performance.add(behavior, moving: [item], at: position)
        attachment = behavior
      case .changed: attachment?.anchorPoint = location
      default:
        if let attachment { animator.removeBehavior(attachment) }
        attachment = nil
      }
    }
    item.addGestureRecognizer(pan)
  }

  func write(to writer: inout SwiftWriter) {
    let (attachment, pan) = (writer.name("drag"), writer.name("pan"))
    writer.line("\(item.swift).isUserInteractionEnabled = true")
    writer.line("var \(attachment): AttachmentBehavior?")
    writer.block(
      "let \(pan) = PanGestureRecognizer", "[unowned stage, unowned animator] recognizer in"
    ) {
      $0.line("let location = recognizer.location(in: stage.view)")
      $0.line("switch recognizer.state {")
      $0.line("case .began:")
      $0.line(
        "  let behavior = AttachmentBehavior(item: \(item.swift), attachedToAnchor: location)")
      if let frequency { $0.line("  behavior.frequency = \(frequency.swift)") }
      if let damping { $0.line("  behavior.damping = \(damping.swift)") }
      $0.line("  animator.addBehavior(behavior)")
      $0.line("  \(attachment) = behavior")
      $0.line("case .changed: \(attachment)?.anchorPoint = location")
      $0.line("default:")
      $0.line("  if let \(attachment) { animator.removeBehavior(\(attachment)) }")
      $0.line("  \(attachment) = nil")
      $0.line("}")
    }
    writer.line("\(item.swift).addGestureRecognizer(\(pan))")
  }
}
