internal import Geometry
internal import SceneViews
internal import StageKit

/// A change of a listing.
struct ShowCodeElement: PerformingElement {
  static let kind = "showCode"
  static let summary = """
    A listing changes: lines that go fade, lines that are in both listings move, and lines that come \
    appear.
    """

  private let view: ViewReference?
  private let listing: CodeText
  private let start: Value<Double>?
  private let duration: Value<Double>?
  private let lines: Value<[ClosedRange<Int>]>?

  init(_ fields: Fields) throws(SceneError) {
    view = try fields.requiredValue("view", .viewName, "The name of a listing.") {
      (item) throws(SceneError) in
      let reference = try item.viewReference()
      guard reference.kind == .code, !reference.isArray else {
        throw item.error("\(item.found) is not one listing, which an entry 'code' makes.")
      }
      return reference
    }
    listing = try CodeText(fields)
    start = try fields.optional("at", .time(), "When it starts, in seconds; 0 by default.")
    duration = try fields.optional("duration", .time(), "The duration, in seconds; 1 by default.")
    lines = try fields.optional("highlightedLines", .lines, ViewKind.highlightSummary)
  }

  func perform(in scope: Scope) {
    guard let view = view?.views(scope).first as? CodeView else { return }
    scope.performance.stage.show(
      listing.code, in: view, at: start?.evaluate(scope), duration: duration?.evaluate(scope) ?? 1,
      highlighting: lines?.evaluate(scope) ?? [])
  }

  func write(to writer: inout SwiftWriter) {
    var arguments = [listing.swift, "in: \(view?.swift ?? "")"]
    if let start { arguments.append("at: \(start.swift)") }
    if let duration { arguments.append("duration: \(duration.swift)") }
    if let lines { arguments.append("highlighting: \(lines.swift)") }
    writer.line("stage.show(\(arguments.joined(separator: ", ")))")
  }
}
