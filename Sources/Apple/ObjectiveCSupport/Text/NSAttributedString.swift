public import PictureKit
public import UIKit

/// A text with attributes as Objective-C has it, in place of that which Swift's API takes.
open class NSAttributedString: NSObject, ObjectMutableCopying, ObjectCopying, NaturallyBridged {
  /// The text.
  package var storage = TextContents()

  /// Creates an empty text.
  public required override init() { super.init() }

  /// Creates an object with a text.
  public required convenience init(text: TextContents) {
    self.init()
    storage = text
  }

  /// Creates a text without attributes.
  public required convenience init(initWithString string: NSString!) {
    self.init(initWithString: string, attributes: nil)
  }

  /// Creates a text with attributes for all of it.
  public required convenience init(initWithString string: NSString!, attributes: NSDictionary!) {
    self.init()
    if string == nil {
      raise(
        ExceptionName.invalidArgument.rawValue,
        "NSConcreteAttributedString initWithString:: nil value")
    }
    storage = TextContents(
      string: string?.storage ?? "", attributes: textAttributes(of: attributes))
  }

  /// Creates a copy of a text.
  public required convenience init(initWithAttributedString text: NSAttributedString!) {
    self.init(text: text?.storage ?? TextContents())
  }

  /// Returns a text that is one image.
  public static func attributedStringWithAttachment(
    _ attachment: NSTextAttachment!
  ) -> NSAttributedString! {
    NSAttributedString(text: attachment.map { TextContents(attachment: $0) } ?? TextContents())
  }

  var naturalValue: Any { AttributedText(storage) }

  /// The characters.
  open var string: NSString! { NSString(text: storage.string) }
  /// The number of UTF-16 units.
  open var length: UInt { UInt(storage.length) }
  /// The characters.
  override open var description: String { storage.string }
  /// The hash value of the text.
  override open var hash: Int { storage.hashValue }

  /// Returns whether another object is the same text.
  override open func isEqual(_ object: Any?) -> Bool {
    (object as? NSAttributedString)?.storage == storage
  }

  /// Returns whether another text is the same.
  open func isEqualToAttributedString(_ other: NSAttributedString!) -> Bool { isEqual(other) }

  /// Returns a copy that cannot change.
  open func copyWithZone(_ zone: UnsafeMutableRawPointer!) -> AnyObject! {
    NSAttributedString(text: storage)
  }
  /// Returns a copy that can change.
  open func mutableCopyWithZone(_ zone: UnsafeMutableRawPointer!) -> AnyObject! {
    NSMutableAttributedString(text: storage)
  }

  /// Returns the attribute of a unit, and the range that has it.
  open func attribute(
    _ name: NSString!, atIndex index: UInt, effectiveRange range: UnsafeMutablePointer<NSRange>?
  ) -> AnyObject! {
    guard let run = run(at: index, "attribute:atIndex:effectiveRange:"), let name
    else { return nil }
    let key = TextAttributes.Key(rawValue: name.storage)
    range?.pointee = NSRange(run.range)
    return bridgeToObject(run.attributes.value(for: key))
  }

  /// Returns the attributes of a unit, and the range that has them.
  open func attributesAtIndex(
    _ index: UInt, effectiveRange range: UnsafeMutablePointer<NSRange>?
  ) -> NSDictionary! {
    guard let run = run(at: index, "attributesAtIndex:effectiveRange:") else { return nil }
    range?.pointee = NSRange(run.range)
    return dictionary(of: run.attributes)
  }

  /// Returns the text of a range.
  open func attributedSubstringFromRange(_ range: NSRange) -> NSAttributedString! {
    guard let range = checked(range, "attributedSubstringFromRange:") else { return nil }
    return NSAttributedString(text: storage.attributedSubstring(from: range))
  }

  /// Calls a function with the runs of equal attributes in a range.
  open func enumerateAttributesInRange(
    _ range: NSRange, options: UInt,
    usingBlock block: ((NSDictionary?, NSRange, UnsafeMutablePointer<Bool>?) -> Void)!
  ) {
    guard let range = checked(range, "enumerateAttributesInRange:") else { return }
    var stop = false
    for run in storage.runs where !run.range.clamped(to: range).isEmpty && !stop {
      block(dictionary(of: run.attributes), NSRange(run.range.clamped(to: range)), &stop)
    }
  }

  /// Calls a function with the values of an attribute in a range.
  open func enumerateAttribute(
    _ name: NSString!, inRange range: NSRange, options: UInt,
    usingBlock block: ((AnyObject?, NSRange, UnsafeMutablePointer<Bool>?) -> Void)!
  ) {
    enumerateAttributesInRange(range, options: options) { attributes, range, stop in
      block(attributes?.objectForKey(name), range, stop)
    }
  }

  private func run(at index: UInt, _ method: String) -> TextContents.Run? {
    guard index < length else {
      return raise(.range, "NSConcreteAttributedString \(method): Out of bounds")
    }
    return storage.run(at: Int(index))
  }

  func checked(_ range: NSRange, _ method: String) -> Range<Int>? {
    guard range.location >= 0, range.length >= 0, range.location + range.length <= Int(length)
    else { return raise(.range, "NSConcreteMutableAttributedString \(method): Out of bounds") }
    return range.location..<range.location + range.length
  }
}

/// Returns the attributes of a dictionary.
func textAttributes(of dictionary: NSDictionary?) -> TextAttributes {
  var attributes = TextAttributes()
  for (name, value) in dictionary?.storage.entries ?? [] {
    guard let name = (name as? NSString)?.storage else { continue }
    attributes.set(TextAttributes.Key(rawValue: name), to: naturalValue(of: value))
  }
  return attributes
}

/// Returns attributes as a dictionary.
func dictionary(of attributes: TextAttributes) -> NSDictionary {
  var storage = ObjectTable()
  for key in TextAttributes.Key.allCases + attributes.others.keys {
    guard let value = bridgeToObject(attributes.value(for: key)) else { continue }
    storage.set(value, for: NSString(text: key.rawValue))
  }
  return NSDictionary(storage: storage)
}

/// A text with attributes as an object that can change.
open class NSMutableAttributedString: NSAttributedString {
  /// The characters, as a copy.
  open var mutableString: NSMutableString! { NSMutableString(text: storage.string) }

  /// Sets an attribute in a range.
  open func addAttribute(_ name: NSString!, value: AnyObject!, range: NSRange) {
    guard let value else {
      return raise(
        .invalidArgument, "NSConcreteMutableAttributedString addAttribute:value:range:: nil value")
    }
    guard let name, let range = checked(range, "addAttribute:value:range:") else { return }
    let key = TextAttributes.Key(rawValue: name.storage)
    storage.addAttribute(key, value: ObjectiveCSupport.naturalValue(of: value), range: range)
  }

  /// Sets attributes in a range.
  open func addAttributes(_ attributes: NSDictionary!, range: NSRange) {
    guard let range = checked(range, "addAttributes:range:") else { return }
    storage.addAttributes(textAttributes(of: attributes), range: range)
  }

  /// Replaces the attributes of a range.
  open func setAttributes(_ attributes: NSDictionary!, range: NSRange) {
    guard let range = checked(range, "setAttributes:range:") else { return }
    storage.setAttributes(textAttributes(of: attributes), range: range)
  }

  /// Removes an attribute from a range.
  open func removeAttribute(_ name: NSString!, range: NSRange) {
    guard let name, let range = checked(range, "removeAttribute:range:") else { return }
    let key = TextAttributes.Key(rawValue: name.storage)
    storage.removeAttribute(key, range: range)
  }

  /// Appends a text.
  open func appendAttributedString(_ text: NSAttributedString!) {
    guard let text else {
      return raise(
        .invalidArgument, "NSConcreteMutableAttributedString appendAttributedString:: nil argument")
    }
    storage.append(text.storage)
  }

  /// Inserts a text before a unit.
  open func insertAttributedString(_ text: NSAttributedString!, atIndex index: UInt) {
    replaceCharactersInRange(
      NSRange(location: Int(index), length: 0), withAttributedString: text)
  }

  /// Replaces a range by a text.
  open func replaceCharactersInRange(
    _ range: NSRange, withAttributedString text: NSAttributedString!
  ) {
    guard let range = checked(range, "replaceCharactersInRange:withAttributedString:"), let text
    else { return }
    storage.replaceCharacters(in: range, with: text.storage)
  }

  /// Replaces the characters of a range, whose first attributes stay.
  open func replaceCharactersInRange(_ range: NSRange, withString string: NSString!) {
    guard let range = checked(range, "replaceCharactersInRange:withString:"), let string else {
      return
    }
    let index = range.isEmpty ? max(range.lowerBound - 1, 0) : range.lowerBound
    let attributes =
      index < storage.length ? storage.attributes(at: index) : TextAttributes()
    storage.replaceCharacters(
      in: range, with: TextContents(string: string.storage, attributes: attributes))
  }

  /// Removes a range.
  open func deleteCharactersInRange(_ range: NSRange) {
    guard let range = checked(range, "deleteCharactersInRange:") else { return }
    storage.replaceCharacters(in: range, with: TextContents())
  }

  /// Replaces the text.
  open func setAttributedString(_ text: NSAttributedString!) {
    storage = text?.storage ?? TextContents()
  }

  /// Does nothing: changes have no effect but that on the text.
  open func beginEditing() {}
  /// Does nothing: changes have no effect but that on the text.
  open func endEditing() {}
}

extension NSAttributedString {
  /// The names of attributes.
  public typealias Key = TextAttributes.Key
  /// How a text is gone through.
  public typealias EnumerationOptions = AttributedText.EnumerationOptions
  /// The kind of a document.
  public typealias DocumentType = AttributedText.DocumentType
  /// The name of an option of reading documents.
  public typealias DocumentReadingOptionKey = AttributedText.DocumentReadingOptionKey
  /// The name of an attribute of a document.
  public typealias DocumentAttributeKey = AttributedText.DocumentAttributeKey
}

/// A text with attributes as Swift's API takes it.
public typealias AttributedText = PictureKit.AttributedText
