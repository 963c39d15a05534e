internal import Geometry
internal import SceneViews
internal import StageKit
internal import Tween

/// A transition: `UIView.transition`.
struct TransitionElement: PerformingElement {
  static let kind = "transition"
  static let summary = "A view turns over or dissolves while it changes: UIView.transition."

  private let view: Value<View?>
  private let start: Value<Double>?
  private let duration: Value<Double>
  private let style: Value<AnimationOptions>
  private let changes: [ChangeElement]

  private static let styles: [(key: String, value: AnimationOptions)] = [
    ("transitionFlipFromLeft", .transitionFlipFromLeft),
    ("transitionFlipFromRight", .transitionFlipFromRight),
    ("transitionFlipFromTop", .transitionFlipFromTop),
    ("transitionFlipFromBottom", .transitionFlipFromBottom),
    ("transitionCrossDissolve", .transitionCrossDissolve),
  ]

  init(_ fields: Fields) throws(SceneError) {
    view = try fields.required("view", .item, "The view that turns over or dissolves.")
    start = try fields.optional(
      "at", .time(), "When it starts, in seconds; 0 by default.")
    duration = try fields.required("duration", .time(0.001...3600), "The duration, in seconds.")
    style = try fields.required("style", .choice(Self.styles), "How it looks.")
    changes = try fields.changes()
  }

  func perform(in scope: Scope) {
    let view = view.evaluate(scope)
    let (duration, style) = (duration.evaluate(scope), style.evaluate(scope))
    let changes = changes.prepare(in: scope)
    let performance = scope.performance
    performance.perform(at: start, in: scope) { [unowned performance, weak view] in
      guard let view else { return }
      performance.stage.transition(
        with: view, duration: duration, options: style, animations: changes)
    }
  }

  func write(to writer: inout SwiftWriter) {
    writer.block(at: start) { writer in
      writer.block(
        "stage.transition(with: \(view.swift), duration: \(duration.swift), options: \(style.swift))"
      ) { writer in
        for change in changes { change.write(to: &writer) }
      }
    }
  }
}

/// A text that is typed.
struct TypeElement: PerformingElement {
  static let kind = "type"
  static let summary = "The text of a label, or a listing, appears character by character."

  private let view: ViewReference?
  private let start: Value<Double>?
  private let rate: Value<Double>?

  init(_ fields: Fields) throws(SceneError) {
    view = try fields.requiredValue("view", .viewName, "The name of a label or listing.") {
      (item) throws(SceneError) in
      let reference = try item.viewReference()
      guard [.label, .code].contains(reference.kind), !reference.isArray else {
        throw item.error(
          "\(item.found) is not one label or listing, and only the text of one can be typed.")
      }
      return reference
    }
    start = try fields.optional(
      "at", .time(), "When it begins, in seconds; 0 by default.")
    rate = try fields.optional(
      "charactersPerSecond", .number(0.1...1000), "The speed; 20 by default.")
  }

  func perform(in scope: Scope) {
    let (start, rate) = (start?.evaluate(scope) ?? 0, rate?.evaluate(scope) ?? 20)
    let performance = scope.performance
    switch view?.views(scope).first {
    case let label as Label:
      performance.stage.type(into: label, at: start, charactersPerSecond: rate)
    case let code as CodeView:
      performance.stage.type(into: code, at: start, charactersPerSecond: rate)
    default: break
    }
  }

  func write(to writer: inout SwiftWriter) {
    let rate = rate.map { ", charactersPerSecond: \($0.swift)" } ?? ""
    writer.line("stage.type(into: \(view?.swift ?? ""), at: \(start?.swift ?? "0")\(rate))")
  }
}

/// A motion of the camera.
struct CameraElement: PerformingElement {
  static let kind = "camera"
  static let summary =
    "The camera moves to a view or a point; without both it shows the whole canvas again."

  private let view: Value<View?>?
  private let center: Value<Point>?
  private let magnification: Value<Double>?
  private let padding: Value<Double>?
  private let start: Value<Double>?
  private let duration: Value<Double>?
  private let curve: Value<TimingCurve>?

  init(_ fields: Fields) throws(SceneError) {
    view = try fields.optional("view", .item, "A view that is shown as large as possible.")
    center = try fields.optional(
      "center", .point, "A point that is shown in the middle, [x, y].")
    magnification = try fields.optional(
      "magnification", .number(0.01...1000), "With center, the magnification; as before by default."
    )
    padding = try fields.optional(
      "padding", .number(-1000...1000), "With view, the space around it in points; 20 by default.")
    start = try fields.optional(
      "at", .time(), "When it starts, in seconds; 0 by default.")
    duration = try fields.optional(
      "duration", .time(), "The duration, in seconds; 0 by default.")
    curve = try fields.optional(
      "curve", .choice(TimingCurve.named), "The timing curve; easeInOut by default.")
    guard let item = fields.item else { return }
    if view != nil, center != nil { throw item.error("the camera moves to a view or a center.") }
    if view == nil, padding != nil { throw item.error("padding is for the camera of a view.") }
    if center == nil, magnification != nil {
      throw item.error("magnification is for the camera of a center; a view fills the canvas.")
    }
  }

  func perform(in scope: Scope) {
    let view = view?.evaluate(scope)
    let (center, magnification) = (center?.evaluate(scope), magnification?.evaluate(scope))
    let (padding, duration) = (padding?.evaluate(scope) ?? 20, duration?.evaluate(scope) ?? 0)
    let curve = curve?.evaluate(scope) ?? .easeInOut
    let performance = scope.performance
    performance.perform(at: start, in: scope) { [unowned performance, weak view] in
      let camera = performance.stage.camera
      if let view {
        camera.zoom(to: view, padding: padding, duration: duration, curve: curve)
      } else if let center {
        camera.move(to: center, magnification: magnification, duration: duration, curve: curve)
      } else {
        camera.reset(duration: duration, curve: curve)
      }
    }
  }

  func write(to writer: inout SwiftWriter) {
    var arguments: [String] = []
    if let view { arguments.append("to: \(view.swift)") }
    if let center { arguments.append("to: \(center.swift)") }
    if let magnification { arguments.append("magnification: \(magnification.swift)") }
    if let padding { arguments.append("padding: \(padding.swift)") }
    if let duration { arguments.append("duration: \(duration.swift)") }
    if let curve { arguments.append("curve: \(curve.swift)") }
    let method = view != nil ? "zoom" : center != nil ? "move" : "reset"
    writer.block(at: start) {
      $0.line("stage.camera.\(method)(\(arguments.joined(separator: ", ")))")
    }
  }
}
