import Film
import FoundationEssentials
import Geometry
import Stage

/// What happens in a recipe, frame by frame.
///
/// It is printed while the recipe runs, so that no length needs much memory.
struct TraceReport {
  let recipe: any Recipe
  let schedule: FrameSchedule

  /// Prints one row a view and frame, and one a log line, by time.
  func printCSV(to results: inout Results) throws {
    try results.print("time,frame,view,x,y,width,height,angle,alpha,log")
    for step in steps {
      for line in step.newLines {
        try results.print("\(line.time),,,,,,,,,\(Self.quoted(line.text))")
      }
      for view in step.frame.views {
        let numbers = (view.center + view.size + [view.angle, view.alpha]).map { "\($0)" }
        try results.print(
          "\(step.frame.time),\(step.frame.index),\(Self.quoted(view.name)),"
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
    for step in steps {
      let isLast = step.frame.index == schedule.frames.upperBound - 1
      try results.print(text(step.frame) + (isLast ? "" : ","))
      lines += step.newLines
    }
    try results.print("],\"log\":[")
    for (index, line) in lines.enumerated() {
      try results.print(text(line) + (index == lines.count - 1 ? "" : ","))
    }
    try results.print("]}")
  }

  /// A field as RFC 4180 has it: in quotes where it holds a comma, a quote or a line break.
  private static func quoted(_ text: String) -> String {
    guard text.contains(where: { ",\"\r\n".contains($0) }) else { return text }
    return "\""
      + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
      + "\""
  }
}

extension TraceReport {
  /// A frame, and what was logged since the one before.
  private struct Step {
    let frame: FrameState
    let newLines: [LogLine]
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

  /// The frames by time, each made when it is asked for.
  private var steps: some Sequence<Step> {
    let stage = recipe.stage()
    var known = 0
    return schedule.frames.lazy.map { index in
      let time = schedule.time(of: index)
      stage.advance(to: time)
      let newLines = stage.logEntries[known...].map { LogLine(time: $0.time, text: $0.text) }
      known = stage.logEntries.count
      return Step(
        frame: FrameState(index: index, time: time, views: stage.viewStates.map(View.init)),
        newLines: newLines)
    }
  }
}
