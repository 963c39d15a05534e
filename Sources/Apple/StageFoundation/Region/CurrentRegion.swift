public import Foundation
internal import Geometry
internal import StageContext

// What Foundation takes from the machine: the application has values of its own.

extension Locale {
  /// The locale of the application: American English by default.
  public static var current: Locale { ApplicationRegion.current.locale }
  /// The locale of the application, which does not change.
  public static var autoupdatingCurrent: Locale { ApplicationRegion.current.locale }
  /// The languages of the user, the preferred one first.
  public static var preferredLanguages: [String] {
    let locale = ApplicationRegion.current.locale
    let language = locale.language.languageCode?.identifier ?? "en"
    guard let region = locale.region?.identifier else { return [language] }
    return ["\(language)-\(region)"]
  }
}

extension TimeZone {
  /// The time zone of the application: UTC by default.
  public static var current: TimeZone { ApplicationRegion.current.timeZone }
  /// The time zone of the application, which does not change.
  public static var autoupdatingCurrent: TimeZone { ApplicationRegion.current.timeZone }
}

extension Calendar {
  /// The calendar of the application: that of its locale, in its time zone.
  public static var current: Calendar { ApplicationRegion.current.calendar }
  /// The calendar of the application, which does not change.
  public static var autoupdatingCurrent: Calendar { ApplicationRegion.current.calendar }

  /// Returns whether a date is of the present day of the stage.
  public func isDateInToday(_ date: Date) -> Bool { isDate(date, inSameDayAs: _date()) }
  /// Returns whether a date is of the day before that of the stage.
  public func isDateInYesterday(_ date: Date) -> Bool { isDate(date, daysFromToday: -1) }
  /// Returns whether a date is of the day after that of the stage.
  public func isDateInTomorrow(_ date: Date) -> Bool { isDate(date, daysFromToday: 1) }

  private func isDate(_ date: Date, daysFromToday days: Int) -> Bool {
    self.date(byAdding: .day, value: days, to: _date()).map { isDate(date, inSameDayAs: $0) }
      ?? false
  }
}

extension UUID {
  /// Creates an identifier of the application's random numbers, the same in every run.
  public init() {
    guard let context = ApplicationContext.current else {
      self = NSUUID() as Foundation.UUID
      return
    }
    let numbers = [context.random.next(), context.random.next()]
    var bytes = numbers.flatMap { number in
      (0..<8).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }
    // The fourth version of the variant of RFC 4122.
    bytes[6] = bytes[6] & 0x0F | 0x40
    bytes[8] = bytes[8] & 0x3F | 0x80
    self.init(
      uuid: (
        bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7], bytes[8],
        bytes[9], bytes[10], bytes[11], bytes[12], bytes[13], bytes[14], bytes[15]
      ))
  }
}

extension ProcessInfo {
  /// The number of processors: that of a phone.
  public var processorCount: Int { 6 }
  /// The number of processors that are on: that of a phone.
  public var activeProcessorCount: Int { 6 }
  /// The bytes of memory: that of a phone.
  public var physicalMemory: UInt64 { 6 << 30 }
  /// The name of the machine: that of a phone.
  public var hostName: String { "iPhone" }
  /// The number of the process, the same in every run.
  public var processIdentifier: Int32 { 1 }
  /// Whether the device saves energy: no.
  public var isLowPowerModeEnabled: Bool { false }
  /// Whether the program is an iOS app on a Mac: no.
  public var isiOSAppOnMac: Bool { false }
  /// Whether the program is made by Mac Catalyst: no.
  public var isMacCatalystApp: Bool { false }
  /// A text that no other one is the same as.
  public var globallyUniqueString: String { UUID.init().uuidString }
}

extension Date {
  /// Returns the date in styles, in the language and time zone of the application.
  public func formatted(
    date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle
  ) -> String {
    let region = ApplicationRegion.current
    return Date.FormatStyle(
      date: date, time: time, locale: region.locale, calendar: region.calendar,
      timeZone: region.timeZone
    ).format(self)
  }

  /// Returns the date and the time with numbers, in the language and time zone of the application.
  public func formatted() -> String { formatted(date: .numeric, time: .shortened) }
}
