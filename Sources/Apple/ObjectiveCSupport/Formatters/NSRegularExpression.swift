/// A pattern of texts, in place of Foundation's.
open class NSRegularExpression: NSObject {
  private let expression: FoundationRegularExpression

  init(_ expression: FoundationRegularExpression) {
    self.expression = expression
    super.init()
  }

  /// Returns the pattern of a text; nil if it is none.
  open class func regularExpressionWithPattern(
    _ pattern: NSString!, options: UInt, error: UnsafeMutablePointer<NSError?>?
  ) -> NSRegularExpression! {
    do {
      return NSRegularExpression(
        try FoundationRegularExpression(
          pattern: pattern?.storage ?? "", options: .init(rawValue: options)))
    } catch let failure {
      error?.pointee = NSError(failure)
      return nil
    }
  }

  /// The pattern.
  open var pattern: NSString! { NSString(text: expression.pattern) }

  /// Returns all places that match.
  open func matchesInString(
    _ string: NSString!, options: UInt, range: NSRange
  ) -> NSArray! {
    NSArray(
      objects: expression.matches(in: string?.storage ?? "", range: range).map {
        NSTextCheckingResult($0)
      })
  }
  /// Returns the first place that matches; nil without one.
  open func firstMatchInString(
    _ string: NSString!, options: UInt, range: NSRange
  ) -> NSTextCheckingResult! {
    expression.firstMatch(in: string?.storage ?? "", range: range).map { NSTextCheckingResult($0) }
  }
  /// Returns the number of places that match.
  open func numberOfMatchesInString(
    _ string: NSString!, options: UInt, range: NSRange
  ) -> UInt { UInt(expression.numberOfMatches(in: string?.storage ?? "", range: range)) }
  /// Returns the range of the first place that matches; `NSNotFound` without one.
  open func rangeOfFirstMatchInString(
    _ string: NSString!, options: UInt, range: NSRange
  ) -> NSRange { expression.rangeOfFirstMatch(in: string?.storage ?? "", range: range) }
  /// Returns the text with a template in all places that match.
  open func stringByReplacingMatchesInString(
    _ string: NSString!, options: UInt, range: NSRange, withTemplate template: NSString!
  ) -> NSString! {
    NSString(
      text: expression.stringByReplacingMatches(
        in: string?.storage ?? "", range: range, withTemplate: template?.storage ?? ""))
  }
  /// Calls a function with each place that matches.
  open func enumerateMatchesInString(
    _ string: NSString!, options: UInt, range: NSRange,
    usingBlock block: ((NSTextCheckingResult?, UInt, UnsafeMutablePointer<Bool>?) -> Void)!
  ) {
    var stop = false
    for match in expression.matches(in: string?.storage ?? "", range: range) where !stop {
      block(NSTextCheckingResult(match), 0, &stop)
    }
  }
}

/// A place that matches a pattern, in place of Foundation's.
open class NSTextCheckingResult: NSObject {
  private let ranges: [NSRange]

  init(_ result: FoundationTextCheckingResult) {
    ranges = (0..<result.numberOfRanges).map { result.range(at: $0) }
    super.init()
  }

  /// The range of the place.
  open var range: NSRange { ranges.first ?? NSRange(location: NSNotFound, length: 0) }
  /// The number of ranges: the place, and one for each pair of brackets.
  open var numberOfRanges: UInt { UInt(ranges.count) }
  /// Returns the range of a pair of brackets, or of the place for 0.
  open func rangeAtIndex(_ index: UInt) -> NSRange {
    index < ranges.count ? ranges[Int(index)] : NSRange(location: NSNotFound, length: 0)
  }
}
