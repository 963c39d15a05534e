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

  /// Returns a formatter with the same settings.
  override open func copy(with zone: Foundation.NSZone? = nil) -> Any {
    let copy = DateFormatter()
    (copy.dateStyle, copy.timeStyle) = (dateStyle, timeStyle)
    (copy.locale, copy.timeZone, copy.calendar) = (locale, timeZone, calendar)
    (copy.isLenient, copy.defaultDate) = (isLenient, defaultDate)
    copy.doesRelativeDateFormatting = doesRelativeDateFormatting
    if dateFormat != copy.dateFormat { copy.dateFormat = dateFormat }
    return copy
  }

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

  /// Returns a formatter with the same settings.
  override open func copy(with zone: Foundation.NSZone? = nil) -> Any {
    let copy = NumberFormatter()
    (copy.numberStyle, copy.locale) = (numberStyle, locale)
    copy.minimumIntegerDigits = minimumIntegerDigits
    copy.maximumIntegerDigits = maximumIntegerDigits
    copy.minimumFractionDigits = minimumFractionDigits
    copy.maximumFractionDigits = maximumFractionDigits
    (copy.minimum, copy.maximum, copy.multiplier) = (minimum, maximum, multiplier)
    (copy.groupingSize, copy.groupingSeparator) = (groupingSize, groupingSeparator)
    (copy.usesGroupingSeparator, copy.decimalSeparator) = (usesGroupingSeparator, decimalSeparator)
    (copy.roundingMode, copy.isLenient) = (roundingMode, isLenient)
    if positiveFormat != copy.positiveFormat { copy.positiveFormat = positiveFormat }
    if negativeFormat != copy.negativeFormat { copy.negativeFormat = negativeFormat }
    if currencyCode != copy.currencyCode { copy.currencyCode = currencyCode }
    if currencySymbol != copy.currencySymbol { copy.currencySymbol = currencySymbol }
    if positivePrefix != copy.positivePrefix { copy.positivePrefix = positivePrefix }
    if positiveSuffix != copy.positiveSuffix { copy.positiveSuffix = positiveSuffix }
    if negativePrefix != copy.negativePrefix { copy.negativePrefix = negativePrefix }
    if negativeSuffix != copy.negativeSuffix { copy.negativeSuffix = negativeSuffix }
    return copy
  }

  /// Returns the text of a number in a style.
  open override class func localizedString(
    from num: NSNumber, number nstyle: Foundation.NumberFormatter.Style
  ) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = nstyle
    return formatter.string(from: num) ?? ""
  }
}
