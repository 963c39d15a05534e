internal import BenchSupport

/// The results of the engines for one scene, run in turns so that throttling affects all engines
/// alike.
struct Comparison {
  /// The results of one engine.
  struct Entry {
    var engine: any Engine
    /// The CPU time of a step in each turn, in milliseconds.
    var times: [Double] = []
    var hashes: Set<UInt64> = []
    var quality: Quality?

    var time: Double { median(times) }
    /// Whether all runs ended in the same state.
    var isDeterministic: Bool { hashes.count == 1 }
  }

  let timed: TimedScene
  private(set) var entries: [Entry]

  /// Runs a scene several times with each engine, in a new world each time.
  init(
    of timed: TimedScene, by engines: [any Engine] = engines, turns: Int, measuringQuality: Bool
  ) {
    self.timed = timed
    entries = engines.map { Entry(engine: $0) }
    for _ in 0..<turns {
      for index in entries.indices {
        let world = entries[index].engine.makeWorld(timed.scene)
        let time = ThreadClock.milliseconds { world.step(timed.stepCount) }
        entries[index].times.append(time / Double(timed.stepCount))
        entries[index].hashes.insert(poseHash(world.poses(of: timed.scene)))
      }
    }
    guard measuringQuality else { return }
    for index in entries.indices {
      let quality = Quality(of: timed, with: entries[index].engine)
      entries[index].hashes.insert(quality.hash)
      entries[index].quality = quality
    }
  }

  /// The median over the turns of the first engine's time divided by the other's in the same turn.
  func ratio(to entry: Entry) -> Double {
    median(zip(entries[0].times, entry.times).map { $0 / $1 })
  }
}
