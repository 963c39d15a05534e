/// A calendar, in place of Foundation's.
open class NSCalendar: NSObject, ObjectCopying, NaturallyBridged {
  /// The calendar.
  package var storage: Calendar

  /// Creates an object with a calendar.
  public required init(calendar: Calendar) {
    storage = calendar
    super.init()
  }

  /// Creates the calendar of an identifier: `gregorian`.
  public required convenience init!(initWithCalendarIdentifier identifier: NSString!) {
    self.init(calendar: Self.utc)
  }

  private static var utc: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US")
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    return calendar
  }

  var naturalValue: Any { storage }

  /// Returns the calendar itself.
  open func copyWithZone(_ zone: UnsafeMutableRawPointer!) -> AnyObject! { self }
  /// Returns the calendar of the application: the Gregorian one, in UTC.
  open class func currentCalendar() -> NSCalendar! { NSCalendar(calendar: utc) }
  /// Returns the calendar of an identifier.
  open class func calendarWithIdentifier(_ identifier: NSString!) -> NSCalendar! {
    currentCalendar()
  }

  /// The time zone.
  open var timeZone: NSTimeZone! {
    get { NSTimeZone(zone: storage.timeZone) }
    set { if let newValue { storage.timeZone = newValue.storage } }
  }
  /// The locale.
  open var locale: NSLocale! {
    get { bridgeToObject(storage.locale) }
    set { storage.locale = newValue?.storage }
  }
  /// The number of the first day of a week: 1 is Sunday.
  open var firstWeekday: UInt {
    get { UInt(storage.firstWeekday) }
    set { storage.firstWeekday = Int(newValue) }
  }

  /// The parts of Foundation's bits.
  private static let units: [(UInt, Calendar.Component)] = [
    (2, .era), (4, .year), (8, .month), (16, .day), (32, .hour), (64, .minute), (128, .second),
    (512, .weekday), (1_024, .weekdayOrdinal), (4_096, .weekOfMonth), (8_192, .weekOfYear),
    (32_768, .nanosecond),
  ]

  private func components(_ bits: UInt) -> Set<Calendar.Component> {
    Set(Self.units.filter { bits & $0.0 != 0 }.map(\.1))
  }

  /// Returns parts of a date.
  open func components(_ units: UInt, fromDate date: NSDate!) -> NSDateComponents! {
    NSDateComponents(components: storage.dateComponents(components(units), from: date.storage))
  }
  /// Returns the difference of two dates in parts.
  open func components(
    _ units: UInt, fromDate start: NSDate!, toDate end: NSDate!, options: UInt
  ) -> NSDateComponents! {
    NSDateComponents(
      components: storage.dateComponents(
        components(units), from: start.storage, to: end.storage))
  }
  /// Returns a part of a date.
  open func component(_ unit: UInt, fromDate date: NSDate!) -> Int {
    Self.units.first { $0.0 == unit }.map { storage.component($0.1, from: date.storage) } ?? 0
  }
  /// Returns the date of parts; nil if there is none.
  open func dateFromComponents(_ components: NSDateComponents!) -> NSDate! {
    bridgeToObject(components.flatMap { storage.date(from: $0.storage) })
  }
  /// Returns a date after parts; nil if there is none.
  open func dateByAddingComponents(
    _ components: NSDateComponents!, toDate date: NSDate!, options: UInt
  ) -> NSDate! {
    guard let components, let date else { return nil }
    return bridgeToObject(storage.date(byAdding: components.storage, to: date.storage))
  }
  /// Returns a date after some of a part; nil if there is none.
  open func dateByAddingUnit(
    _ unit: UInt, value: Int, toDate date: NSDate!, options: UInt
  ) -> NSDate! {
    guard let date, let part = Self.units.first(where: { $0.0 == unit })?.1 else { return nil }
    return bridgeToObject(storage.date(byAdding: part, value: value, to: date.storage))
  }
  /// Returns the beginning of a day.
  open func startOfDayForDate(_ date: NSDate!) -> NSDate! {
    date.flatMap { bridgeToObject(storage.startOfDay(for: $0.storage)) }
  }
  /// Returns whether two dates are of one day.
  open func isDate(_ one: NSDate!, inSameDayAsDate other: NSDate!) -> Bool {
    guard let one, let other else { return false }
    return storage.isDate(one.storage, inSameDayAs: other.storage)
  }
  /// Returns whether a date is of the present day.
  open func isDateInToday(_ date: NSDate!) -> Bool { isDate(date, inSameDayAsDate: NSDate()) }
}

/// Parts of a date, in place of Foundation's.
open class NSDateComponents: NSObject, ObjectCopying, NaturallyBridged {
  /// The parts.
  package var storage: DateComponents

  /// Creates no parts.
  override public convenience init() { self.init(components: DateComponents()) }

  /// Creates an object with parts.
  public init(components: DateComponents) {
    storage = components
    super.init()
  }

  var naturalValue: Any { storage }

  /// Returns a copy.
  open func copyWithZone(_ zone: UnsafeMutableRawPointer!) -> AnyObject! {
    NSDateComponents(components: storage)
  }

  /// The year; `NSIntegerMax` without one.
  open var year: Int {
    get { storage.year ?? .max }
    set { storage.year = newValue }
  }
  /// The month; `NSIntegerMax` without one.
  open var month: Int {
    get { storage.month ?? .max }
    set { storage.month = newValue }
  }
  /// The day; `NSIntegerMax` without one.
  open var day: Int {
    get { storage.day ?? .max }
    set { storage.day = newValue }
  }
  /// The hour; `NSIntegerMax` without one.
  open var hour: Int {
    get { storage.hour ?? .max }
    set { storage.hour = newValue }
  }
  /// The minute; `NSIntegerMax` without one.
  open var minute: Int {
    get { storage.minute ?? .max }
    set { storage.minute = newValue }
  }
  /// The second; `NSIntegerMax` without one.
  open var second: Int {
    get { storage.second ?? .max }
    set { storage.second = newValue }
  }
  /// The nanosecond; `NSIntegerMax` without one.
  open var nanosecond: Int {
    get { storage.nanosecond ?? .max }
    set { storage.nanosecond = newValue }
  }
  /// The day of the week, 1 for Sunday; `NSIntegerMax` without one.
  open var weekday: Int {
    get { storage.weekday ?? .max }
    set { storage.weekday = newValue }
  }
  /// The week of the year; `NSIntegerMax` without one.
  open var weekOfYear: Int {
    get { storage.weekOfYear ?? .max }
    set { storage.weekOfYear = newValue }
  }
  /// The week of the month; `NSIntegerMax` without one.
  open var weekOfMonth: Int {
    get { storage.weekOfMonth ?? .max }
    set { storage.weekOfMonth = newValue }
  }
}

/// A time zone, in place of Foundation's.
open class NSTimeZone: NSObject, ObjectCopying, NaturallyBridged {
  /// The zone.
  package var storage: TimeZone

  /// Creates an object with a zone.
  public required init(zone: TimeZone) {
    storage = zone
    super.init()
  }

  var naturalValue: Any { storage }

  /// Returns the zone itself.
  open func copyWithZone(_ zone: UnsafeMutableRawPointer!) -> AnyObject! { self }
  /// Returns the zone of the application: UTC.
  open class func localTimeZone() -> NSTimeZone! { timeZoneForSecondsFromGMT(0) }
  /// Returns the zone of the application: UTC.
  open class func systemTimeZone() -> NSTimeZone! { timeZoneForSecondsFromGMT(0) }
  /// Returns the zone of the application: UTC.
  open class func defaultTimeZone() -> NSTimeZone! { timeZoneForSecondsFromGMT(0) }
  /// Returns the zone of a name such as `Europe/Berlin`; nil if there is none.
  open class func timeZoneWithName(_ name: NSString!) -> NSTimeZone! {
    TimeZone(identifier: name?.storage ?? "").map { NSTimeZone(zone: $0) }
  }
  /// Returns the zone of an abbreviation such as `UTC`; nil if there is none.
  open class func timeZoneWithAbbreviation(_ abbreviation: NSString!) -> NSTimeZone! {
    TimeZone(abbreviation: abbreviation?.storage ?? "").map { NSTimeZone(zone: $0) }
  }
  /// Returns the zone some seconds before UTC.
  open class func timeZoneForSecondsFromGMT(_ seconds: Int) -> NSTimeZone! {
    TimeZone(secondsFromGMT: seconds).map { NSTimeZone(zone: $0) }
  }
  /// The name.
  open var name: NSString! { NSString(text: storage.identifier) }
  /// The seconds before UTC at the present date.
  open var secondsFromGMT: Int { storage.secondsFromGMT(for: _date()) }
}

extension Calendar: ObjectBridged {
  /// Returns the calendar of an `NSCalendar`.
  public static func bridged(from object: AnyObject) -> Calendar? {
    (object as? NSCalendar)?.storage
  }
  /// The calendar as an `NSCalendar`.
  public var bridgedObject: AnyObject { NSCalendar(calendar: self) }
}

extension DateComponents: ObjectBridged {
  /// Returns the parts of an `NSDateComponents`.
  public static func bridged(from object: AnyObject) -> DateComponents? {
    (object as? NSDateComponents)?.storage
  }
  /// The parts as an `NSDateComponents`.
  public var bridgedObject: AnyObject { NSDateComponents(components: self) }
}

extension TimeZone: ObjectBridged {
  /// Returns the zone of an `NSTimeZone`.
  public static func bridged(from object: AnyObject) -> TimeZone? {
    (object as? NSTimeZone)?.storage
  }
  /// The zone as an `NSTimeZone`.
  public var bridgedObject: AnyObject { NSTimeZone(zone: self) }
}
