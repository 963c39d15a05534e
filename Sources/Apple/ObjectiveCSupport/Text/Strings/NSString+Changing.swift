extension NSString {
  /// Returns the text with another one behind it.
  public func stringByAppendingString(_ string: NSString!) -> NSString! {
    guard let string else {
      return raise(.invalidArgument, "-[__NSCFString stringByAppendingString:]: nil argument")
    }
    return NSString(text: storage + string.storage)
  }

  /// Returns the text with another one behind it, whose placeholders are filled in.
  public func stringByAppendingFormat(_ format: NSString!, _ arguments: Any?...) -> NSString! {
    NSString(text: storage + formatted(format?.storage ?? "", arguments))
  }

  /// Returns the text with another one in all places of a third.
  public func stringByReplacingOccurrencesOfString(
    _ target: NSString!, withString replacement: NSString!
  ) -> NSString! {
    guard let target, let replacement else {
      return raise(
        .invalidArgument,
        "-[__NSCFString stringByReplacingOccurrencesOfString:withString:]: nil argument")
    }
    return NSString(
      text: foreign.replacingOccurrences(of: target.storage, with: replacement.storage))
  }

  /// Returns the text with another one in all places of a third in a range.
  public func stringByReplacingOccurrencesOfString(
    _ target: NSString!, withString replacement: NSString!, options: NSStringCompareOptions,
    range: NSRange
  ) -> NSString! {
    let copy = NSMutableString(text: storage)
    copy.replaceOccurrencesOfString(
      target, withString: replacement, options: options, range: range)
    return NSString(text: copy.storage)
  }

  /// Returns the text with another one in place of a range.
  public func stringByReplacingCharactersInRange(
    _ range: NSRange, withString replacement: NSString!
  ) -> NSString! {
    let copy = NSMutableString(text: storage)
    copy.replaceCharactersInRange(range, withString: replacement)
    return NSString(text: copy.storage)
  }

  /// Returns the text without characters of a set at its ends.
  public func stringByTrimmingCharactersInSet(_ set: NSCharacterSet!) -> NSString! {
    NSString(text: foreign.trimmingCharacters(in: set?.storage ?? CharacterSet()))
  }

  /// Returns the text cut, or filled with another one, to a length.
  public func stringByPaddingToLength(
    _ length: UInt, withString pad: NSString!, startingAtIndex index: UInt
  ) -> NSString! {
    NSString(
      text: foreign.padding(
        toLength: Int(length), withPad: pad?.storage ?? " ", startingAt: Int(index)))
  }

  /// The text in lower case.
  public var lowercaseString: NSString! { NSString(text: storage.lowercased()) }
  /// The text in upper case.
  public var uppercaseString: NSString! { NSString(text: storage.uppercased()) }
  /// The text with a capital at the beginning of each word.
  public var capitalizedString: NSString! { NSString(text: storage.capitalized) }

  /// Returns the parts between places of a text.
  public func componentsSeparatedByString(_ separator: NSString!) -> NSArray! {
    guard let separator else {
      return raise(
        .invalidArgument, "-[__NSCFString componentsSeparatedByString:]: nil argument")
    }
    return bridgeToObject(foreign.components(separatedBy: separator.storage))
  }

  /// Returns the parts between characters of a set.
  public func componentsSeparatedByCharactersInSet(_ set: NSCharacterSet!) -> NSArray! {
    bridgeToObject(foreign.components(separatedBy: set?.storage ?? CharacterSet()))
  }

  /// Calls a function with parts of the text: lines, words or characters.
  public func enumerateSubstringsInRange(
    _ range: NSRange, options: UInt,
    usingBlock block: ((NSString?, NSRange, NSRange, UnsafeMutablePointer<Bool>?) -> Void)!
  ) {
    guard part(range, "enumerateSubstringsInRange:options:usingBlock:") != nil,
      let swiftRange = Range(range, in: storage)
    else { return }
    let text = storage
    text.enumerateSubstrings(
      in: swiftRange, options: String.EnumerationOptions(rawValue: options)
    ) { part, range, enclosing, stop in
      var isStopped = false
      block(
        part.map(NSString.init(text:)), NSRange(range, in: text), NSRange(enclosing, in: text),
        &isStopped)
      stop = isStopped
    }
  }

  /// Calls a function with each line.
  public func enumerateLinesUsingBlock(
    _ block: ((NSString?, UnsafeMutablePointer<Bool>?) -> Void)!
  ) {
    var isStopped = false
    storage.enumerateLines { line, stop in
      block(NSString(text: line), &isStopped)
      stop = isStopped
    }
  }

  /// Returns the range of the lines around a range.
  public func lineRangeForRange(_ range: NSRange) -> NSRange { foreign.lineRange(for: range) }
  /// Returns the range of the paragraphs around a range.
  public func paragraphRangeForRange(_ range: NSRange) -> NSRange {
    foreign.paragraphRange(for: range)
  }

  /// Returns the text for an address, but for characters of a set.
  public func stringByAddingPercentEncodingWithAllowedCharacters(
    _ allowed: NSCharacterSet!
  ) -> NSString! {
    bridgeToObject(
      storage.addingPercentEncoding(withAllowedCharacters: allowed?.storage ?? CharacterSet()))
  }

  /// Returns the text for an address.
  public func stringByAddingPercentEscapesUsingEncoding(_ encoding: UInt) -> NSString! {
    bridgeToObject(storage.addingPercentEncoding(withAllowedCharacters: .urlFragmentAllowed))
  }

  /// Returns the text of a part of an address; nil if it is none.
  public func stringByReplacingPercentEscapesUsingEncoding(_ encoding: UInt) -> NSString! {
    stringByRemovingPercentEncoding
  }

  /// The text of a part of an address; nil if it is none.
  public var stringByRemovingPercentEncoding: NSString! {
    bridgeToObject(storage.removingPercentEncoding)
  }
}
