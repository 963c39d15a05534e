// What the stage's classes of Foundation lack that Objective-C calls.

extension Timer {
  /// Creates a timer that a run loop starts, that fires first at a date and calls a method of an
  /// object.
  public convenience init(
    fireAt date: Date, interval: Double, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    self.init(
      timeInterval: interval, target: target, selector: selector, userInfo: userInfo,
      repeats: repeats)
    fireDate = date
  }
}

/// Returns false, and logs that run loops do not wait: the clock of the stage stands still while
/// code runs.
@discardableResult
public func runLoopRuns() -> Bool {
  logOnce("A run loop returns at once; use a timer to let time pass.")
  return false
}

/// Returns the text of a key: what the program gives for none, or the key itself.
public func localizedString(_ key: NSString!, _ value: NSString!) -> NSString! {
  guard let value, value.length > 0 else { return key ?? NSString() }
  return value
}

/// Returns the objects at the top level of a xib; nil if there is none of the name.
public func loadNib(_ bundle: Bundle?, _ name: NSString!, _ owner: AnyObject?) -> NSArray! {
  guard let name else { return nil }
  return bundle?.loadNibNamed(name.text, owner: owner).map { bridgeToObject($0) }
}

/// Returns whether a location is in a range.
public func locationInRange(_ location: UInt, _ range: NSRange) -> Bool {
  location >= UInt(range.location) && location < UInt(range.location + range.length)
}

/// Returns a range as a text: `{location, length}`.
public func stringFromRange(_ range: NSRange) -> NSString! {
  NSString(text: "{\(range.location), \(range.length)}")
}

/// Returns the range of a text such as `{2, 3}`; that without a length for another one.
public func rangeFromString(_ text: NSString!) -> NSRange {
  let numbers = numbersOf(text)
  guard let location = numbers.first else { return NSRange(location: 0, length: 0) }
  return NSRange(location: Int(location), length: numbers.count > 1 ? Int(numbers[1]) : 0)
}

/// Returns the numbers in a text.
func numbersOf(_ text: NSString?) -> [Double] {
  (text?.storage ?? "").split { !"0123456789.+-eE".contains($0) }.compactMap { Double($0) }
}

/// Returns the home directory: that for temporary files, since films keep none.
public func homeDirectory() -> NSString! { NSString(text: NSTemporaryDirectory()) }
/// Returns the directory for temporary files.
public func temporaryDirectory() -> NSString! { NSString(text: NSTemporaryDirectory()) }
