internal import FileIO
internal import FilmKit
internal import FoundationEssentials
internal import Geometry
package import StageKit

/// The state of every view at each frame of a recipe, its log and the events of its dynamic
/// animators, as CSV or JSON.
///
/// Lines are written while the recipe runs, so memory does not grow with the number of frames.
package struct RecipeTrace {
  /// The recipe.
  package let recipe: any Recipe
  private let schedule: FrameSchedule
  private let hasMotion: Bool
  /// Called with each sentence about something that the trace does not show; does nothing by
  /// default.
  package var note: (String) -> Void = { _ in }

  /// Creates the trace of some frames of a recipe.
  ///
  /// - Parameters:
  ///   - recipe: The recipe.
  ///   - schedule: The times.
  ///   - hasMotion: Whether velocities, energies and contacts are part of it; false by default.
  package init(of recipe: any Recipe, schedule: FrameSchedule, hasMotion: Bool = false) {
    self.recipe = recipe
    self.schedule = schedule
    self.hasMotion = hasMotion
  }

  /// Writes CSV (RFC 4180): a row for each view of each frame, each log line and each event, by
  /// time.
  ///
  /// If parameters are set, rows of all parameters come first, without time and frame: the name is
  /// in the column `view`, the value in the column `log`. With motion there are further columns,
  /// and a row without a view for each frame of a stage with a dynamic animator: that of the whole
  /// scene.
  ///
  /// - Parameter writeLine: A function that writes a line without its line break.
  /// - Throws: What `writeLine` throws.
  package func writeCSV(_ writeLine: (String) throws -> Void) throws {
    let motionColumns = ",vx,vy,spin,kinetic,potential,springs,contacts,tension"
    let noMotion = hasMotion ? ",,,,,,,," : ""
    try writeLine(
      "time,frame,view,x,y,width,height,angle,alpha,log" + (hasMotion ? motionColumns : ""))
    for parameter in parametersIfSet {
      try writeLine(
        ",,\(parameter.name.csvField),,,,,,,\("\(parameter.value)".csvField)\(noMotion)")
    }
    for step in steps {
      for row in step.newRows { try writeLine(row + noMotion) }
      for view in step.frame.views {
        let numbers = (view.center + view.size + [view.angle, view.alpha]).map { "\($0)" }
        try writeLine(
          "\(step.frame.time),\(step.frame.index),\(view.name.csvField),"
            + "\(numbers.joined(separator: ",")),\(view.motionColumns ?? "")")
      }
      for link in step.frame.links ?? [] {
        let angle = link.angle.map { "\($0)" } ?? ""
        try writeLine(
          "\(step.frame.time),\(step.frame.index),\(link.name.csvField),\(link.center[0]),\(link.center[1]),"
            + "0.0,\(link.length),\(angle),,,,,,,,,,\(link.tension)")
      }
      if let totals = step.frame.totalColumns {
        try writeLine("\(step.frame.time),\(step.frame.index),,,,,,,,\(totals)")
      }
    }
  }

  /// Writes one JSON object, with a frame, log line or event on each line.
  ///
  /// If parameters are set, the object `parameters` has the values of all, by name.
  ///
  /// - Parameter writeLine: A function that writes a line without its line break.
  /// - Throws: What `writeLine` throws.
  package func writeJSON(_ writeLine: (String) throws -> Void) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    func text(_ value: some Encodable) throws -> String {
      String(decoding: try encoder.encode(value), as: UTF8.self)
    }
    let values = parametersIfSet.map { ($0.name, $0.value) }
    let parameters =
      values.isEmpty
      ? "" : "\"parameters\":\(try text(Dictionary(uniqueKeysWithValues: values))),"
    try writeLine(
      "{\"recipe\":\(text(recipe.id)),\"framesPerSecond\":"
        + "\(text(schedule.frameRate.framesPerSecond)),\(parameters)\"frames\":[")
    var lines: [LogLine] = []
    var events: [Event] = []
    for step in steps {
      let isLast = step.frame.index == schedule.frames.upperBound - 1
      try writeLine(text(step.frame) + (isLast ? "" : ","))
      lines += step.newLines
      events += step.newEvents
    }
    try writeLine("],\"log\":[")
    for (index, line) in lines.enumerated() {
      try writeLine(text(line) + (index == lines.count - 1 ? "" : ","))
    }
    try writeLine("],\"events\":[")
    for (index, event) in events.enumerated() {
      try writeLine(text(event) + (index == events.count - 1 ? "" : ","))
    }
    try writeLine("]}")
  }
}

extension RecipeTrace {
  /// All parameters if any is set; otherwise none.
  private var parametersIfSet: [RecipeParameter] {
    let parameters = recipe.parameters
    return parameters.contains(where: \.isSet) ? parameters : []
  }

  /// A frame, with the log lines and events since the frame before.
  private struct Step {
    let frame: FrameState
    let newLines: [LogLine]
    let newEvents: [Event]

    /// The rows of the events and log lines, by time; at equal times events come first.
    var newRows: [String] {
      let events = newEvents.map { ($0.time, $0.row) }
      let lines = newLines.map { ($0.time, "\($0.time),,,,,,,,,\($0.text.csvField)") }
      return (events + lines).enumerated()
        .sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
        .map(\.element.1)
    }
  }

  private struct FrameState: Encodable {
    let index: Int
    let time: Double
    let views: [View]
    /// The attachments with names; nil if there are none, or without motion.
    let links: [Link]?
    let energy: MotionSample.Energy?
    let contacts: Int?

    init(index: Int, time: Double, of states: [ViewState], upwardFrom height: Double?) {
      self.index = index
      self.time = time
      views = states.map { View($0, upwardFrom: height) }
      links = nil
      energy = nil
      contacts = nil
    }

    init(index: Int, time: Double, _ sample: MotionSample) {
      self.index = index
      self.time = time
      let height = sample.isUpward ? sample.stageHeight : nil
      views = sample.views.map { View($0.state, upwardFrom: height, $0) }
      links = sample.links.isEmpty ? nil : sample.links.map(Link.init)
      energy = sample.energy
      contacts = sample.energy == nil ? nil : sample.contactCount
    }

    /// The columns of the row of the whole scene; nil without motion or animators.
    var totalColumns: String? {
      energy.map { ",,,,\($0.kinetic),\($0.potential),\($0.springs),\(contacts ?? 0)," }
    }
  }

  private struct View: Encodable {
    let name: String
    let center: [Double]
    let size: [Double]
    let angle: Double
    let alpha: Double
    let velocity: [Double]?
    let spin: Double?
    let kinetic: Double?

    init(_ state: ViewState, upwardFrom height: Double?, _ motion: MotionSample.View? = nil) {
      name = state.name
      center = [state.center.x, height.map { $0 - state.center.y } ?? state.center.y]
      size = [state.size.width, state.size.height]
      angle = height == nil ? state.angle : 0 - state.angle
      alpha = state.alpha
      velocity = motion.map { [$0.velocity.dx, $0.velocity.dy] }
      spin = motion?.spin
      kinetic = motion?.body?.kineticEnergy
    }

    /// The columns after that of the log; nil without motion.
    var motionColumns: String? {
      guard let velocity, let spin else { return nil }
      return ",\(velocity[0]),\(velocity[1]),\(spin),\(kinetic.map { "\($0)" } ?? ""),,,,"
    }
  }

  private struct Link: Encodable {
    let name: String
    let center: [Double]
    let length: Double
    let angle: Double?
    let tension: Double

    init(_ link: MotionSample.Link) {
      name = link.name
      center = [link.center.x, link.center.y]
      (length, angle, tension) = (link.length, link.angle, link.tension)
    }
  }

  private struct LogLine: Encodable {
    let time: Double
    let text: String
  }

  /// An event of a dynamic animator.
  private struct Event: Encodable {
    let time: Double
    let kind: DynamicLogEntry.Kind
    let animator: String
    let items: [String]
    let boundary: String?
    let point: [Double]?

    init(_ entry: DynamicLogEntry, upwardFrom height: Double?) {
      time = entry.time
      kind = entry.kind
      animator = entry.animator
      items = entry.items
      boundary = entry.boundary
      point = entry.point.map { point in [point.x, height.map { $0 - point.y } ?? point.y] }
    }

    /// The CSV row: a log line with the item in the column `view` and the point in `x` and `y`.
    var row: String {
      let position = point.map { "\($0[0]),\($0[1])" } ?? ","
      return "\(time),,\((items.first ?? animator).csvField),\(position),,,,,\(text.csvField)"
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

  /// The frames by time, computed lazily.
  private var steps: some Sequence<Step> {
    let stage = recipe.stage()
    let isUpward = (recipe as? any ScaledRecipe)?.isUpward ?? false
    let height = isUpward ? stage.size.height : nil
    var sampler = hasMotion ? MotionSampler(of: stage, isUpward: isUpward) : nil
    var lineCount = 0
    var eventCount = 0
    var noteCount = 0
    return schedule.frames.lazy.map { index in
      let time = schedule.time(of: index)
      stage.advance(to: time)
      let newLines = stage.logEntries[lineCount...].map { LogLine(time: $0.time, text: $0.text) }
      lineCount = stage.logEntries.count
      let newEvents = stage.dynamicLogEntries[eventCount...].map { Event($0, upwardFrom: height) }
      eventCount = stage.dynamicLogEntries.count
      stage.notes[noteCount...].forEach(note)
      noteCount = stage.notes.count
      let sample = sampler?.sample()
      let frame =
        sample.map { FrameState(index: index, time: time, $0) }
        ?? FrameState(index: index, time: time, of: stage.viewStates, upwardFrom: height)
      return Step(frame: frame, newLines: newLines, newEvents: newEvents)
    }
  }
}
