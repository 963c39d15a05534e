public import Foundation
internal import StageKit

/// A time or duration, in seconds.
public typealias CFTimeInterval = Double
/// A time, in seconds since 1 January 2001.
public typealias CFAbsoluteTime = Double

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the time of the stage, in seconds.
public func CACurrentMediaTime() -> Double { UIApplication.shared.stage.time }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the seconds since 1 January 2001 on the calendar of the application.
public func CFAbsoluteTimeGetCurrent() -> Double {
  UIApplication.shared.date.timeIntervalSinceReferenceDate
}

extension UIApplication {
  /// The date on the clock of the stage, which begins at 1 January 2024, 0:00 UTC.
  var date: Date { Self.startOfTime.addingTimeInterval(stage.time) }
}

/// Returns the date on the clock of the stage; rewritten source calls it in place of `Date()`.
public func _date() -> Date { UIApplication.current?.date ?? Date() }

/// Returns the date some seconds after that of the stage.
public func _date(timeIntervalSinceNow seconds: TimeInterval) -> Date {
  _date().addingTimeInterval(seconds)
}

extension Date {
  /// The seconds from the date of the stage; rewritten source calls it.
  public var _timeIntervalSinceNow: TimeInterval { timeIntervalSince(_date()) }
}

extension ProcessInfo {
  /// The time of the stage, in seconds; rewritten source calls it in place of `systemUptime`.
  public var _systemUptime: TimeInterval { UIApplication.shared.stage.time }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The nanoseconds of a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The nanoseconds of a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The nanoseconds of a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
