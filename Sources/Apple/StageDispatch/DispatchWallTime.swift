public import Foundation

/// A time of day on the clock of the stage, in place of Dispatch's.
public struct DispatchWallTime: Comparable, Sendable {
  /// The time since the beginning of the film.
  let time: DispatchTime

  /// The present time of the stage.
  public static func now() -> DispatchWallTime { DispatchWallTime(time: .now()) }

  /// A time that never comes.
  public static let distantFuture = DispatchWallTime(time: .distantFuture)

  /// Returns whether a time is before another one.
  public static func < (left: DispatchWallTime, right: DispatchWallTime) -> Bool {
    left.time < right.time
  }

  /// Returns the time some seconds later.
  public static func + (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
    DispatchWallTime(time: time.time + seconds)
  }

  /// Returns the time after an interval.
  public static func + (
    time: DispatchWallTime, interval: DispatchTimeInterval
  ) -> DispatchWallTime { DispatchWallTime(time: time.time + interval) }

  /// Returns the time some seconds before.
  public static func - (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
    time + -seconds
  }
}
