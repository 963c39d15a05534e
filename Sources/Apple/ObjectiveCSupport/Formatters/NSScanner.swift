/// Reads a text part by part, in place of Foundation's.
open class NSScanner: NSObject {
  private let units: [UInt16]
  private var position = 0
  /// The text.
  public let string: NSString!
  /// The characters that are left out before a part: spaces and ends of lines.
  open var charactersToBeSkipped: NSCharacterSet! = .whitespaceAndNewlineCharacterSet()
  /// Whether case matters; false by default.
  open var caseSensitive = false

  /// Creates a reader of a text.
  public required init(initWithString string: NSString!) {
    self.string = string ?? NSString()
    units = Array(self.string.storage.utf16)
    super.init()
  }

  /// Returns a reader of a text.
  open class func scannerWithString(_ string: NSString!) -> Self! { Self(initWithString: string) }

  /// The unit at which the next part begins.
  open var scanLocation: UInt {
    get { UInt(position) }
    set { position = min(Int(newValue), units.count) }
  }

  /// Whether nothing is left but what is left out.
  open var isAtEnd: Bool {
    let start = position
    skip()
    defer { position = start }
    return position == units.count
  }

  private func skip() {
    while position < units.count, charactersToBeSkipped?.characterIsMember(units[position]) ?? false
    { position += 1 }
  }

  private func text(from start: Int) -> String {
    String(decoding: units[start..<position], as: UTF16.self)
  }

  /// Reads the characters that pass a test; restores the position without one.
  private func take(_ accepts: (UInt16) -> Bool) -> String? {
    let start = position
    skip()
    let first = position
    while position < units.count, accepts(units[position]) { position += 1 }
    guard position > first else {
      position = start
      return nil
    }
    return text(from: first)
  }

  /// Reads a text; returns whether it is there.
  @discardableResult
  open func scanString(
    _ string: NSString!, intoString result: UnsafeMutablePointer<NSString?>?
  ) -> Bool {
    let start = position
    skip()
    let expected = Array((string?.storage ?? "").utf16)
    let end = position + expected.count
    let found = end <= units.count ? String(decoding: units[position..<end], as: UTF16.self) : ""
    let isSame =
      caseSensitive
      ? found == string?.storage : found.lowercased() == string?.storage.lowercased()
    guard !expected.isEmpty, isSame else {
      position = start
      return false
    }
    position = end
    result?.pointee = NSString(text: found)
    return true
  }

  /// Reads up to a text; returns whether there is something before it.
  @discardableResult
  open func scanUpToString(
    _ string: NSString!, intoString result: UnsafeMutablePointer<NSString?>?
  ) -> Bool {
    let start = position
    skip()
    let first = position
    let rest = NSString(text: String(decoding: units[first...], as: UTF16.self))
    let options = NSStringCompareOptions(rawValue: caseSensitive ? 0 : 1)
    let range = rest.rangeOfString(string ?? NSString(), options: options)
    position = range.location == NSNotFound ? units.count : first + range.location
    guard position > first else {
      position = start
      return false
    }
    result?.pointee = NSString(text: text(from: first))
    return true
  }

  /// Reads characters of a set; returns whether there is one.
  @discardableResult
  open func scanCharactersFromSet(
    _ set: NSCharacterSet!, intoString result: UnsafeMutablePointer<NSString?>?
  ) -> Bool {
    guard let text = take({ set?.characterIsMember($0) ?? false }) else { return false }
    result?.pointee = NSString(text: text)
    return true
  }

  /// Reads up to a character of a set; returns whether there is something before it.
  @discardableResult
  open func scanUpToCharactersFromSet(
    _ set: NSCharacterSet!, intoString result: UnsafeMutablePointer<NSString?>?
  ) -> Bool {
    guard let text = take({ !(set?.characterIsMember($0) ?? false) }) else { return false }
    result?.pointee = NSString(text: text)
    return true
  }

  private func number(_ characters: String) -> Double? {
    let start = position
    let allowed = Set(characters.utf16)
    guard var text = take({ allowed.contains($0) }) else { return nil }
    while !text.isEmpty {
      if let number = Double(text) { return number }
      text.removeLast()
      position -= 1
    }
    position = start
    return nil
  }

  /// Reads a number; returns whether there is one.
  @discardableResult
  open func scanDouble(_ result: UnsafeMutablePointer<Double>?) -> Bool {
    guard let value = number("+-0123456789.eE") else { return false }
    result?.pointee = value
    return true
  }
  /// Reads a number; returns whether there is one.
  @discardableResult
  open func scanFloat(_ result: UnsafeMutablePointer<Float>?) -> Bool {
    guard let value = number("+-0123456789.eE") else { return false }
    result?.pointee = Float(value)
    return true
  }
  /// Reads a whole number; returns whether there is one.
  @discardableResult
  open func scanInteger(_ result: UnsafeMutablePointer<Int>?) -> Bool {
    guard let value = number("+-0123456789") else { return false }
    result?.pointee = cNumber(value)
    return true
  }
  /// Reads a whole number; returns whether there is one.
  @discardableResult
  open func scanInt(_ result: UnsafeMutablePointer<Int32>?) -> Bool {
    guard let value = number("+-0123456789") else { return false }
    result?.pointee = cNumber(value)
    return true
  }
  /// Reads a whole number in hexadecimal digits; returns whether there is one.
  @discardableResult
  open func scanHexInt(_ result: UnsafeMutablePointer<UInt32>?) -> Bool {
    let start = position
    if !scanString(NSString(text: "0x"), intoString: nil) { position = start }
    let digits = Set("0123456789abcdefABCDEF".utf16)
    guard let text = take({ digits.contains($0) }), let value = UInt64(text, radix: 16) else {
      position = start
      return false
    }
    result?.pointee = UInt32(clamping: value)
    return true
  }
}
