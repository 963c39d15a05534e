internal import StageContext
internal import StageKit

/// A timer that calls a function, in place of Dispatch's.
public protocol DispatchSourceTimer: AnyObject {
  /// Sets the times of the calls; 0 or less as the interval calls once.
  func schedule(deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval)
  /// Sets the function.
  func setEventHandler(handler: (() -> Void)?)
  /// Sets a function that is called when the timer is cancelled.
  func setCancelHandler(handler: (() -> Void)?)
  /// Starts the timer.
  func resume()
  /// Starts the timer.
  func activate()
  /// Stops the timer until ``resume()``.
  func suspend()
  /// Stops the timer permanently.
  func cancel()
  /// Whether the timer is cancelled.
  var isCancelled: Bool { get }
}

extension DispatchSourceTimer {
  /// Sets the time of the first call, and the seconds between calls.
  public func schedule(deadline: DispatchTime, repeating interval: Double = .infinity) {
    schedule(deadline: deadline, repeating: interval, leeway: .nanoseconds(0))
  }

  /// Sets the time of the only call.
  public func schedule(deadline: DispatchTime, leeway: DispatchTimeInterval) {
    schedule(deadline: deadline, repeating: .infinity, leeway: leeway)
  }

  /// Sets the time of the first call, and the interval between calls.
  public func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    let seconds = (deadline + interval).seconds - deadline.seconds
    schedule(deadline: deadline, repeating: seconds, leeway: leeway)
  }
}

/// Creates sources of calls, in place of Dispatch's.
public enum DispatchSource: Sendable {
  /// The flags of a timer; they change nothing.
  public struct TimerFlags: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates flags from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Calls are on time, as they always are.
    public static let strict = Self(rawValue: 1)
  }

  /// Creates a timer on the clock of the stage, which ``DispatchSourceTimer/resume()`` starts.
  public static func makeTimerSource(
    flags: TimerFlags = [], queue: DispatchQueue? = nil
  ) -> any DispatchSourceTimer { QueueTimer() }
}

private final class QueueTimer: DispatchSourceTimer {
  private var handler: (() -> Void)?
  private var cancelHandler: (() -> Void)?
  private var next = 0.0
  private var interval = Double.infinity
  private var isRunning = false
  /// The number of changes; calls that were scheduled before the last one are left out.
  private var version = 0
  private(set) var isCancelled = false

  func schedule(deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval) {
    next = deadline.seconds
    self.interval = interval
    if isRunning { wait() }
  }

  func setEventHandler(handler: (() -> Void)?) { self.handler = handler }
  func setCancelHandler(handler: (() -> Void)?) { cancelHandler = handler }
  func activate() { resume() }

  func resume() {
    guard !isRunning, !isCancelled else { return }
    isRunning = true
    wait()
  }

  func suspend() {
    isRunning = false
    version += 1
  }

  func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    suspend()
    cancelHandler?()
    handler = nil
    cancelHandler = nil
  }

  private func wait() {
    version += 1
    let version = version
    guard next.isFinite else { return }
    ApplicationContext.shared.stage.perform(at: next) { [weak self] in self?.fire(version) }
  }

  private func fire(_ version: Int) {
    guard version == self.version, isRunning else { return }
    if interval > 0, interval.isFinite {
      next += max(interval, 0.0001)
      wait()
    } else {
      next = .infinity
    }
    handler?()
  }
}
