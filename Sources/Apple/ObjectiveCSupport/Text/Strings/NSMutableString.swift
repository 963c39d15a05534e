/// A text as an object that can change, in place of Foundation's.
open class NSMutableString: NSString {
  /// Returns a copy that cannot change.
  override open func copyWithZone(_ zone: UnsafeMutableRawPointer!) -> AnyObject! {
    NSString(text: storage)
  }

  /// Creates an empty text; the capacity changes nothing.
  public required convenience init(initWithCapacity capacity: UInt) { self.init() }
  /// Returns an empty text; the capacity changes nothing.
  open class func stringWithCapacity(_ capacity: UInt) -> Self! { Self() }

  /// Replaces the text.
  open func setString(_ string: NSString!) {
    guard let string else {
      return raise(.invalidArgument, "-[__NSCFString setString:]: nil argument")
    }
    storage = string.storage
  }

  /// Appends a text.
  open func appendString(_ string: NSString!) {
    guard let string else {
      return raise(.invalidArgument, "-[__NSCFString appendString:]: nil argument")
    }
    storage += string.storage
  }

  /// Appends a text with placeholders.
  open func appendFormat(_ format: NSString!, _ arguments: Any?...) {
    storage += formatted(format?.storage ?? "", arguments)
  }

  /// Inserts a text before a unit.
  open func insertString(_ string: NSString!, atIndex index: UInt) {
    replaceCharactersInRange(NSRange(location: Int(index), length: 0), withString: string)
  }

  /// Removes the units of a range.
  open func deleteCharactersInRange(_ range: NSRange) {
    replaceCharactersInRange(range, withString: NSString())
  }

  /// Replaces the units of a range.
  open func replaceCharactersInRange(_ range: NSRange, withString string: NSString!) {
    guard let string else {
      return raise(
        .invalidArgument, "-[__NSCFString replaceCharactersInRange:withString:]: nil argument")
    }
    guard part(range, "replaceCharactersInRange:withString:") != nil else { return }
    let start = utf16Index(range.location)
    let end = storage.utf16.index(start, offsetBy: range.length)
    storage =
      String(decoding: storage.utf16[..<start], as: UTF16.self) + string.storage
      + String(decoding: storage.utf16[end...], as: UTF16.self)
  }

  /// Replaces all places of a text in a range; returns their number.
  @discardableResult
  open func replaceOccurrencesOfString(
    _ target: NSString!, withString replacement: NSString!, options: NSStringCompareOptions,
    range: NSRange
  ) -> UInt {
    guard let target, let replacement, part(range, "replaceOccurrencesOfString:") != nil else {
      return 0
    }
    let text = FoundationMutableString(string: storage)
    let count = text.replaceOccurrences(
      of: target.storage, with: replacement.storage, options: options.foreign, range: range)
    storage = String(text)
    return UInt(count)
  }
}
