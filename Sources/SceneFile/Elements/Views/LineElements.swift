internal import Dynamics
internal import Geometry
internal import Layers
internal import SceneViews
internal import StageKit

/// Returns the properties of lines that are drawn between or behind views.
private func lineProperties<Line: LineView>(
  color: String, width: String = "1.5"
) -> [Property<Line>] {
  [
    Property("color", .color, "The colour; \(color) by default.") { $0.color = $1 },
    Property("lineWidth", .positive, "The width, in points; \(width) by default.") {
      $0.lineWidth = $1
    },
    Property(
      "zPosition", .number(), "The order among siblings: higher is in front; 0 by default.",
      swift: "layer.zPosition"
    ) { $0.layer.zPosition = $1 },
  ]
}

/// A line between items or points.
struct LinkElement: PerformingElement {
  static let kind = "link"
  static let summary =
    "A line between views or points that follows them: a string, a rod, a spring."

  private let from: Anchor
  private let to: Anchor
  private let style: Value<LinkView.Style>?
  private let settings: Settings<LinkView>

  init(_ fields: Fields) throws(SceneError) {
    from = try Anchor(fields, "from", offset: "fromOffset")
    to = try Anchor(fields, "to", offset: "toOffset")
    style = try fields.optional(
      "style", .choice(["line": .line, "zigzag": .zigzag]), "The look; line by default.")
    settings = try fields.settings(lineProperties(color: "grey"))
  }

  func perform(in scope: Scope) {
    guard let start = from.linkEnd(in: scope), let end = to.linkEnd(in: scope) else { return }
    let link = LinkView(from: start, to: end, style: style?.evaluate(scope) ?? .line)
    link.name = Self.kind
    settings.prepare(in: scope)(link)
    scope.performance.insert(link, below: from.view(in: scope) ?? to.view(in: scope))
    link.follow(scope.performance.animator)
  }

  func write(to writer: inout SwiftWriter) {
    let variable = writer.name(Self.kind)
    let style = style.map { ", style: \($0.swift)" } ?? ""
    writer.line(
      "let \(variable) = LinkView(from: \(from.linkEndSwift), to: \(to.linkEndSwift)\(style))")
    writer.line("\(variable).name = \(Self.kind.swiftLiteral)")
    settings.write(of: variable, to: &writer)
    writer.insert(variable, below: from.viewSwift ?? to.viewSwift)
    writer.line("\(variable).follow(animator)")
  }
}

/// The way of an item.
struct TrailElement: PerformingElement {
  static let kind = "trail"
  static let summary = "The way of a view's center in the last seconds."

  private let item: Value<View?>
  private let duration: Value<Double>?
  private let settings: Settings<TrailView>

  init(_ fields: Fields) throws(SceneError) {
    item = try fields.required("of", .item, "The name of the view.")
    duration = try fields.optional(
      "duration", .number(0.01...3600), "How long the way is seen, in seconds; 2 by default.")
    settings = try fields.settings(lineProperties(color: "a translucent blue"))
  }

  func perform(in scope: Scope) {
    guard let item = item.evaluate(scope) else { return }
    let trail = TrailView(of: item, duration: duration?.evaluate(scope) ?? 2)
    trail.name = Self.kind
    settings.prepare(in: scope)(trail)
    scope.performance.insert(trail, below: item)
    trail.follow(scope.performance.animator)
  }

  func write(to writer: inout SwiftWriter) {
    let variable = writer.name(Self.kind)
    let duration = duration.map { ", duration: \($0.swift)" } ?? ""
    writer.line("let \(variable) = TrailView(of: \(item.swift)\(duration))")
    writer.line("\(variable).name = \(Self.kind.swiftLiteral)")
    settings.write(of: variable, to: &writer)
    writer.insert(variable, below: item.swift)
    writer.line("\(variable).follow(animator)")
  }
}

/// The velocity of an item.
struct ArrowElement: PerformingElement {
  static let kind = "arrow"
  static let summary =
    "An arrow from a view's center that shows its velocity, before the views above it."

  private let item: Value<View?>
  private let scale: Value<Double>?
  private let settings: Settings<ArrowView>

  init(_ fields: Fields) throws(SceneError) {
    item = try fields.required("of", .body, "The name of the view, which a behavior moves.")
    scale = try fields.optional(
      "scale", .number(0.0001...1000),
      "The length in points for a velocity of 1 point per second; 0.2 by default.")
    settings = try fields.settings(lineProperties(color: "systemRed", width: "2"))
  }

  func perform(in scope: Scope) {
    guard let item = item.evaluate(scope) else { return }
    let arrow = ArrowView(of: item, scale: scale?.evaluate(scope) ?? 0.2)
    arrow.name = Self.kind
    settings.prepare(in: scope)(arrow)
    scope.performance.superview.addSubview(arrow)
    arrow.follow(scope.performance.animator)
  }

  func write(to writer: inout SwiftWriter) {
    let variable = writer.name(Self.kind)
    let scale = scale.map { ", scale: \($0.swift)" } ?? ""
    writer.line("let \(variable) = ArrowView(of: \(item.swift)\(scale))")
    writer.line("\(variable).name = \(Self.kind.swiftLiteral)")
    settings.write(of: variable, to: &writer)
    writer.line("\(writer.superview).addSubview(\(variable))")
    writer.line("\(variable).follow(animator)")
  }
}
