private import Geometry

/// A timer that calls a block after an interval, once or repeatedly: `Timer`.
///
/// The n-th call comes exactly n intervals after the timer's creation, at any frame rate: the timer
/// does not drift and skips no calls.
public final class StageTimer {
  /// The interval between calls, in seconds.
  public let timeInterval: Double
  /// Whether the timer will fire again.
  public private(set) var isValid = true

  private weak var stage: Stage?
  private let start: Double
  private let repeats: Bool
  private let block: (StageTimer) -> Void
  private var fireCount = 0
  private var nextEvent: EventQueue.Token?

  fileprivate init(
    stage: Stage, timeInterval: Double, repeats: Bool, block: @escaping (StageTimer) -> Void
  ) {
    self.stage = stage
    self.timeInterval = timeInterval
    self.repeats = repeats
    self.block = block
    start = stage.time
    schedule()
  }

  /// Stops the timer permanently.
  public func invalidate() {
    isValid = false
    if let nextEvent { stage?.events.cancel(nextEvent) }
    nextEvent = nil
  }

  private func schedule() {
    // A product, because a sum of intervals would accumulate rounding errors.
    let time = start + Double(fireCount + 1) * timeInterval
    nextEvent = stage?.events.schedule(at: time, .timer) { self.fire() }
  }

  private func fire() {
    nextEvent = nil
    fireCount += 1
    if repeats { schedule() } else { isValid = false }
    block(self)
  }
}

@available(*, unavailable)
extension StageTimer: Sendable {}

extension Stage {
  /// Calls a function at a time, with the timers that are due.
  ///
  /// - Parameters:
  ///   - time: The time in seconds; one in the past is now.
  ///   - action: The function.
  public func perform(at time: Double, _ action: @escaping () -> Void) {
    precondition(time.isFinite, "a function cannot be called at \(time)")
    events.schedule(at: max(time, self.time), .timer, action)
  }

  /// Creates and starts a timer: `Timer.scheduledTimer(withTimeInterval:repeats:block:)`.
  ///
  /// - Parameters:
  ///   - interval: The interval before the first call and between calls, in seconds, above 0.
  ///   - repeats: Whether the timer fires repeatedly until it is invalidated.
  ///   - block: The function to call, with the timer.
  /// - Returns: The timer.
  @discardableResult
  public func scheduledTimer(
    withTimeInterval interval: Double, repeats: Bool, block: @escaping (StageTimer) -> Void
  ) -> StageTimer {
    precondition(
      interval > 0 && interval.isFinite, "a timer's interval must be above 0 s, not \(interval)")
    return StageTimer(stage: self, timeInterval: interval, repeats: repeats, block: block)
  }
}
