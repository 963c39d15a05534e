public import Foundation

// Foundation's styles have the language of the machine unless they are given one.

/// The locale of the machine, which styles have by default.
private let ofMachine = IntegerFormatStyle<Int>().locale

extension FormatStyle {
  /// The style in the language of the application, unless it has one of its own.
  var ofApplication: Self {
    let own = Mirror(reflecting: self).descendant("locale") as? Locale
    return own == ofMachine ? locale(ApplicationRegion.current.locale) : self
  }
}

extension BinaryInteger {
  /// Returns the number with the signs of the application's language.
  public func formatted() -> String {
    IntegerFormatStyle<Self>(locale: ApplicationRegion.current.locale).format(self)
  }

  /// Returns the number in a style.
  public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput
  where Self == S.FormatInput { format.ofApplication.format(self) }
}

extension BinaryFloatingPoint {
  /// Returns the number with the signs of the application's language.
  public func formatted() -> String {
    FloatingPointFormatStyle<Self>(locale: ApplicationRegion.current.locale).format(self)
  }

  /// Returns the number in a style.
  public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput
  where Self == S.FormatInput { format.ofApplication.format(self) }
}

extension Decimal {
  /// Returns the number with the signs of the application's language.
  public func formatted() -> String {
    Decimal.FormatStyle(locale: ApplicationRegion.current.locale).format(self)
  }

  /// Returns the number in a style.
  public func formatted<S: Foundation.FormatStyle>(_ format: S) -> S.FormatOutput
  where Self == S.FormatInput { format.ofApplication.format(self) }
}

extension Date {
  /// Returns the date in a style.
  public func formatted<S: Foundation.FormatStyle>(_ format: S) -> S.FormatOutput
  where Self == S.FormatInput { format.ofApplication.format(self) }
}

extension Duration {
  /// Returns the duration in a style.
  public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput
  where Self == S.FormatInput { format.ofApplication.format(self) }
}

extension Sequence {
  /// Returns the elements in a style.
  public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput
  where Self == S.FormatInput { format.ofApplication.format(self) }
}

extension Sequence<String> {
  /// Returns the texts as a list: one, two, and three.
  public func formatted() -> String { formatted(.list(type: .and)) }
}

extension Range<Date> {
  /// Returns the interval in styles, in the language and time zone of the application.
  ///
  /// - Parameters:
  ///   - date: The style of the dates; `.omitted` for none.
  ///   - time: The style of the times; `.omitted` for none.
  /// - Returns: The text.
  public func formatted(
    date: Date.IntervalFormatStyle.DateStyle, time: Date.IntervalFormatStyle.TimeStyle
  ) -> String {
    let region = ApplicationRegion.current
    return Date.IntervalFormatStyle(
      date: date, time: time, locale: region.locale, calendar: region.calendar,
      timeZone: region.timeZone
    ).format(self)
  }

  /// Returns the interval with numbers, in the language and time zone of the application.
  public func formatted() -> String { formatted(date: .numeric, time: .shortened) }
}
