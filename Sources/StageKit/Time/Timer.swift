/// Calls a function after an interval, once or again and again.
///
/// The n-th call comes exactly n intervals after the timer was made, whatever the frame rate:
/// nothing drifts and nothing is skipped.
public final class Timer {
  /// The time between two calls, in seconds.
  public let timeInterval: Double
  /// Whether the timer will still fire.
  public private(set) var isValid = true

  private weak var stage: Stage?
  private let start: Double
  private let repeats: Bool
  private let block: (Timer) -> Void
  private var firings = 0
  private var next: EventQueue.Token?

  fileprivate init(
    stage: Stage, timeInterval: Double, repeats: Bool, block: @escaping (Timer) -> Void
  ) {
    self.stage = stage
    self.timeInterval = timeInterval
    self.repeats = repeats
    self.block = block
    start = stage.time
    schedule()
  }

  /// Stops the timer for good.
  public func invalidate() {
    isValid = false
    if let next { stage?.events.cancel(next) }
    next = nil
  }

  private func schedule() {
    // Multiplied, not added up: a sum of many intervals would drift.
    let time = start + Double(firings + 1) * timeInterval
    next = stage?.events.schedule(at: time, .timer) { self.fire() }
  }

  private func fire() {
    next = nil
    firings += 1
    if repeats { schedule() } else { isValid = false }
    block(self)
  }
}

@available(*, unavailable)
extension Timer: Sendable {}

extension Stage {
  /// Starts a timer, UIKit's `Timer.scheduledTimer(withTimeInterval:repeats:block:)`.
  ///
  /// - Parameters:
  ///   - interval: The time from now to the first call and between calls, in seconds, above 0.
  ///   - repeats: Whether the timer goes on until it is invalidated.
  ///   - block: What to call, with the timer.
  /// - Returns: The timer, to invalidate it.
  @discardableResult
  public func scheduledTimer(
    withTimeInterval interval: Double, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer {
    precondition(
      interval > 0 && interval.isFinite, "a timer's interval must be above 0, not \(interval)")
    return Timer(stage: self, timeInterval: interval, repeats: repeats, block: block)
  }
}
