/// A clock of animations that is set by hand, and then runs to its end or back to its start.
///
/// The animations that are added by ``perform(_:)`` follow it instead of the clock of the stage.
package final class AnimationClock {
  /// A block of animations, with the time on this clock at which it ends.
  private struct Entry {
    let block: AnimationBlock
    let end: Double
    let completion: ((Bool) -> Void)?
  }

  private unowned let stage: Stage
  /// The time of this clock at the last change, in seconds, and the stage time of that change.
  private var start = (time: 0.0, stageTime: 0.0)
  /// The rate of this clock, in seconds per second of stage time; 0 while it is stopped.
  private var speed = 0.0
  private var entries: [Entry] = []

  /// Creates a clock that is stopped at 0.
  package init(on stage: Stage) { self.stage = stage }

  /// The present time, in seconds; setting it stops the clock there.
  package var time: Double {
    get { time(at: stage.time) }
    set { move(to: newValue, speed: 0) }
  }

  /// Returns the time of this clock at a stage time.
  func time(at stageTime: Double) -> Double {
    max(start.time + speed * (stageTime - start.stageTime), 0)
  }

  /// Calls a function, whose animations follow this clock.
  package func perform(_ body: () -> Void) {
    let outer = stage.animationClock
    stage.animationClock = self
    body()
    stage.animationClock = outer
  }

  /// Runs to the end of all animations; each completion is called when its animation ends.
  ///
  /// - Parameter speed: The seconds of this clock in a second of the stage.
  package func runToEnd(speed: Double) {
    move(to: time, speed: speed)
    let now = (stage: stage.time, clock: time)
    for entry in entries {
      let delay = max(entry.end - now.clock, 0) / speed
      stage.schedule(at: now.stage + delay) {
        entry.block.remove()
        entry.completion?(true)
      }
    }
    entries = []
  }

  /// Runs back to 0, sets the values from before the animations, and calls their completions.
  ///
  /// - Parameter speed: The seconds of this clock in a second of the stage.
  package func runToStart(speed: Double) {
    move(to: time, speed: -speed)
    let entries = entries
    self.entries = []
    stage.schedule(at: stage.time + time / speed) {
      for entry in entries.reversed() { entry.block.finish(at: .start) }
      for entry in entries { entry.completion?(false) }
    }
  }

  private func move(to time: Double, speed: Double) {
    start = (time, stage.time)
    self.speed = speed
  }

  func startAnimations(
    _ timing: AnimationTiming, completion: ((Bool) -> Void)?, add: (AnimationBlock) -> Void
  ) {
    let block = AnimationBlock(blocksTouches: !timing.allowsUserInteraction)
    add(block)
    guard !block.isEmpty else {
      completion?(true)
      return
    }
    entries.append(
      Entry(block: block, end: timing.endTime(startingAt: time), completion: completion))
  }
}
