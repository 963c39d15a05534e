public import Foundation

/// Finds links, addresses of mail and telephone numbers in texts.
///
/// Dates and addresses of houses are not found.
open class NSDataDetector: NSObject {
  /// What is found.
  public let checkingTypes: NSTextCheckingResult.CheckingType.RawValue
  private let types: NSTextCheckingResult.CheckingType

  /// Creates a detector of types.
  public init(types checkingTypes: NSTextCheckingResult.CheckingType.RawValue) throws {
    self.checkingTypes = checkingTypes
    types = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
    guard !types.isEmpty else {
      throw CocoaError(.formatting, userInfo: [NSDebugDescriptionErrorKey: "no types are given"])
    }
    super.init()
  }

  /// Returns what is found in a part of a text.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    var found: [DetectedData] = []
    if types.contains(.link) { found += DetectedData.links(in: string, range) }
    if types.contains(.phoneNumber) {
      let links = found.map(\.range)
      found += DetectedData.numbers(in: string, range).filter { number in
        !links.contains { $0.intersection(number.range) != nil }
      }
    }
    return found.sorted { $0.range.location < $1.range.location }
  }

  /// Returns how often something is found in a part of a text.
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }

  /// Returns what is found first in a part of a text; nil: nothing is.
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

  /// Returns the range of what is found first in a part of a text.
  open func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range
      ?? NSRange(location: NSNotFound, length: 0)
  }

  /// Calls a function with what is found in a part of a text, until it sets its last argument.
  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    var stops = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) {
      block(match, [], &stops)
      if stops.boolValue { return }
    }
  }
}
