/// How texts are compared and searched.
public struct NSStringCompareOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The same options of Foundation.
  var foreign: String.CompareOptions { .init(rawValue: rawValue) }
}

extension NSString {
  /// Returns whether another text is the same.
  public func isEqualToString(_ string: NSString!) -> Bool { isEqual(string) }

  /// Returns whether the text begins with another one.
  public func hasPrefix(_ string: NSString!) -> Bool {
    guard let string else { return false }
    return foreign.hasPrefix(string.storage)
  }

  /// Returns whether the text ends with another one.
  public func hasSuffix(_ string: NSString!) -> Bool {
    guard let string else { return false }
    return foreign.hasSuffix(string.storage)
  }

  /// Returns whether the text has another one in it.
  public func containsString(_ string: NSString!) -> Bool {
    guard let string else {
      return raise(.invalidArgument, "-[__NSCFString containsString:]: nil argument")
    }
    return rangeOfString(string).location != NSNotFound
  }

  /// Returns whether the text has another one in it, without regard to case and accents.
  public func localizedCaseInsensitiveContainsString(_ string: NSString!) -> Bool {
    rangeOfString(string, options: NSStringCompareOptions(rawValue: 1)).location != NSNotFound
  }

  /// Returns the order of two texts.
  public func compare(_ string: NSString!) -> ComparisonResult {
    compare(string, options: [])
  }

  /// Returns the order of two texts.
  public func compare(_ string: NSString!, options: NSStringCompareOptions) -> ComparisonResult {
    guard let string else { return .orderedSame }
    return foreign.compare(string.storage, options: options.foreign)
  }

  /// Returns the order of a range and another text.
  public func compare(
    _ string: NSString!, options: NSStringCompareOptions, range: NSRange
  ) -> ComparisonResult {
    guard let string, part(range, "compare:options:range:") != nil else { return .orderedSame }
    return foreign.compare(string.storage, options: options.foreign, range: range)
  }

  /// Returns the order of two texts, without regard to case.
  public func caseInsensitiveCompare(_ string: NSString!) -> ComparisonResult {
    compare(string, options: NSStringCompareOptions(rawValue: 1))
  }

  /// Returns the order of two texts for readers.
  public func localizedCompare(_ string: NSString!) -> ComparisonResult {
    foreign.localizedCompare(string?.storage ?? "")
  }

  /// Returns the order of two texts for readers, without regard to case.
  public func localizedCaseInsensitiveCompare(_ string: NSString!) -> ComparisonResult {
    foreign.localizedCaseInsensitiveCompare(string?.storage ?? "")
  }

  /// Returns the order of two texts as lists of files have it.
  public func localizedStandardCompare(_ string: NSString!) -> ComparisonResult {
    foreign.localizedStandardCompare(string?.storage ?? "")
  }

  /// Returns the place of a text; `NSNotFound` without one.
  public func rangeOfString(_ string: NSString!) -> NSRange { rangeOfString(string, options: []) }

  /// Returns the place of a text; `NSNotFound` without one.
  public func rangeOfString(_ string: NSString!, options: NSStringCompareOptions) -> NSRange {
    rangeOfString(string, options: options, range: NSRange(location: 0, length: Int(length)))
  }

  /// Returns the place of a text in a range; `NSNotFound` without one.
  public func rangeOfString(
    _ string: NSString!, options: NSStringCompareOptions, range: NSRange
  ) -> NSRange {
    guard let string else {
      return raise(
        .invalidArgument, "*** -[__NSCFString rangeOfString:options:range:locale:]: nil argument")
    }
    guard part(range, "rangeOfString:options:range:") != nil else { return NSRange() }
    return foreign.range(of: string.storage, options: options.foreign, range: range)
  }

  /// Returns the place of the first character of a set; `NSNotFound` without one.
  public func rangeOfCharacterFromSet(_ set: NSCharacterSet!) -> NSRange {
    rangeOfCharacterFromSet(set, options: [])
  }

  /// Returns the place of a character of a set; `NSNotFound` without one.
  public func rangeOfCharacterFromSet(
    _ set: NSCharacterSet!, options: NSStringCompareOptions
  ) -> NSRange {
    guard let set else { return NSRange(location: NSNotFound, length: 0) }
    return foreign.rangeOfCharacter(from: set.storage, options: options.foreign)
  }

  /// Returns the beginning that two texts have in common.
  public func commonPrefixWithString(
    _ string: NSString!, options: NSStringCompareOptions
  ) -> NSString! {
    NSString(text: foreign.commonPrefix(with: string?.storage ?? "", options: options.foreign))
  }
}
