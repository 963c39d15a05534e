public import Foundation
package import StageContext
internal import StageKit

/// A time or duration, in seconds.
public typealias CFTimeInterval = Double
/// A time, in seconds since 1 January 2001.
public typealias CFAbsoluteTime = Double

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the seconds since 1 January 2001 on the calendar of the application.
public func CFAbsoluteTimeGetCurrent() -> Double {
  ApplicationContext.shared.date.timeIntervalSinceReferenceDate
}

extension ApplicationContext {
  /// The seconds of the calendar at stage time 0: 1 January 2024, 0:00 UTC.
  package static let startOfTime = Date(timeIntervalSinceReferenceDate: 725_760_000)

  /// The date on the clock of the stage, which begins at 1 January 2024, 0:00 UTC.
  package var date: Date { Self.startOfTime.addingTimeInterval(time) }
}

/// Returns the date on the clock of the stage; rewritten source calls it in place of `Date()`.
public func _date() -> Date { ApplicationContext.current?.date ?? Date() }

/// Returns the date some seconds after that of the stage.
public func _date(timeIntervalSinceNow seconds: TimeInterval) -> Date {
  _date().addingTimeInterval(seconds)
}

extension Date {
  /// The date on the clock of the stage.
  public static var now: Date { _date() }

  /// The seconds from the date of the stage; rewritten source calls it.
  public var _timeIntervalSinceNow: TimeInterval { timeIntervalSince(_date()) }
}

extension ProcessInfo {
  /// The time of the stage, in seconds; rewritten source calls it in place of `systemUptime`.
  public var _systemUptime: TimeInterval { ApplicationContext.shared.time }
}
