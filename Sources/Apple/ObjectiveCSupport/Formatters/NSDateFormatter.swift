/// What writes dates as texts and reads them, in place of Foundation's; the time zone is UTC.
open class NSDateFormatter: NSFormatter {
  private let formatter = DateFormatter()

  /// Creates a formatter of the locale of the application.
  override public init() {
    formatter.locale = Locale(identifier: "en_US")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    super.init()
  }

  /// The pattern, such as `yyyy-MM-dd`.
  open var dateFormat: NSString! {
    get { bridgeToObject(formatter.dateFormat) }
    set { formatter.dateFormat = newValue?.storage ?? "" }
  }
  /// How days are written.
  open var dateStyle: UInt {
    get { formatter.dateStyle.rawValue }
    set { formatter.dateStyle = DateFormatter.Style(rawValue: newValue) ?? .none }
  }
  /// How times of day are written.
  open var timeStyle: UInt {
    get { formatter.timeStyle.rawValue }
    set { formatter.timeStyle = DateFormatter.Style(rawValue: newValue) ?? .none }
  }
  /// The locale.
  open var locale: NSLocale! {
    get { bridgeToObject(formatter.locale) }
    set { formatter.locale = newValue?.storage ?? Locale(identifier: "en_US") }
  }
  /// The time zone.
  open var timeZone: NSTimeZone! {
    get { NSTimeZone(zone: formatter.timeZone) }
    set { formatter.timeZone = newValue?.storage }
  }
  /// The calendar.
  open var calendar: NSCalendar! {
    get { NSCalendar(calendar: formatter.calendar) }
    set { formatter.calendar = newValue?.storage ?? Calendar(identifier: .gregorian) }
  }

  /// Sets the pattern from the parts that it has in the locale.
  open func setLocalizedDateFormatFromTemplate(_ template: NSString!) {
    formatter.setLocalizedDateFormatFromTemplate(template?.storage ?? "")
  }
  /// Returns the text of a date; nil for nil.
  open func stringFromDate(_ date: NSDate!) -> NSString! {
    date.flatMap { bridgeToObject(formatter.string(from: $0.storage)) }
  }
  /// Returns the date of a text; nil if it is none.
  open func dateFromString(_ string: NSString!) -> NSDate! {
    bridgeToObject(string.flatMap { formatter.date(from: $0.storage) })
  }
  /// Returns the text of a date; nil for another object.
  override open func stringForObjectValue(_ object: AnyObject!) -> NSString! {
    stringFromDate(object as? NSDate)
  }
  /// Returns the text of a date in a style.
  open class func localizedStringFromDate(
    _ date: NSDate!, dateStyle: UInt, timeStyle: UInt
  ) -> NSString! {
    let formatter = NSDateFormatter()
    formatter.dateStyle = dateStyle
    formatter.timeStyle = timeStyle
    return formatter.stringFromDate(date)
  }
}
