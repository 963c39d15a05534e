internal import StageContext
internal import StageKit

/// A clock that follows the time of the stage, in place of Swift's.
public struct ContinuousClock: Clock, Sendable {
  /// A time of the clock.
  public struct Instant: InstantProtocol, Sendable {
    fileprivate var time: Duration

    /// The present time.
    public static var now: Instant { ContinuousClock.now }

    /// Returns a later time.
    public func advanced(by duration: Duration) -> Instant { Instant(time: time + duration) }
    /// Returns the duration up to another time.
    public func duration(to other: Instant) -> Duration { other.time - time }
    /// Returns whether a time is before another.
    public static func < (left: Instant, right: Instant) -> Bool { left.time < right.time }
    /// Returns a later time.
    public static func + (left: Instant, right: Duration) -> Instant { left.advanced(by: right) }
    /// Returns an earlier time.
    public static func - (left: Instant, right: Duration) -> Instant {
      left.advanced(by: .zero - right)
    }
    /// Returns the duration between two times.
    public static func - (left: Instant, right: Instant) -> Duration { right.duration(to: left) }
    /// Makes a time later.
    public static func += (left: inout Instant, right: Duration) { left = left + right }
    /// Makes a time earlier.
    public static func -= (left: inout Instant, right: Duration) { left = left - right }
  }

  /// Creates the clock.
  public init() {}

  /// The present time.
  public static var now: Instant {
    Instant(time: .seconds(ApplicationContext.current?.stage.time ?? 0))
  }
  /// The present time.
  public var now: Instant { Self.now }
  /// The least difference of two times that the clock tells.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// Waits until a time.
  ///
  /// - Throws: `CancellationError` if the task is cancelled when it wakes up.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await Task.sleep(for: max(now.duration(to: deadline), .zero))
  }
}

/// A clock that follows the time of the stage, which never sleeps.
public typealias SuspendingClock = ContinuousClock

extension ContinuousClock {
  /// A clock that follows the time of the stage.
  public static var continuous: ContinuousClock { ContinuousClock() }
  /// A clock that follows the time of the stage.
  public static var suspending: ContinuousClock { ContinuousClock() }
}

extension Task where Success == Never, Failure == Never {
  /// Waits until a time of the stage.
  ///
  /// - Throws: `CancellationError` if the task is cancelled when it wakes up.
  public static func sleep(
    until deadline: ContinuousClock.Instant, tolerance: Duration? = nil,
    clock: ContinuousClock = ContinuousClock()
  ) async throws { try await clock.sleep(until: deadline, tolerance: tolerance) }

  /// Waits for a duration of the stage's time.
  ///
  /// - Throws: `CancellationError` if the task is cancelled when it wakes up.
  public static func sleep(
    for duration: Duration, tolerance: Duration? = nil, clock: ContinuousClock
  ) async throws { try await sleep(for: duration, tolerance: tolerance) }
}
