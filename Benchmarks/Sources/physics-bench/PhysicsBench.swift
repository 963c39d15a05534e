import ArgumentParser
private import Glibc

/// `physics-bench`: Zoetrope's physics engine beside others, in speed, quality and accuracy.
@main struct PhysicsBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "physics-bench",
    abstract: "Compare physics engines: time, quality and accuracy.",
    discussion: """
      Every engine runs every scene once a turn, at 60 Hz on one thread, without sleeping. Times are CPU \
      time a step: the median over the turns and the range. The ratio is the first engine's time divided \
      by this one's, turn by turn, and then the median: below 1 the first one is faster. "slowest" is \
      the slowest single step in ms. Quality is of the last 100 steps. Small scenes with a known right \
      answer and a world of sleepers follow. The last line is a JSON object with the figures of each scene.
      """)

  @Option(help: "The scenes to run, with commas between; all by default.")
  var scenes: String?

  @Option(help: "How often each engine runs each scene; 5 by default, 1 with --scaling.")
  var turns: Int?

  @Flag(help: "Name the scenes and stop.")
  var list = false

  @Flag(help: "Do this instead of running the scenes and all that follows them.")
  var part: Part?

  @Flag(help: "With --scaling, time the peers too, which takes some minutes.")
  var peers = false

  /// A part of what can be measured.
  enum Part: EnumerableFlag {
    case accuracy
    case sleepers
    case scaling
    case pits

    static func help(for part: Part) -> ArgumentHelp? {
      switch part {
      case .accuracy: "Only show the scenes with a known right answer."
      case .sleepers: "Only show what ten thousand sleeping bodies cost."
      case .scaling: "Time pits of 500 to 32,000 circles, a minute or two."
      case .pits: "Only show the deepest overlaps in twelve pits of 1000 circles."
      }
    }
  }

  func validate() throws {
    if let turns, turns < 1 {
      throw ValidationError("--turns must be 1 or more, not \(turns).")
    }
    if let part, part != .scaling, scenes != nil {
      throw ValidationError("--\(part) has scenes of its own: leave --scenes out.")
    }
    if peers, part != .scaling {
      throw ValidationError("--peers belongs to --scaling.")
    }
    _ = try chosenScenes()
  }

  func run() throws {
    if list {
      for timed in knownScenes { print(timed.name) }
      return
    }
    // Chipmunk prints a greeting when it makes its first world; let it do so above the tables.
    for engine in engines { _ = engine.makeWorld(Scene()) }
    switch part {
    case .accuracy: runAccuracy()
    case .sleepers: printJSON([runSleepers()])
    case .scaling: runScaling(try chosenScenes())
    case .pits: runPits()
    case nil: runScenes(try chosenScenes())
    }
  }

  /// The scenes that there are to choose from.
  private var knownScenes: [TimedScene] {
    part == .scaling ? ScalingReport.scenes : TimedScene.all
  }

  private func chosenScenes() throws -> [TimedScene] {
    guard let scenes else { return knownScenes }
    return try scenes.split(separator: ",").map { name in
      guard let timed = knownScenes.first(where: { $0.name == name }) else {
        let names = knownScenes.map(\.name).joined(separator: ", ")
        throw ValidationError("There is no scene named \(name), only \(names).")
      }
      return timed
    }
  }

  private func runScenes(_ scenes: [TimedScene]) {
    show(SceneReport.header)
    var members: [String] = []
    for timed in scenes {
      let comparison = Comparison(of: timed, turns: turns ?? 5, measuringQuality: true)
      for line in SceneReport(comparison: comparison).lines { show(line) }
      members.append(comparison.jsonMember)
    }
    show("")
    runAccuracy()
    show("")
    if self.scenes == nil { members.append(runSleepers()) }
    printJSON(members)
  }

  private func runAccuracy() {
    for line in AccuracyReport().lines { show(line) }
  }

  /// Shows what sleepers cost; gives the figures as a member of a JSON object.
  private func runSleepers() -> String {
    let report = SleepersReport(turns: turns ?? 5)
    for line in report.lines { show(line) }
    show("")
    return report.jsonMember
  }

  private func runScaling(_ scenes: [TimedScene]) {
    let compared = peers ? engines : [engines[0]]
    var report = ScalingReport(of: compared)
    show(report.header)
    var members: [String] = []
    for timed in scenes {
      let comparison = Comparison(
        of: timed, by: compared, turns: turns ?? 1, measuringQuality: false)
      show(report.line(comparison))
      members.append(comparison.jsonMember)
    }
    show("")
    printJSON(members)
  }

  private func runPits() {
    var report = PitsReport(of: engines)
    show(report.header)
    for (index, timed) in PitsReport.scenes.enumerated() {
      let comparison = Comparison(of: timed, turns: 1, measuringQuality: true)
      show(report.line(comparison, seed: index + 1))
    }
    show(report.lastLine)
    show("")
    printJSON(
      zip(engines, report.means).map { engine, mean in "\"\(engine.key)_penetration\": \(mean)" })
  }

  private func printJSON(_ members: [String]) {
    show("{\(members.joined(separator: ", "))}")
  }

  /// Prints a line at once: it may be a minute to the next.
  private func show(_ line: String) {
    print(line)
    fflush(nil)
  }
}
