import FilmKit
import FoundationEssentials
import Geometry
import StageKit

/// What happens in a recipe, frame by frame.
///
/// It is printed while the recipe runs, so that no length needs much memory.
struct TraceReport {
  let recipe: any Recipe
  let schedule: FrameSchedule

  /// Prints one row a view and frame, one a log line and one an event of an animator, by time.
  func printCSV(to results: inout Results) throws {
    try results.print("time,frame,view,x,y,width,height,angle,alpha,log")
    for step in steps {
      for row in step.newRows { try results.print(row) }
      for view in step.frame.views {
        let numbers = (view.center + view.size + [view.angle, view.alpha]).map { "\($0)" }
        try results.print(
          "\(step.frame.time),\(step.frame.index),\(quoted(view.name)),"
            + "\(numbers.joined(separator: ",")),")
      }
    }
  }

  /// Prints the same as one JSON object, a frame or log line a line.
  func printJSON(to results: inout Results) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    func text(_ value: some Encodable) throws -> String {
      String(decoding: try encoder.encode(value), as: UTF8.self)
    }
    try results.print(
      "{\"recipe\":\(text(recipe.id)),\"framesPerSecond\":"
        + "\(text(schedule.frameRate.framesPerSecond)),\"frames\":[")
    var lines: [LogLine] = []
    var events: [Event] = []
    for step in steps {
      let isLast = step.frame.index == schedule.frames.upperBound - 1
      try results.print(text(step.frame) + (isLast ? "" : ","))
      lines += step.newLines
      events += step.newEvents
    }
    try results.print("],\"log\":[")
    for (index, line) in lines.enumerated() {
      try results.print(text(line) + (index == lines.count - 1 ? "" : ","))
    }
    try results.print("],\"events\":[")
    for (index, event) in events.enumerated() {
      try results.print(text(event) + (index == events.count - 1 ? "" : ","))
    }
    try results.print("]}")
  }

}

/// A field as RFC 4180 has it: in quotes where it holds a comma, a quote or a line break.
private func quoted(_ text: String) -> String {
  guard text.contains(where: { ",\"\r\n".contains($0) }) else { return text }
  return "\""
    + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
    + "\""
}

extension TraceReport {
  /// A frame, and what was logged and happened since the one before.
  private struct Step {
    let frame: FrameState
    let newLines: [LogLine]
    let newEvents: [Event]

    /// The rows of both, by time; of one instant, what happened before what was logged about it.
    var newRows: [String] {
      let events = newEvents.map { ($0.time, $0.row) }
      let lines = newLines.map { ($0.time, "\($0.time),,,,,,,,,\(quoted($0.text))") }
      return (events + lines).enumerated()
        .sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
        .map(\.element.1)
    }
  }

  private struct FrameState: Encodable {
    let index: Int
    let time: Double
    let views: [View]
  }

  private struct View: Encodable {
    let name: String
    let center: [Double]
    let size: [Double]
    let angle: Double
    let alpha: Double

    init(_ state: ViewState) {
      name = state.name
      center = [state.center.x, state.center.y]
      size = [state.size.width, state.size.height]
      angle = state.angle
      alpha = state.alpha
    }
  }

  private struct LogLine: Encodable {
    let time: Double
    let text: String
  }

  /// What happened in a dynamic animator.
  private struct Event: Encodable {
    let time: Double
    let kind: DynamicLogEntry.Kind
    let animator: String
    let items: [String]
    let boundary: String?
    let point: [Double]?

    init(_ entry: DynamicLogEntry) {
      time = entry.time
      kind = entry.kind
      animator = entry.animator
      items = entry.items
      boundary = entry.boundary
      point = entry.point.map { [$0.x, $0.y] }
    }

    /// The row of a CSV: like a log line, but with who it is about and where.
    var row: String {
      let place = point.map { "\($0[0]),\($0[1])" } ?? ","
      return "\(time),,\(quoted(items.first ?? animator)),\(place),,,,,\(quoted(text))"
    }

    private var text: String {
      let other = items.count > 1 ? items[1] : boundary ?? "reference bounds"
      return switch kind {
      case .contactBegan: "began contact with \(other)"
      case .contactEnded: "ended contact with \(other)"
      case .paused, .resumed: kind.rawValue
      }
    }
  }

  /// The frames by time, each made when it is asked for.
  private var steps: some Sequence<Step> {
    let stage = recipe.stage()
    var known = 0
    var knownEvents = 0
    return schedule.frames.lazy.map { index in
      let time = schedule.time(of: index)
      stage.advance(to: time)
      let newLines = stage.logEntries[known...].map { LogLine(time: $0.time, text: $0.text) }
      known = stage.logEntries.count
      let newEvents = stage.dynamicLogEntries[knownEvents...].map(Event.init)
      knownEvents = stage.dynamicLogEntries.count
      return Step(
        frame: FrameState(index: index, time: time, views: stage.viewStates.map(View.init)),
        newLines: newLines, newEvents: newEvents)
    }
  }
}
