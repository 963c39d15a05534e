public import Foundation

// Formatters with the locale and time zone of the application.

/// A formatter of dates, in place of Foundation's, which takes the language of the machine.
open class DateFormatter: Foundation.DateFormatter, @unchecked Sendable {
  /// Creates a formatter of the application's region.
  override public init() {
    super.init()
    let region = ApplicationRegion.current
    locale = region.locale
    timeZone = region.timeZone
    calendar = region.calendar
  }

  /// Creates a formatter; there is nothing to be read.
  public required init?(coder: Foundation.NSCoder) { nil }

  /// Returns the text of a date in styles.
  open override class func localizedString(
    from date: Date, dateStyle dstyle: Foundation.DateFormatter.Style,
    timeStyle tstyle: Foundation.DateFormatter.Style
  ) -> String {
    let formatter = DateFormatter()
    formatter.dateStyle = dstyle
    formatter.timeStyle = tstyle
    return formatter.string(from: date)
  }
}

/// A formatter of numbers, in place of Foundation's, which takes the language of the machine.
open class NumberFormatter: Foundation.NumberFormatter, @unchecked Sendable {
  /// Creates a formatter of the application's region.
  override public init() {
    super.init()
    locale = ApplicationRegion.current.locale
  }

  /// Creates a formatter; there is nothing to be read.
  public required init?(coder: Foundation.NSCoder) { nil }

  /// Returns the text of a number in a style.
  open override class func localizedString(
    from num: NSNumber, number nstyle: Foundation.NumberFormatter.Style
  ) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = nstyle
    return formatter.string(from: num) ?? ""
  }
}
