internal import Dynamics
internal import FileIO
internal import Geometry
internal import Layers
internal import SceneViews
internal import StageKit

/// Returns the properties of lines that are drawn between or behind views.
private func lineProperties<Line: LineView>(
  color: String, width: String = "1.5"
) -> [Property<Line>] {
  [
    Property("color", .color, "The color; \(color) by default.") { $0.color = $1 },
    Property("lineWidth", .distance, "The width, in points; \(width) by default.") {
      $0.lineWidth = $1
    },
    Property(
      "zPosition", .number(), "The order among siblings: higher is in front; 0 by default.",
      swift: "layer.zPosition"
    ) { $0.layer.zPosition = $1 },
  ]
}

/// An element whose view is a line that follows items.
private protocol LineElement: PerformingElement {
  associatedtype Line: LineView
  var settings: Settings<Line> { get }
}

extension LineElement {
  /// Sets up a line, which a function inserts among the views.
  fileprivate func add(_ line: Line, in scope: Scope, insert: (Performance) -> Void) {
    line.name = Self.kind
    settings.prepare(in: scope)(line)
    insert(scope.performance)
    line.follow(scope.performance.animator)
  }

  /// Writes a line and its initializer, and what a function writes to insert a variable.
  fileprivate func write(
    _ initializer: String, to writer: inout SwiftWriter,
    insert: (inout SwiftWriter, String) -> Void
  ) {
    let variable = writer.name(Self.kind)
    writer.line("let \(variable) = \(initializer)")
    writer.line("\(variable).name = \(Self.kind.swiftLiteral)")
    settings.write(of: variable, to: &writer)
    insert(&writer, variable)
    writer.line("\(variable).follow(animator)")
  }
}

/// A line between items or points.
struct LinkElement: LineElement {
  static let kind = "link"
  static let summary =
    "A line between views or points that follows them: a string, a rod, a spring."

  private let from: Anchor
  private let to: Anchor
  private let style: Value<LinkView.Style>?
  fileprivate let settings: Settings<LinkView>

  init(_ fields: Fields) throws(SceneError) {
    from = try Anchor(fields, "from", offset: "fromOffset")
    to = try Anchor(fields, "to", offset: "toOffset")
    style = try fields.optional(
      "style", .choice(["line": .line, "zigzag": .zigzag]), "The look; line by default.")
    settings = try fields.settings(lineProperties(color: "gray"))
  }

  func perform(in scope: Scope) {
    guard let start = from.linkEnd(in: scope), let end = to.linkEnd(in: scope) else { return }
    let link = LinkView(from: start, to: end, style: style?.evaluate(scope) ?? .line)
    add(link, in: scope) { performance in
      performance.insert(link, below: from.view(in: scope) ?? to.view(in: scope))
    }
  }

  func write(to writer: inout SwiftWriter) {
    let style = style.map { ", style: \($0.swift)" } ?? ""
    let initializer = "LinkView(from: \(from.linkEndSwift), to: \(to.linkEndSwift)\(style))"
    write(initializer, to: &writer) { writer, variable in
      writer.insert(variable, below: from.viewSwift ?? to.viewSwift)
    }
  }
}

/// The path of an item.
struct TrailElement: LineElement {
  static let kind = "trail"
  static let summary = "The path of a view's center over the last seconds."

  private let item: Value<View?>
  private let duration: Value<Double>?
  fileprivate let settings: Settings<TrailView>

  init(_ fields: Fields) throws(SceneError) {
    item = try fields.required("of", .item, "The name of the view.")
    duration = try fields.optional(
      "duration", .time(0.01...3600), "How long the trail is visible, in seconds; 2 by default.")
    settings = try fields.settings(lineProperties(color: "a translucent blue"))
  }

  func perform(in scope: Scope) {
    guard let item = item.evaluate(scope) else { return }
    let trail = TrailView(of: item, duration: duration?.evaluate(scope) ?? 2)
    add(trail, in: scope) { $0.insert(trail, below: item) }
  }

  func write(to writer: inout SwiftWriter) {
    let duration = duration.map { ", duration: \($0.swift)" } ?? ""
    write("TrailView(of: \(item.swift)\(duration))", to: &writer) { writer, variable in
      writer.insert(variable, below: item.swift)
    }
  }
}

/// The velocity, the acceleration or the force of an item.
struct ArrowElement: LineElement {
  static let kind = "arrow"
  static let summary =
    "An arrow from a view's center that shows its velocity, acceleration or forces, before the views above it."

  private let item: Value<View?>
  private let quantity: Value<ArrowView.Quantity>?
  private let scale: Value<Double>?
  fileprivate let settings: Settings<ArrowView>

  init(_ fields: Fields) throws(SceneError) {
    item = try fields.required("of", .body, "The name of the view, which a behavior moves.")
    scale = try fields.optional(
      "scale", .number(0.0001...1000),
      "The length in points for one unit; 0.2 for 1 pt/s, 0.05 for 1 pt/s² and 5 for 1 N by default."
    )
    quantity = try fields.optional(
      "shows",
      .choice([
        "velocity": .velocity, "acceleration": .acceleration, "force": .force, "weight": .weight,
        "push": .push, "attachments": .attachments, "fields": .fields, "resistance": .resistance,
        "contacts": .contacts,
      ]),
      "The quantity: force is the sum of all forces, and those after it are forces of one kind; velocity by "
        + "default.")
    settings = try fields.settings(lineProperties(color: "systemRed", width: "2"))
  }

  func perform(in scope: Scope) {
    guard let item = item.evaluate(scope) else { return }
    let arrow = ArrowView(
      of: item, showing: quantity?.evaluate(scope) ?? .velocity, scale: scale?.evaluate(scope))
    add(arrow, in: scope) { $0.superview.addSubview(arrow) }
  }

  func write(to writer: inout SwiftWriter) {
    let scale = scale.map { ", scale: \($0.swift)" } ?? ""
    let quantity = quantity.map { ", showing: \($0.swift)" } ?? ""
    write("ArrowView(of: \(item.swift)\(quantity)\(scale))", to: &writer) { writer, variable in
      writer.line("\(writer.superview).addSubview(\(variable))")
    }
  }
}
