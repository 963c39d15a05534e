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
      the slowest single step in ms. Quality is of the last 100 steps. The last line is a JSON object with the figures of each scene.
      """)

  @Option(help: "The scenes to run, with commas between; all by default.")
  var scenes: String?

  @Option(help: "How often each engine runs each scene; 5 by default, 1 with --scaling.")
  var turns: Int?

  @Flag(help: "Name the scenes and stop.")
  var list = false

  @Flag(help: "Time pits of 500 to 32,000 circles instead of the scenes, some minutes.")
  var scaling = false

  func validate() throws {
    if let turns, turns < 1 {
      throw ValidationError("--turns must be 1 or more, not \(turns).")
    }
    if scaling, scenes != nil {
      throw ValidationError("--scaling has scenes of its own: leave --scenes out.")
    }
    _ = try chosenScenes()
  }

  func run() throws {
    if list {
      for timed in TimedScene.all { print(timed.name) }
      return
    }
    // Chipmunk prints a greeting when it makes its first world; let it do so above the tables.
    for engine in engines { _ = engine.makeWorld(Scene()) }
    if scaling {
      runScaling()
    } else {
      runScenes(try chosenScenes())
    }
  }

  private func chosenScenes() throws -> [TimedScene] {
    guard let scenes else { return TimedScene.all }
    return try scenes.split(separator: ",").map { name in
      guard let timed = TimedScene.all.first(where: { $0.name == name }) else {
        let names = TimedScene.all.map(\.name).joined(separator: ", ")
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
    for line in AccuracyReport().lines { show(line) }
    show("")
    printJSON(members)
  }

  private func runScaling() {
    show(ScalingReport.header)
    var report = ScalingReport()
    var members: [String] = []
    for timed in ScalingReport.scenes {
      let comparison = Comparison(of: timed, turns: turns ?? 1, measuringQuality: false)
      show(report.line(comparison))
      members.append(comparison.jsonMember)
    }
    show("")
    printJSON(members)
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
