/// The name of a constant that is a value of its own type in Swift's API.
final class ConstantString: NSString {
  /// The constant.
  var constant: Any?

  /// Creates the name of a constant.
  convenience init(constant: Any) {
    self.init(text: "\(constant)")
    self.constant = constant
  }
}

/// A text as an object, in place of Foundation's; its positions count UTF-16 units.
open class NSString: NSObject, ObjectCopying, ObjectMutableCopying, NaturallyBridged {
  /// The text.
  package var storage = ""

  /// Creates an empty text.
  public required override init() { super.init() }

  /// Creates an object with a text.
  public required convenience init(text: String) {
    self.init()
    storage = text
  }

  var naturalValue: Any { storage }

  /// The text itself, for Swift.
  public var text: String { storage }
  /// The text.
  override open var description: String { storage }
  /// The hash value of the text.
  override open var hash: Int { storage.hashValue }

  /// Returns whether another object is the same text.
  override open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSString else { return false }
    return storage.utf8.elementsEqual(other.storage.utf8)
  }

  /// Returns the text itself, or a copy that cannot change.
  open func copyWithZone(_ zone: UnsafeMutableRawPointer!) -> AnyObject! { self }
  /// Returns a copy that can change.
  open func mutableCopyWithZone(_ zone: UnsafeMutableRawPointer!) -> AnyObject! {
    NSMutableString(text: storage)
  }

  // MARK: Units

  /// The number of UTF-16 units.
  open var length: UInt { UInt(storage.utf16.count) }

  /// Returns a UTF-16 unit; one outside raises.
  open func characterAtIndex(_ index: UInt) -> UInt16 {
    guard index < length else {
      return raise(
        .range, "-[__NSCFString characterAtIndex:]: Range or index out of bounds")
    }
    return storage.utf16[utf16Index(Int(index))]
  }

  func utf16Index(_ offset: Int) -> String.Index {
    storage.utf16.index(storage.utf16.startIndex, offsetBy: offset)
  }

  /// Returns the text of a range of units; nil after an exception.
  func part(_ range: NSRange, _ method: String) -> String? {
    let count = Int(length)
    guard range.location >= 0, range.length >= 0, range.location <= count,
      range.length <= count - range.location
    else {
      return raise(
        .range,
        "-[__NSCFString \(method)]: Range {\(range.location), \(range.length)} out of bounds; "
          + "string length \(count)")
    }
    let start = utf16Index(range.location)
    return String(
      decoding: storage.utf16[start..<storage.utf16.index(start, offsetBy: range.length)],
      as: UTF16.self)
  }

  /// Returns the text from a unit on.
  open func substringFromIndex(_ from: UInt) -> NSString! {
    guard from <= length else {
      return raise(
        .range,
        "-[__NSCFString substringFromIndex:]: Index \(from) out of bounds; string length \(length)")
    }
    return part(NSRange(location: Int(from), length: Int(length - from)), "").map(
      NSString.init(text:))
  }

  /// Returns the text before a unit.
  open func substringToIndex(_ to: UInt) -> NSString! {
    guard to <= length else {
      return raise(
        .range,
        "-[__NSCFString substringToIndex:]: Index \(to) out of bounds; string length \(length)")
    }
    return part(NSRange(location: 0, length: Int(to)), "").map(NSString.init(text:))
  }

  /// Returns the text of a range.
  open func substringWithRange(_ range: NSRange) -> NSString! {
    part(range, "substringWithRange:").map(NSString.init(text:))
  }

  /// Writes the units of a range.
  open func getCharacters(_ buffer: UnsafeMutablePointer<UInt16>!, range: NSRange) {
    guard let text = part(range, "getCharacters:range:") else { return }
    for (index, unit) in text.utf16.enumerated() { buffer[index] = unit }
  }

  /// Returns the range of the whole character at a unit.
  open func rangeOfComposedCharacterSequenceAtIndex(_ index: UInt) -> NSRange {
    guard index < length else {
      return raise(
        .range,
        "-[__NSCFString rangeOfComposedCharacterSequenceAtIndex:]: Index \(index) out of bounds; "
          + "string length \(length)")
    }
    return (storage as FoundationString).rangeOfComposedCharacterSequence(at: Int(index))
  }

  /// Foundation's object with the text, which searches and splits.
  var foreign: FoundationString { storage as FoundationString }
}
