import ArgumentParser
private import Glibc
private import Physics

/// The `physics-bench` program: compares physics engines in speed, quality and accuracy.
@main struct PhysicsBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "physics-bench",
    abstract: "Compare physics engines: time, quality and accuracy.",
    discussion: """
      Every engine runs every scene once in each turn, at 60 Hz on one thread, without sleeping. Times \
      are CPU times of a step: the median over the turns and the range. The ratio is the first engine's \
      time divided by this engine's, as the median over the turns: below 1 the first engine is faster. \
      "slowest" is the slowest step in ms. Quality covers the last 100 steps. Small scenes with an \
      analytic result and a world of sleeping bodies follow. The last line is a JSON object with the \
      results of each scene.
      """)

  @Option(help: "The scenes to run, separated by commas; all by default.")
  var scenes: String?

  @Option(help: "The number of runs of each scene; 5 by default, 1 with --scaling.")
  var turns: Int?

  @Flag(help: "List the scenes and exit.")
  var list = false

  @Flag(help: "Run only this part.")
  var part: Part?

  @Flag(help: "With --scaling, also time the other engines, which takes some minutes.")
  var peers = false

  @Flag(help: "Run the soft step with its 8 sub-steps in place of the default solver.")
  var softStep = false

  @Option(
    name: .customLong("box2d-v3"),
    help: "Also run Box2D v3 in a library of Box2DV3/build.sh; may be repeated.")
  var libraries: [String] = []

  /// A part of the measurements.
  enum Part: EnumerableFlag {
    case accuracy
    case sleepers
    case scaling
    case pits
    case bullets

    static func help(for part: Part) -> ArgumentHelp? {
      switch part {
      case .accuracy: "Run only the scenes with an analytic result."
      case .sleepers: "Measure only the cost of ten thousand sleeping bodies."
      case .scaling: "Time pits of 500 to 32,000 circles; takes a minute or two."
      case .bullets: "Time 500 to 4000 bullets that fall into a box, with Box2D up to 1000."
      case .pits: "Measure only the deepest overlaps in twelve pits of 1000 circles."
      }
    }
  }

  func validate() throws {
    if let turns, turns < 1 {
      throw ValidationError("--turns must be at least 1, but is \(turns).")
    }
    if let part, part != .scaling, part != .bullets, scenes != nil {
      throw ValidationError("--scenes cannot be used with --\(part).")
    }
    if peers, part != .scaling {
      throw ValidationError("--peers requires --scaling.")
    }
    if part != nil, softStep || !libraries.isEmpty {
      throw ValidationError("--soft-step and --box2d-v3 cannot be used with a part.")
    }
    _ = try chosenScenes()
  }

  /// The engines of the scenes: v3 has as many sub-steps as the soft step, or those that it recommends.
  private func chosenEngines() throws -> [any Engine] {
    let versions = try libraries.map { library in
      do {
        return try Box2DV3Engine(library: library, subStepCount: softStep ? 8 : 4)
      } catch {
        throw ValidationError("Cannot load Box2D v3: \(error)")
      }
    }
    let first = ZoetropeEngine(solver: softStep ? .softStep : .sequentialImpulses)
    return [first] + engines.dropFirst() + versions
  }

  func run() throws {
    if list {
      for timed in knownScenes { print(timed.name) }
      return
    }
    // Chipmunk prints a message when it creates its first world; this prints it above the tables.
    for engine in engines { _ = engine.makeWorld(Scene()) }
    switch part {
    case .accuracy: runAccuracy()
    case .sleepers: printJSON([runSleepers()])
    case .scaling: runScaling(try chosenScenes())
    case .pits: runPits()
    case .bullets: runBullets(try chosenScenes())
    case nil: runScenes(try chosenScenes(), by: try chosenEngines())
    }
  }

  /// The available scenes.
  private var knownScenes: [TimedScene] {
    switch part {
    case .scaling: ScalingReport.scenes
    case .bullets: BulletsReport.scenes
    default: TimedScene.all
    }
  }

  private func chosenScenes() throws -> [TimedScene] {
    guard let scenes else { return knownScenes }
    return try scenes.split(separator: ",").map { name in
      guard let timed = knownScenes.first(where: { $0.name == name }) else {
        let names = knownScenes.map(\.name).joined(separator: ", ")
        throw ValidationError("There is no scene named \(name). The scenes are \(names).")
      }
      return timed
    }
  }

  private func runScenes(_ scenes: [TimedScene], by engines: [any Engine]) {
    show(SceneReport.header)
    var members: [String] = []
    for timed in scenes {
      let comparison = Comparison(
        of: timed, by: engines, turns: turns ?? 5, measuringQuality: true)
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

  /// Prints the cost of sleeping bodies; returns the results as a member of a JSON object.
  private func runSleepers() -> String {
    let report = SleepersReport(turns: turns ?? 5)
    for line in report.lines { show(line) }
    show("")
    return report.jsonMember
  }

  private func runScaling(_ scenes: [TimedScene]) {
    let compared = peers ? engines : [engines[0]]
    runScaling(scenes, of: compared) { _ in compared }
  }

  private func runBullets(_ scenes: [TimedScene]) {
    runScaling(scenes, of: BulletsReport.engines) { BulletsReport.engines(of: $0) }
  }

  private func runScaling(
    _ scenes: [TimedScene], of engines: [any Engine],
    by enginesOfScene: (TimedScene) -> [any Engine]
  ) {
    var report = ScalingReport(of: engines)
    show(report.header)
    var members: [String] = []
    for timed in scenes {
      let comparison = Comparison(
        of: timed, by: enginesOfScene(timed), turns: turns ?? 1, measuringQuality: false)
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

  /// Prints a line and flushes the output, since the next line may take a minute.
  private func show(_ line: String) {
    print(line)
    fflush(nil)
  }
}
