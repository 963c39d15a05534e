extension NSNumber {
  /// Returns the number of a `char`.
  public class func numberWithChar(_ value: Int8) -> NSNumber! { NSNumber(number: value) }
  /// Returns the number of an `unsigned char`.
  public class func numberWithUnsignedChar(_ value: UInt8) -> NSNumber! { NSNumber(number: value) }
  /// Returns the number of a `short`.
  public class func numberWithShort(_ value: Int16) -> NSNumber! { NSNumber(number: value) }
  /// Returns the number of an `unsigned short`.
  public class func numberWithUnsignedShort(_ value: UInt16) -> NSNumber! {
    NSNumber(number: value)
  }
  /// Returns the number of an `int`.
  public class func numberWithInt(_ value: Int32) -> NSNumber! { NSNumber(number: value) }
  /// Returns the number of an `unsigned int`.
  public class func numberWithUnsignedInt(_ value: UInt32) -> NSNumber! { NSNumber(number: value) }
  /// Returns the number of a `long`.
  public class func numberWithLong(_ value: Int) -> NSNumber! { NSNumber(number: value) }
  /// Returns the number of an `unsigned long`.
  public class func numberWithUnsignedLong(_ value: UInt) -> NSNumber! { NSNumber(number: value) }
  /// Returns the number of a `long long`.
  public class func numberWithLongLong(_ value: Int64) -> NSNumber! { NSNumber(number: value) }
  /// Returns the number of an `unsigned long long`.
  public class func numberWithUnsignedLongLong(_ value: UInt64) -> NSNumber! {
    NSNumber(number: value)
  }
  /// Returns the number of a `float`.
  public class func numberWithFloat(_ value: Float) -> NSNumber! { NSNumber(number: value) }
  /// Returns the number of a `double`.
  public class func numberWithDouble(_ value: Double) -> NSNumber! { NSNumber(number: value) }
  /// Returns the number of a `BOOL`.
  public class func numberWithBool(_ value: Bool) -> NSNumber! { NSNumber(number: value) }
  /// Returns the number of an `NSInteger`.
  public class func numberWithInteger(_ value: Int) -> NSNumber! { NSNumber(number: value) }
  /// Returns the number of an `NSUInteger`.
  public class func numberWithUnsignedInteger(_ value: UInt) -> NSNumber! {
    NSNumber(number: value)
  }
  /// Creates the number of a `char`.
  public convenience init(initWithChar value: Int8) { self.init(number: value) }
  /// Creates the number of an `unsigned char`.
  public convenience init(initWithUnsignedChar value: UInt8) { self.init(number: value) }
  /// Creates the number of a `short`.
  public convenience init(initWithShort value: Int16) { self.init(number: value) }
  /// Creates the number of an `unsigned short`.
  public convenience init(initWithUnsignedShort value: UInt16) { self.init(number: value) }
  /// Creates the number of an `int`.
  public convenience init(initWithInt value: Int32) { self.init(number: value) }
  /// Creates the number of an `unsigned int`.
  public convenience init(initWithUnsignedInt value: UInt32) { self.init(number: value) }
  /// Creates the number of a `long`.
  public convenience init(initWithLong value: Int) { self.init(number: value) }
  /// Creates the number of an `unsigned long`.
  public convenience init(initWithUnsignedLong value: UInt) { self.init(number: value) }
  /// Creates the number of a `long long`.
  public convenience init(initWithLongLong value: Int64) { self.init(number: value) }
  /// Creates the number of an `unsigned long long`.
  public convenience init(initWithUnsignedLongLong value: UInt64) { self.init(number: value) }
  /// Creates the number of a `float`.
  public convenience init(initWithFloat value: Float) { self.init(number: value) }
  /// Creates the number of a `double`.
  public convenience init(initWithDouble value: Double) { self.init(number: value) }
  /// Creates the number of a `BOOL`.
  public convenience init(initWithBool value: Bool) { self.init(number: value) }
  /// Creates the number of an `NSInteger`.
  public convenience init(initWithInteger value: Int) { self.init(number: value) }
  /// Creates the number of an `NSUInteger`.
  public convenience init(initWithUnsignedInteger value: UInt) { self.init(number: value) }
}
