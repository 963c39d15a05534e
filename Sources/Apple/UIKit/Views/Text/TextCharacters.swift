internal import PictureKit

/// The characters of a text with attributes, whose changes change the text:
/// `NSMutableAttributedString.mutableString`.
///
/// It is no `NSMutableString`: Foundation's does not replace several occurrences in a subclass.
public final class TextCharacters: CustomStringConvertible {
  private let text: MutableAttributedText

  init(of text: MutableAttributedText) { self.text = text }

  /// The characters.
  public var description: String { text.string }
  /// The number of UTF-16 units.
  public var length: Int { text.length }

  private var string: NSString { text.string as NSString }

  // MARK: Searching

  /// Returns the range of the first occurrence of a text; its location is `NSNotFound` without one.
  public func range(of searchString: String, options mask: NSString.CompareOptions = []) -> NSRange
  { string.range(of: searchString, options: mask) }

  /// Returns the range of the first occurrence of a text in a range; its location is `NSNotFound`
  /// without one.
  public func range(
    of searchString: String, options mask: NSString.CompareOptions,
    range rangeOfReceiverToSearch: NSRange
  ) -> NSRange {
    string.range(of: searchString, options: mask, range: rangeOfReceiverToSearch)
  }

  /// Returns the characters of a range.
  public func substring(with range: NSRange) -> String { string.substring(with: range) }

  // MARK: Changing

  /// Replaces all characters.
  public func setString(_ aString: String) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: aString)
  }

  /// Adds characters at the end.
  public func append(_ aString: String) { insert(aString, at: length) }

  /// Inserts characters before a UTF-16 unit.
  public func insert(_ aString: String, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: aString)
  }

  /// Removes characters.
  public func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

  /// Replaces characters; the new ones have the attributes of the first one, or of that before an
  /// empty range.
  public func replaceCharacters(in range: NSRange, with aString: String) {
    text.replaceCharacters(in: range, with: aString)
  }

  /// Replaces all occurrences of a text, or of a regular expression, in a range.
  ///
  /// - Returns: The number of occurrences.
  @discardableResult
  public func replaceOccurrences(
    of target: String, with replacement: String, options: NSString.CompareOptions = [],
    range searchRange: NSRange
  ) -> Int {
    let found =
      options.contains(.regularExpression)
      ? matches(of: target, replacement, options, searchRange)
      : occurrences(of: target, options, searchRange).map { ($0, replacement) }
    // From the end, so that ranges stay those of the text.
    for (range, new) in found.reversed() { replaceCharacters(in: range, with: new) }
    return found.count
  }

  private func occurrences(
    of target: String, _ options: NSString.CompareOptions, _ range: NSRange
  ) -> [NSRange] {
    let string = string
    var found: [NSRange] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let next = string.range(
        of: target, options: options.subtracting(.backwards),
        range: NSRange(location: start, length: range.upperBound - start))
      guard next.location != NSNotFound, next.length > 0 else { break }
      found.append(next)
      start = next.upperBound
    }
    return found
  }

  private func matches(
    of pattern: String, _ template: String, _ options: NSString.CompareOptions, _ range: NSRange
  ) -> [(NSRange, String)] {
    let string = text.string
    guard
      let expression = try? NSRegularExpression(
        pattern: pattern, options: options.contains(.caseInsensitive) ? .caseInsensitive : [])
    else { return [] }
    return expression.matches(in: string, range: range).map {
      ($0.range, expression.replacementString(for: $0, in: string, offset: 0, template: template))
    }
  }
}

@available(*, unavailable)
extension TextCharacters: Sendable {}
