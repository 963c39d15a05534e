internal import StageContext

/// A date on the clock of the stage, in place of Foundation's.
open class NSDate: NSObject, ObjectCopying, NaturallyBridged {
  /// The date.
  package var storage = _date()

  /// Creates the present date.
  public required override init() { super.init() }

  /// Creates an object with a date.
  public required convenience init(date: Date) {
    self.init()
    storage = date
  }

  var naturalValue: Any { storage }

  /// Returns the date itself.
  open func copyWithZone(_ zone: UnsafeMutableRawPointer!) -> AnyObject! { self }

  /// Returns the present date.
  open class func date() -> Self! { Self() }
  /// Returns the date some seconds after the present one.
  open class func dateWithTimeIntervalSinceNow(_ seconds: Double) -> Self! {
    Self(date: _date(timeIntervalSinceNow: seconds))
  }
  /// Returns the date some seconds after 1970.
  open class func dateWithTimeIntervalSince1970(_ seconds: Double) -> Self! {
    Self(date: Date(timeIntervalSince1970: seconds))
  }
  /// Returns the date some seconds after 2001.
  open class func dateWithTimeIntervalSinceReferenceDate(_ seconds: Double) -> Self! {
    Self(date: Date(timeIntervalSinceReferenceDate: seconds))
  }
  /// Returns the date some seconds after another one.
  open class func dateWithTimeInterval(_ seconds: Double, sinceDate date: NSDate!) -> Self! {
    Self(date: (date?.storage ?? _date()).addingTimeInterval(seconds))
  }
  /// Returns a date that never comes.
  open class func distantFuture() -> Self! { Self(date: .distantFuture) }
  /// Returns a date before all others.
  open class func distantPast() -> Self! { Self(date: .distantPast) }
  /// Returns the seconds of the present date since 2001.
  open class func timeIntervalSinceReferenceDate() -> Double {
    _date().timeIntervalSinceReferenceDate
  }

  /// Creates the date some seconds after the present one.
  public required convenience init(initWithTimeIntervalSinceNow seconds: Double) {
    self.init(date: _date(timeIntervalSinceNow: seconds))
  }
  /// Creates the date some seconds after 1970.
  public required convenience init(initWithTimeIntervalSince1970 seconds: Double) {
    self.init(date: Date(timeIntervalSince1970: seconds))
  }
  /// Creates the date some seconds after 2001.
  public required convenience init(initWithTimeIntervalSinceReferenceDate seconds: Double) {
    self.init(date: Date(timeIntervalSinceReferenceDate: seconds))
  }
  /// Creates the date some seconds after another one.
  public required convenience init(initWithTimeInterval seconds: Double, sinceDate date: NSDate!) {
    self.init(date: (date?.storage ?? _date()).addingTimeInterval(seconds))
  }

  /// The seconds from the present date; negative for the past.
  open var timeIntervalSinceNow: Double { storage.timeIntervalSince(_date()) }
  /// The seconds since 1970.
  open var timeIntervalSince1970: Double { storage.timeIntervalSince1970 }
  /// The seconds since 2001.
  open var timeIntervalSinceReferenceDate: Double { storage.timeIntervalSinceReferenceDate }

  /// Returns the seconds since another date.
  open func timeIntervalSinceDate(_ date: NSDate!) -> Double {
    date.map { storage.timeIntervalSince($0.storage) } ?? 0
  }
  /// Returns the date some seconds later.
  open func dateByAddingTimeInterval(_ seconds: Double) -> NSDate! {
    NSDate(date: storage.addingTimeInterval(seconds))
  }
  /// Returns the earlier of two dates.
  open func earlierDate(_ date: NSDate!) -> NSDate! {
    date.map { $0.storage < storage ? $0 : self } ?? self
  }
  /// Returns the later of two dates.
  open func laterDate(_ date: NSDate!) -> NSDate! {
    date.map { $0.storage > storage ? $0 : self } ?? self
  }
  /// Returns the order of two dates.
  open func compare(_ date: NSDate!) -> ComparisonResult {
    date.map { storage.compare($0.storage) } ?? .orderedSame
  }
  /// Returns whether another date is the same.
  open func isEqualToDate(_ date: NSDate!) -> Bool { isEqual(date) }

  /// Returns whether another object is the same date.
  override open func isEqual(_ object: Any?) -> Bool { (object as? NSDate)?.storage == storage }
  /// The hash value of the date.
  override open var hash: Int { storage.hashValue }
  /// The date in UTC.
  override open var description: String { storage.description }
}
