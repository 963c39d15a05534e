/// A number of C that `NSNumber` holds.
public protocol NumberBridged: ObjectBridged, Hashable {
  /// The letter of the type in Objective-C's encoding.
  static var encoding: String { get }

  /// Returns the number that another one becomes, as C converts it.
  static func converted(from number: NSNumber) -> Self
}

extension NumberBridged {
  /// Returns the number of an `NSNumber`, or of a text.
  public static func bridged(from object: AnyObject) -> Self? {
    if let number = object as? NSNumber { return converted(from: number) }
    guard let text = object as? NSString else { return nil }
    return converted(from: NSNumber(number: text.doubleValue))
  }

  /// The number as an `NSNumber`.
  public var bridgedObject: AnyObject { NSNumber(number: self) }
}

extension NumberBridged where Self: FixedWidthInteger {
  /// Returns the number that another one becomes: truncated, or saturated if it was a float.
  public static func converted(from number: NSNumber) -> Self { number.integer() }
}

extension Int8: NumberBridged {
  /// The letter of the type.
  public static var encoding: String { "c" }
}
extension Int16: NumberBridged {
  /// The letter of the type.
  public static var encoding: String { "s" }
}
extension Int32: NumberBridged {
  /// The letter of the type.
  public static var encoding: String { "i" }
}
extension Int64: NumberBridged {
  /// The letter of the type.
  public static var encoding: String { "q" }
}
extension Int: NumberBridged {
  /// The letter of the type.
  public static var encoding: String { "q" }
}
extension UInt8: NumberBridged {
  /// The letter of the type.
  public static var encoding: String { "C" }
}
extension UInt16: NumberBridged {
  /// The letter of the type.
  public static var encoding: String { "S" }
}
extension UInt32: NumberBridged {
  /// The letter of the type.
  public static var encoding: String { "I" }
}
extension UInt64: NumberBridged {
  /// The letter of the type.
  public static var encoding: String { "Q" }
}
extension UInt: NumberBridged {
  /// The letter of the type.
  public static var encoding: String { "Q" }
}
extension Float: NumberBridged {
  /// The letter of the type.
  public static var encoding: String { "f" }

  /// Returns the number that another one becomes.
  public static func converted(from number: NSNumber) -> Float { number.floatValue }
}
extension Double: NumberBridged {
  /// The letter of the type.
  public static var encoding: String { "d" }

  /// Returns the number that another one becomes.
  public static func converted(from number: NSNumber) -> Double { number.doubleValue }
}
extension Bool: NumberBridged {
  /// The letter of the type, which is the one of `char`, as on Apple's systems.
  public static var encoding: String { "c" }

  /// Returns whether another number is not zero.
  public static func converted(from number: NSNumber) -> Bool { number.boolValue }
}
