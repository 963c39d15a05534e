internal import FileIO
internal import Geometry
internal import Layers
internal import StageKit
internal import Tween

/// What animations of layers have in common.
struct LayerAnimationParts {
  private let views: ViewReference?
  private let start: Value<Double>?
  private let settings: Settings<PropertyAnimation>
  let keyPath: KeyPath?

  /// A property of a layer, and the type of its values.
  struct KeyPath {
    let name: String
    let type: ValueType<Any>

    /// Numbers; the others have types of their own.
    private static let numbers = [
      "borderWidth", "bounds.size.height", "bounds.size.width", "cornerRadius", "lineDashPhase",
      "lineWidth", "opacity", "position.x", "position.y", "shadowOpacity", "shadowRadius",
      "strokeEnd", "strokeStart", "transform.rotation", "transform.rotation.x",
      "transform.rotation.y", "transform.rotation.z", "transform.scale", "transform.scale.x",
      "transform.scale.y", "transform.translation.x", "transform.translation.y", "zPosition",
    ]

    private static let others: [String: ValueType<Any>] = [
      "anchorPoint": .any(ValueType.localPoint), "backgroundColor": .any(ValueType.color),
      "borderColor": .any(ValueType.color), "bounds": .any(ValueType.rect),
      "bounds.size": .any(ValueType.size), "fillColor": .any(ValueType.color),
      "position": .any(ValueType.point), "shadowColor": .any(ValueType.color),
      "shadowOffset": .any(ValueType<Size>.shadowOffset), "strokeColor": .any(ValueType.color),
    ]

    /// The properties of shapes only.
    private static let ofShapes: Set = [
      "fillColor", "lineDashPhase", "lineWidth", "strokeColor", "strokeEnd", "strokeStart",
    ]

    /// The type of changes of the property, which are heights of no edge.
    var changeType: ValueType<Any> {
      switch name {
      case "position": .any(ValueType.displacement)
      case "position.y": .any(ValueType<Double>.number().counterclockwise)
      default: type
      }
    }

    /// Numbers that are heights or angles have the axes of the scene.
    private static func numberType(of name: String) -> ValueType<Double> {
      switch name {
      case "position.y": .number().height
      case "transform.rotation", "transform.rotation.x", "transform.rotation.z",
        "transform.translation.y":
        .number().counterclockwise
      default: .number()
      }
    }

    static var names: [String] { (numbers + others.keys).sorted() }

    /// The schema of values of any of the properties.
    static var schema: JSONSchema {
      .oneOf([
        ValueType<Double>.number().schema, .color, ValueType<Point>.point.schema,
        ValueType<Rect>.rect.schema,
      ])
    }

    init?(_ name: String, of kind: ViewKind) {
      guard kind == .shape || !Self.ofShapes.contains(name) else { return nil }
      self.name = name
      if let type = Self.others[name] {
        self.type = type
      } else if Self.numbers.contains(name) {
        type = .any(Self.numberType(of: name))
      } else {
        return nil
      }
    }
  }

  private static let properties: [Property<PropertyAnimation>] = [
    Property("repeatCount", .number(0...1e6), "The number of runs; 1 by default.") {
      $0.repeatCount = $1
    },
    Property("autoreverses", .toggle, "Whether each run is followed by a reversed one.") {
      $0.autoreverses = $1
    },
    Property(
      "timingFunction", .choice(TimingCurve.named), "The timing curve; linear by default."
    ) { $0.timingFunction = $1 },
    Property("isAdditive", .toggle, "Whether it is added to the value; false by default.") {
      $0.isAdditive = $1
    },
    Property(
      "fillMode",
      .choice([
        "removed": .removed, "forwards": .forwards, "backwards": .backwards, "both": .both,
      ]), "What is shown before and after, if isRemovedOnCompletion is false; removed by default."
    ) { $0.fillMode = $1 },
    Property(
      "isRemovedOnCompletion", .toggle, "Whether it is removed at its end; true by default."
    ) { $0.isRemovedOnCompletion = $1 },
  ]

  init(_ fields: Fields) throws(SceneError) {
    let views = try fields.requiredValue(
      "view", .viewName, "The name of a view, or the names of several."
    ) { (item) throws(SceneError) in try item.viewReference() }
    self.views = views
    keyPath = try fields.requiredValue(
      "keyPath", .choice(KeyPath.names), "The property of the layer."
    ) { (item) throws(SceneError) in
      let name = item.text ?? ""
      if let keyPath = KeyPath(name, of: views?.kind ?? .view) { return keyPath }
      let names = KeyPath.names.filter { KeyPath($0, of: views?.kind ?? .view) != nil }
      let nearest = name.suggestion(of: names)
      throw item.error(
        "\(item.found) is not a property of this view's layer; known are "
          + "\(names.joined(separator: ", "))\(nearest).")
    }
    if let item = fields.item, item.source.names.isUpward,
      keyPath?.name.hasPrefix("position") == true
    {
      // Heights are those above the lower edge of the canvas.
      let isAdditive = item.entries?.contains { $0.key.text == "isAdditive" } ?? false
      guard !isAdditive, views?.isSubview != true else {
        throw item.error(
          "with axes: up, position is for views of the canvas, without isAdditive; transform.translation.y "
            + "moves others.")
      }
    }
    start = try fields.optional(
      "at", .time(), "When it starts, in seconds; 0 by default.")
    settings = try fields.settings(Self.properties)
  }

  /// Adds animations at their time, each of which `make` returns.
  func add(in scope: Scope, _ make: @escaping () -> PropertyAnimation) {
    let layers = (views?.views(scope) ?? []).map(\.layer)
    let set = settings.prepare(in: scope)
    let keyPath = keyPath?.name
    scope.performance.perform(at: start, in: scope) {
      for layer in layers {
        let animation = make()
        animation.keyPath = keyPath
        set(animation)
        layer.add(animation, forKey: nil)
      }
    }
  }

  /// Writes the Swift that adds animations of a class, whose own properties `setUp` writes.
  func write(
    _ className: String, to writer: inout SwiftWriter,
    setUp: (String, inout SwiftWriter) -> Void
  ) {
    guard let views else { return }
    writer.block(at: start) { writer in
      let animation = writer.name("animation")
      writer.line(
        "let \(animation) = \(className)(keyPath: \((keyPath?.name ?? "").swiftLiteral))")
      setUp(animation, &writer)
      settings.write(of: animation, to: &writer)
      if views.isArray {
        let view = writer.name("view")
        writer.line(
          "for \(view) in \(views.swift) { \(view).layer.add(\(animation), forKey: nil) }")
      } else {
        writer.line("\(views.swift).layer.add(\(animation), forKey: nil)")
      }
    }
  }
}

extension ValueType where Output == Any {
  /// Values of a type, as those of any.
  fileprivate static func any<Element>(_ type: ValueType<Element>) -> ValueType {
    ValueType(type.schema) { (item) throws(SceneError) in
      let value = try type.read(item)
      let swift = value.swift.hasPrefix(".") ? "Color\(value.swift)" : value.swift
      let isNumber = Element.self == Double.self
      return Value(swift: isNumber ? "\(swift) as Double" : swift) { value.evaluate($0) }
    }
  }
}

/// The ends of a basic animation.
private struct AnimationEnds {
  let from: Value<Any>?
  let to: Value<Any>?
  let by: Value<Any>?

  init(_ fields: Fields, _ keyPath: LayerAnimationParts.KeyPath?) throws(SceneError) {
    func end(
      _ name: String, _ summary: String, _ type: ValueType<Any>?
    ) throws(SceneError) -> Value<Any>? {
      try fields.value(name, LayerAnimationParts.KeyPath.schema, summary) {
        (item) throws(SceneError) in
        try type?.read(item) ?? .described
      }
    }
    let type = keyPath?.type
    from = try end("fromValue", "The value at the start; the present one by default.", type)
    to = try end("toValue", "The value at the end; the present one by default.", type)
    by = try end("byValue", "The change, instead of one of the others.", keyPath?.changeType)
    try fields.check(.atLeastOne(of: ["fromValue", "toValue", "byValue"])) { _ in
      "fromValue, toValue or byValue is needed."
    }
  }

  func set(_ animation: BasicAnimation, in scope: Scope) {
    animation.fromValue = from?.evaluate(scope)
    animation.toValue = to?.evaluate(scope)
    animation.byValue = by?.evaluate(scope)
  }

  func write(of animation: String, to writer: inout SwiftWriter) {
    for (name, value) in [("fromValue", from), ("toValue", to), ("byValue", by)] {
      if let value { writer.line("\(animation).\(name) = \(value.swift)") }
    }
  }
}

/// A layer's animation between two values: `CABasicAnimation`.
struct BasicElement: PerformingElement {
  static let kind = "basic"
  static let summary = "A property of a layer runs between two values: CABasicAnimation."

  private let parts: LayerAnimationParts
  private let ends: AnimationEnds
  private let duration: Value<Double>

  init(_ fields: Fields) throws(SceneError) {
    parts = try LayerAnimationParts(fields)
    ends = try AnimationEnds(fields, parts.keyPath)
    duration = try fields.required("duration", .time(0.001...3600), "The duration, in seconds.")
  }

  func perform(in scope: Scope) {
    let duration = duration.evaluate(scope)
    parts.add(in: scope) {
      let animation = BasicAnimation()
      ends.set(animation, in: scope)
      animation.duration = duration
      return animation
    }
  }

  func write(to writer: inout SwiftWriter) {
    parts.write("BasicAnimation", to: &writer) { animation, writer in
      ends.write(of: animation, to: &writer)
      writer.line("\(animation).duration = \(duration.swift)")
    }
  }
}

/// A layer's animation on a spring: `CASpringAnimation`.
struct SpringLayerElement: PerformingElement {
  static let kind = "layerSpring"
  static let summary = "A property of a layer runs as on a spring: CASpringAnimation."

  private let parts: LayerAnimationParts
  private let ends: AnimationEnds
  private let settings: Settings<SpringAnimation>
  private let duration: Value<Double>?

  private static let properties: [Property<SpringAnimation>] = [
    Property("mass", .number(0.001...1e6), "The mass; 1 by default.") { $0.mass = $1 },
    Property("stiffness", .number(0.001...1e6), "The stiffness; 100 by default.") {
      $0.stiffness = $1
    },
    Property("damping", .number(0...1e6), "The damping; 10 by default.") { $0.damping = $1 },
    Property(
      "initialVelocity", .number(-1000...1000),
      "The initial velocity, in total distances per second; 0 by default."
    ) { $0.initialVelocity = $1 },
  ]

  init(_ fields: Fields) throws(SceneError) {
    parts = try LayerAnimationParts(fields)
    ends = try AnimationEnds(fields, parts.keyPath)
    settings = try fields.settings(Self.properties)
    duration = try fields.optional(
      "duration", .time(0.001...3600),
      "The duration, in seconds; until it has settled by default.")
  }

  func perform(in scope: Scope) {
    let set = settings.prepare(in: scope)
    let duration = duration?.evaluate(scope)
    parts.add(in: scope) {
      let animation = SpringAnimation()
      ends.set(animation, in: scope)
      set(animation)
      animation.duration = duration ?? min(animation.settlingDuration, 3600)
      return animation
    }
  }

  func write(to writer: inout SwiftWriter) {
    parts.write("SpringAnimation", to: &writer) { animation, writer in
      ends.write(of: animation, to: &writer)
      settings.write(of: animation, to: &writer)
      writer.line(
        "\(animation).duration = \(duration?.swift ?? "min(\(animation).settlingDuration, 3600)")")
    }
  }
}

/// A layer's animation through values: `CAKeyframeAnimation`.
struct KeyframeLayerElement: PerformingElement {
  static let kind = "layerKeyframes"
  static let summary = "A property of a layer runs through values: CAKeyframeAnimation."

  private let parts: LayerAnimationParts
  private let values: [Value<Any>]
  private let settings: Settings<KeyframeAnimation>
  private let duration: Value<Double>
  /// Where the file has the times.
  private let position: String

  private static let properties: [Property<KeyframeAnimation>] = [
    Property(
      "keyTimes", .list(of: .number(0...1), 2...1000, "numbers"),
      "The times of the values, from 0 to 1; evenly spaced by default."
    ) { $0.keyTimes = $1 },
    Property(
      "calculationMode",
      .choice([
        "linear": .linear, "discrete": .discrete, "paced": .paced, "cubic": .cubic,
        "cubicPaced": .cubicPaced,
      ]), "The interpolation between values; linear by default."
    ) { $0.calculationMode = $1 },
  ]

  init(_ fields: Fields) throws(SceneError) {
    let parts = try LayerAnimationParts(fields)
    self.parts = parts
    let counts = 2...1000
    let values = try fields.requiredValue(
      "values", .list(of: LayerAnimationParts.KeyPath.schema, count: counts), "Two or more values."
    ) { (item) throws(SceneError) -> [Value<Any>] in
      guard let elements = item.elements, counts.contains(elements.count) else {
        throw item.error("a list of 2 to 1000 values is needed, not \(item.found).")
      }
      return try elements.map { (element) throws(SceneError) in
        try element.source.count(element)
        return try parts.keyPath?.type.read(element) ?? .described
      }
    }
    self.values = values ?? []
    position = fields.position(of: "keyTimes")
    settings = try fields.settings(Self.properties)
    duration = try fields.required("duration", .time(0.001...3600), "The duration, in seconds.")
  }

  func perform(in scope: Scope) {
    let values = values.map { $0.evaluate(scope) }
    let set = settings.prepare(in: scope)
    let sample = KeyframeAnimation()
    set(sample)
    if let problem = problem(of: sample) {
      return scope.performance.report("\(position): \(problem)")
    }
    let duration = duration.evaluate(scope)
    parts.add(in: scope) {
      let animation = KeyframeAnimation()
      animation.values = values
      set(animation)
      animation.duration = duration
      return animation
    }
  }

  /// What is wrong with the times of an animation, as a sentence; nil if nothing is.
  private func problem(of animation: KeyframeAnimation) -> String? {
    let mode = animation.calculationMode
    // The paced modes ignore the times.
    guard let times = animation.keyTimes, mode != .paced, mode != .cubicPaced else { return nil }
    let count = mode == .discrete ? values.count + 1 : values.count
    guard times.count == count else {
      return "\(count) times are needed for \(values.count) values, not \(times.count)."
    }
    guard zip(times, times.dropFirst()).allSatisfy({ $0 <= $1 }) else {
      return "the times must not fall."
    }
    return nil
  }

  func write(to writer: inout SwiftWriter) {
    parts.write("KeyframeAnimation", to: &writer) { animation, writer in
      writer.line("\(animation).values = [\(values.map(\.swift).joined(separator: ", "))]")
      settings.write(of: animation, to: &writer)
      writer.line("\(animation).duration = \(duration.swift)")
    }
  }
}
