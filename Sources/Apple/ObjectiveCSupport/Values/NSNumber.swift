/// A number as an object, in place of Foundation's; it keeps the type that it was made of.
open class NSNumber: NSValue, ObjectCopying {
  /// Creates the number of a number of C.
  public required init<Number: NumberBridged>(number: Number) { super.init(AnyHashable(number)) }

  /// Creates the number of one of Foundation's.
  convenience init(foreign number: FoundationNumber) {
    switch number.objCType.pointee {
    case 99 where number.stringValue == "0" || number.stringValue == "1":
      self.init(number: number.boolValue)
    case 66: self.init(number: number.boolValue)
    case 102: self.init(number: number.floatValue)
    case 100: self.init(number: number.doubleValue)
    case 81: self.init(number: number.uint64Value)
    default: self.init(number: number.intValue)
    }
  }

  /// The number as one of Foundation's.
  var foreign: FoundationNumber {
    switch content.base {
    case let value as Bool: FoundationNumber(value: value)
    case let value as Float: FoundationNumber(value: value)
    case let value as Double: FoundationNumber(value: value)
    case let value as UInt: FoundationNumber(value: value)
    case let value as UInt64: FoundationNumber(value: value)
    default: FoundationNumber(value: integer() as Int)
    }
  }

  /// Returns the number itself.
  open func copyWithZone(_ zone: UnsafeMutableRawPointer!) -> AnyObject! { self }

  // MARK: Values

  /// Returns the number as an integer: the lower bits, or the nearest limit for a float.
  func integer<Number: FixedWidthInteger>() -> Number {
    switch content.base {
    case let value as Bool: value ? 1 : 0
    case let value as any FixedWidthInteger: Number(truncatingIfNeeded: value)
    case let value as Float: cNumber(value)
    case let value as Double: cNumber(value)
    default: 0
    }
  }

  /// The number as a double.
  open var doubleValue: Double {
    switch content.base {
    case let value as Bool: value ? 1 : 0
    case let value as any FixedWidthInteger: Double(value)
    case let value as Float: Double(value)
    case let value as Double: value
    default: 0
    }
  }

  /// The number as a float.
  open var floatValue: Float { content.base as? Float ?? Float(doubleValue) }
  /// Whether the number is not 0.
  open var boolValue: Bool { content.base as? Bool ?? (doubleValue != 0) }
  /// The number as a `char`.
  open var charValue: Int8 { integer() }
  /// The number as an `unsigned char`.
  open var unsignedCharValue: UInt8 { integer() }
  /// The number as a `short`.
  open var shortValue: Int16 { integer() }
  /// The number as an `unsigned short`.
  open var unsignedShortValue: UInt16 { integer() }
  /// The number as an `int`.
  open var intValue: Int32 { integer() }
  /// The number as an `unsigned int`.
  open var unsignedIntValue: UInt32 { integer() }
  /// The number as a `long`.
  open var longValue: Int { integer() }
  /// The number as an `unsigned long`.
  open var unsignedLongValue: UInt { integer() }
  /// The number as a `long long`.
  open var longLongValue: Int64 { integer() }
  /// The number as an `unsigned long long`.
  open var unsignedLongLongValue: UInt64 { integer() }
  /// The number as an `NSInteger`.
  open var integerValue: Int { integer() }
  /// The number as an `NSUInteger`.
  open var unsignedIntegerValue: UInt { integer() }

  /// The number as a text.
  open var stringValue: NSString! { NSString(text: description) }

  /// The number as a text: 1.5, 3, 1 for true.
  override open var description: String {
    switch content.base {
    case let value as Bool: return value ? "1" : "0"
    case let value as Float: return formatted("%0.7g", [value])
    case let value as Double: return formatted("%0.16g", [value])
    default: return "\(content)"
    }
  }

  // MARK: Comparing

  private var isFloating: Bool { content.base is Float || content.base is Double }

  /// Returns the order of two numbers.
  open func compare(_ other: NSNumber!) -> ComparisonResult {
    guard let other else {
      return raise(.invalidArgument, "-[__NSCFNumber compare:]: nil argument")
    }
    if !isFloating, !other.isFloating {
      let (one, two) = (wide, other.wide)
      return one == two ? .orderedSame : one < two ? .orderedAscending : .orderedDescending
    }
    let (one, two) = (doubleValue, other.doubleValue)
    return one == two ? .orderedSame : one < two ? .orderedAscending : .orderedDescending
  }

  /// The integer with all bits of `unsigned long long` and a sign.
  private var wide: Int128 {
    switch content.base {
    case let value as Bool: value ? 1 : 0
    case let value as any FixedWidthInteger: Int128(truncatingIfNeeded: value)
    default: 0
    }
  }

  /// Returns whether another number is equal, whatever its type is.
  open func isEqualToNumber(_ other: NSNumber!) -> Bool {
    other != nil && compare(other) == .orderedSame
  }

  /// Returns whether another object is an equal number, whatever its type is.
  override open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSNumber else { return false }
    return compare(other) == .orderedSame
  }

  /// The hash value, the same for equal numbers of other types.
  override open var hash: Int { doubleValue.hashValue }
}
