/// A clock of animations that is set by hand, and then runs to its end or back to its start.
///
/// The animations that are added by ``perform(_:)`` follow it instead of the clock of the stage.
package final class AnimationClock {
  /// A block of animations with its end on this clock.
  private struct Entry {
    let block: AnimationBlock
    let end: Double
    let completion: ((Bool) -> Void)?
  }

  private unowned let stage: Stage
  /// The time at the last change, in seconds, and the time of the stage then.
  private var start = (time: 0.0, stageTime: 0.0)
  /// The seconds of this clock in a second of the stage; 0 at rest.
  private var speed = 0.0
  private var entries: [Entry] = []

  /// Creates a clock that rests at 0.
  package init(on stage: Stage) { self.stage = stage }

  /// The present time, in seconds; setting it stops the clock there.
  package var time: Double {
    get { time(at: stage.time) }
    set { move(to: newValue, speed: 0) }
  }

  /// Returns the time at a time of the stage.
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

  /// Runs to the end of all animations, at the ends of which their completions are called.
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
