internal import Foundation
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
