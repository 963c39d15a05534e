internal import Dynamics
internal import Geometry
internal import SceneViews
internal import StageKit

/// A line between items or points.
struct LinkElement: PerformingElement {
  static let kind = "link"
  static let summary =
    "A line between views or points that follows them: a string, a rod, a spring."

  private let from: Anchor
  private let to: Anchor
  private let style: Value<LinkView.Style>?
  private let settings: Settings<LinkView>

  private static let properties: [Property<LinkView>] = [
    Property("color", .color, "The colour; grey by default.") { $0.color = $1 },
    Property("lineWidth", .positive, "The width, in points; 1.5 by default.") { $0.lineWidth = $1 },
  ]

  init(_ fields: Fields) throws(SceneError) {
    from = try Anchor(fields, "from", offset: "fromOffset")
    to = try Anchor(fields, "to", offset: "toOffset")
    style = try fields.optional(
      "style", .choice(["line": .line, "zigzag": .zigzag]), "The look; line by default.")
    settings = try fields.settings(Self.properties)
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

  private static let properties: [Property<TrailView>] = [
    Property("color", .color, "The colour; a translucent blue by default.") { $0.color = $1 },
    Property("lineWidth", .positive, "The width, in points; 1.5 by default.") { $0.lineWidth = $1 },
  ]

  init(_ fields: Fields) throws(SceneError) {
    item = try fields.required("of", .item, "The name of the view.")
    duration = try fields.optional(
      "duration", .number(0.01...3600), "How long the way is seen, in seconds; 2 by default.")
    settings = try fields.settings(Self.properties)
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
