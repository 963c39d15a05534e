internal import Foundation
internal import StageContext

/// The language, region and time zone of an application.
///
/// They are American English and UTC, unless the command has others. They do not depend on the
/// machine, so that every run has the same film.
package struct ApplicationRegion: Sendable {
  /// The locale.
  package var locale: Locale
  /// The time zone.
  package var timeZone: TimeZone

  /// American English, in UTC.
  package static let `default` = ApplicationRegion(
    locale: Locale(identifier: "en_US"), timeZone: TimeZone(identifier: "UTC") ?? .gmt)

  /// The calendar of the locale, in the time zone.
  package var calendar: Calendar {
    var calendar = locale.calendar
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }

  /// Returns the region of a locale's identifier, such as `de_DE` or `pt-BR`.
  package init(locale: Locale, timeZone: TimeZone) {
    self.locale = locale
    self.timeZone = timeZone
  }

  /// The region of the process: what the command has set in its environment, or the default.
  private static let ofProcess: ApplicationRegion = {
    var region = ApplicationRegion.default
    let environment = ProcessInfo.processInfo.environment
    if let identifier = environment[localeName], !identifier.isEmpty {
      region.locale = Locale(identifier: identifier)
    }
    if let identifier = environment[timeZoneName], let zone = TimeZone(identifier: identifier) {
      region.timeZone = zone
    }
    return region
  }()

  /// The variable of the environment with the identifier of the locale.
  package static let localeName = "ZOETROPE_LOCALE"
  /// The variable of the environment with the identifier of the time zone.
  package static let timeZoneName = "ZOETROPE_TIME_ZONE"

  /// The region of the application that is running; that of the process outside of one.
  package static var current: ApplicationRegion {
    ApplicationContext.current?.service { _ in RegionSettings(ofProcess) }.region ?? ofProcess
  }

  /// Sets the region of the application that is running.
  package static func set(_ region: ApplicationRegion) {
    ApplicationContext.shared.service { _ in RegionSettings(region) }.region = region
  }
}

private final class RegionSettings {
  var region: ApplicationRegion
  init(_ region: ApplicationRegion) { self.region = region }
}
