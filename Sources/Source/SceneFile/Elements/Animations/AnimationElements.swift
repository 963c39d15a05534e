internal import Geometry
internal import StageKit
internal import Tween

extension ElementKinds {
  /// The kinds of animations.
  static var animations: ElementKinds {
    ElementKinds(
      name: "animation-entry",
      types: [
        AnimateElement.self, SpringElement.self, KeyframesElement.self, BasicElement.self,
        SpringLayerElement.self, KeyframeLayerElement.self, ChangeAtElement.self,
        TransitionElement.self, TypeElement.self, ShowCodeElement.self, CameraElement.self,
      ])
  }
}

/// When an animation of views starts, and how long it takes.
struct AnimationTimes {
  let start: Value<Double>?
  let duration: Value<Double>
  let delay: Value<Double>?

  init(_ fields: Fields) throws(SceneError) {
    start = try fields.optional(
      "at", .time(), "When it starts, in seconds; 0 by default.")
    duration = try fields.required("duration", .time(), "The duration, in seconds.")
    delay = try fields.optional(
      "delay", .time(), "The delay after the start, in seconds; 0 by default.")
  }

  /// The Swift of duration and delay, as arguments.
  var swift: String {
    "withDuration: \(duration.swift)" + (delay.map { ", delay: \($0.swift)" } ?? "")
  }
}

/// Options of `UIView.animate`.
struct AnimationFlags {
  /// A curve of UIKit, or one of easings.net.
  private enum Curve {
    case options(AnimationOptions)
    case easing(TimingCurve)
  }

  private let curve: Value<Curve>?
  private let flags: [(swift: String, options: AnimationOptions)]

  private static let curves =
    AnimationOptions.curves.map { (key: $0.key, value: Curve.options($0.value)) }
    + TimingCurve.easings.map { (key: $0.key, value: Curve.easing($0.value)) }

  /// Reads the keys, with or without that of a curve.
  init(_ fields: Fields, hasCurve: Bool = true) throws(SceneError) {
    curve =
      hasCurve
      ? try fields.optional(
        "curve", .choice(Self.curves),
        "The timing curve, UIKit's or one of easings.net; curveEaseInOut by default.")
      : nil
    let repeats = try fields.flag("repeat", "Whether it repeats forever; false by default.")
    let reverses = try fields.flag(
      "autoreverse", "Whether it runs backwards after each run; false by default.")
    flags = [
      repeats ? (".repeat", .repeat) : nil, reverses ? (".autoreverse", .autoreverse) : nil,
    ].compactMap { $0 }
  }

  /// Returns the options.
  func options(in scope: Scope) -> AnimationOptions {
    var options: AnimationOptions = []
    if case .options(let curve)? = curve?.evaluate(scope) { options = curve }
    return flags.reduce(options) { $0.union($1.options) }
  }

  /// The curve of easings.net; nil without one.
  var easing: TimingCurve? {
    if case .easing(let curve)? = curve?.evaluate(.empty) { curve } else { nil }
  }

  /// The Swift of each option.
  var names: [String] {
    (curve.map { easing == nil ? [$0.swift] : [] } ?? []) + flags.map(\.swift)
  }

  /// The Swift of the curve and the options, as arguments after others; empty without any.
  var swift: String {
    let names = names
    let curve = easing == nil ? "" : curve.map { ", curve: \($0.swift)" } ?? ""
    return switch names.count {
    case 0: curve
    case 1: "\(curve), options: \(names[0])"
    default: "\(curve), options: [\(names.joined(separator: ", "))]"
    }
  }
}

/// An animation: `UIView.animate`.
struct AnimateElement: PerformingElement {
  static let kind = "animate"
  static let summary = "Properties of views change over time: UIView.animate."

  private let times: AnimationTimes
  private let flags: AnimationFlags
  private let changes: [ChangeElement]

  init(_ fields: Fields) throws(SceneError) {
    times = try AnimationTimes(fields)
    flags = try AnimationFlags(fields)
    changes = try fields.changes()
  }

  func perform(in scope: Scope) {
    let (duration, delay) = (times.duration.evaluate(scope), times.delay?.evaluate(scope) ?? 0)
    let options = flags.options(in: scope)
    let changes = changes.prepare(in: scope)
    let performance = scope.performance
    performance.perform(at: times.start, in: scope) { [unowned performance, flags] in
      guard let easing = flags.easing else {
        return performance.stage.animate(
          withDuration: duration, delay: delay, options: options, animations: changes)
      }
      performance.stage.animate(
        withDuration: duration, delay: delay, curve: easing, options: options,
        animations: changes)
    }
  }

  func write(to writer: inout SwiftWriter) {
    writer.block(at: times.start) { writer in
      writer.block("stage.animate(\(times.swift)\(flags.swift))") { writer in
        for change in changes { change.write(to: &writer) }
      }
    }
  }
}

/// An animation with a spring: `UIView.animate(usingSpringWithDamping:)`.
struct SpringElement: PerformingElement {
  static let kind = "spring"
  static let summary =
    "Properties of views change as on a spring: UIView.animate(usingSpringWithDamping:)."

  private let times: AnimationTimes
  private let flags: AnimationFlags
  private let damping: Value<Double>
  private let velocity: Value<Double>?
  private let changes: [ChangeElement]

  init(_ fields: Fields) throws(SceneError) {
    times = try AnimationTimes(fields)
    flags = try AnimationFlags(fields, hasCurve: false)
    damping = try fields.required(
      "damping", .number(0.001...1),
      "The damping ratio, from near 0 to 1, which does not oscillate.")
    velocity = try fields.optional(
      "velocity", .number(-1000...1000),
      "The initial velocity, in total distances per second; 0 by default.")
    changes = try fields.changes()
  }

  func perform(in scope: Scope) {
    let (duration, delay) = (times.duration.evaluate(scope), times.delay?.evaluate(scope) ?? 0)
    let (damping, velocity) = (damping.evaluate(scope), velocity?.evaluate(scope) ?? 0)
    let options = flags.options(in: scope)
    let changes = changes.prepare(in: scope)
    let performance = scope.performance
    performance.perform(at: times.start, in: scope) { [unowned performance] in
      performance.stage.animate(
        withDuration: duration, delay: delay, usingSpringWithDamping: damping,
        initialSpringVelocity: velocity, options: options, animations: changes)
    }
  }

  func write(to writer: inout SwiftWriter) {
    let arguments = """
      \(times.swift), usingSpringWithDamping: \(damping.swift), \
      initialSpringVelocity: \(velocity?.swift ?? "0")\(flags.swift)
      """
    writer.block(at: times.start) { writer in
      writer.block("stage.animate(\(arguments))") { writer in
        for change in changes { change.write(to: &writer) }
      }
    }
  }
}

/// Changes without an animation.
struct ChangeAtElement: PerformingElement {
  static let kind = "set"
  static let summary = "Properties of views change immediately."

  private let start: Value<Double>?
  private let changes: [ChangeElement]

  init(_ fields: Fields) throws(SceneError) {
    start = try fields.optional("at", .time(), "When, in seconds; 0 by default.")
    changes = try fields.changes()
  }

  func perform(in scope: Scope) {
    let changes = changes.prepare(in: scope)
    scope.performance.perform(at: start, in: scope, changes)
  }

  func write(to writer: inout SwiftWriter) {
    writer.block(at: start) { writer in
      for change in changes { change.write(to: &writer) }
    }
  }
}

/// An animation with keyframes: `UIView.animateKeyframes`.
struct KeyframesElement: PerformingElement {
  static let kind = "keyframes"
  static let summary = "Properties of views change in several parts: UIView.animateKeyframes."

  private let times: AnimationTimes
  private let mode: Value<KeyframeAnimationOptions>?
  private let flags: AnimationFlags
  private let keyframes: [KeyframeElement]

  init(_ fields: Fields) throws(SceneError) {
    times = try AnimationTimes(fields)
    mode = try fields.optional(
      "calculationMode",
      .choice([
        "calculationModeLinear": .calculationModeLinear,
        "calculationModeDiscrete": .calculationModeDiscrete,
        "calculationModePaced": .calculationModePaced,
        "calculationModeCubic": .calculationModeCubic,
        "calculationModeCubicPaced": .calculationModeCubicPaced,
      ]), "The interpolation between keyframes; calculationModeLinear by default.")
    flags = try AnimationFlags(fields, hasCurve: false)
    keyframes = try fields.requiredElements("keyframes", KeyframeElement.self, "The parts.")
  }

  func perform(in scope: Scope) {
    let (duration, delay) = (times.duration.evaluate(scope), times.delay?.evaluate(scope) ?? 0)
    let options = (mode?.evaluate(scope) ?? []).union(.init(flags.options(in: scope)))
    let keyframes = keyframes.map { $0.prepare(in: scope) }
    let performance = scope.performance
    performance.perform(at: times.start, in: scope) { [unowned performance] in
      performance.stage.animateKeyframes(
        withDuration: duration, delay: delay, options: options,
        animations: {
          for keyframe in keyframes { keyframe(performance.stage) }
        })
    }
  }

  func write(to writer: inout SwiftWriter) {
    let options = (mode.map { [$0.swift] } ?? []) + flags.names
    let argument = options.isEmpty ? "" : ", options: [\(options.joined(separator: ", "))]"
    writer.block(at: times.start) { writer in
      writer.block("stage.animateKeyframes(\(times.swift)\(argument))") { writer in
        for keyframe in keyframes { keyframe.write(to: &writer) }
      }
    }
  }
}

/// A part of a keyframe animation: `UIView.addKeyframe`.
struct KeyframeElement: SceneElement {
  static let kind = "keyframe"
  static let summary = "A part of an animation, in fractions of its duration: UIView.addKeyframe."

  private let start: Value<Double>
  private let duration: Value<Double>
  private let changes: [ChangeElement]
  /// Where the file has the duration.
  private let position: String

  init(_ fields: Fields) throws(SceneError) {
    start = try fields.required(
      "relativeStartTime", .number(0...1), "The start, as a fraction of the duration.")
    duration = try fields.required(
      "relativeDuration", .number(0...1), "The length, as a fraction of the duration.")
    position = fields.position(of: "relativeDuration")
    changes = try fields.changes()
  }

  /// Evaluates the values, and returns what adds the keyframe.
  func prepare(in scope: Scope) -> (Stage) -> Void {
    let start = start.evaluate(scope)
    var duration = duration.evaluate(scope)
    if start + duration > 1 + 1e-9 {
      scope.performance.report(
        "\(position): a keyframe from \(start.shortestDescription) for \(duration.shortestDescription) ends "
          + "after 1, the end of the animation.")
      duration = 1 - start
    }
    let changes = changes.prepare(in: scope)
    return { [duration] stage in
      stage.addKeyframe(
        withRelativeStartTime: start, relativeDuration: duration, animations: changes)
    }
  }

  func write(to writer: inout SwiftWriter) {
    let arguments =
      "withRelativeStartTime: \(start.swift), relativeDuration: \(duration.swift)"
    writer.block("stage.addKeyframe(\(arguments))") { writer in
      for change in changes { change.write(to: &writer) }
    }
  }
}
