/// Reads the numbers and letters of path data, points and transforms.
struct NumberScanner {
  private let bytes: [UInt8]
  /// The index of the byte that is read next.
  private(set) var position = 0

  init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

  var isAtEnd: Bool { position == bytes.count }

  /// Advances over white space and commas.
  mutating func skipSeparators() {
    while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D, 0x0C, 0x2C].contains(bytes[position]) {
      position += 1
    }
  }

  /// Reads a letter; nil, without moving, if there is none.
  mutating func letter() -> Character? {
    skipSeparators()
    guard position < bytes.count else { return nil }
    let byte = bytes[position]
    guard (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) else { return nil }
    position += 1
    return Character(Unicode.Scalar(byte))
  }

  /// Reads a number; nil, without moving, if there is none.
  mutating func number() -> Double? {
    skipSeparators()
    var end = position
    func skipDigits() {
      while end < bytes.count, (0x30...0x39).contains(bytes[end]) { end += 1 }
    }
    func isSign(_ index: Int) -> Bool {
      index < bytes.count && (bytes[index] == 0x2B || bytes[index] == 0x2D)
    }
    if isSign(end) { end += 1 }
    skipDigits()
    if end < bytes.count, bytes[end] == 0x2E {
      end += 1
      skipDigits()
    }
    if end < bytes.count, bytes[end] | 0x20 == 0x65 {
      let digits = isSign(end + 1) ? end + 2 : end + 1
      if digits < bytes.count, (0x30...0x39).contains(bytes[digits]) {
        end = digits
        skipDigits()
      }
    }
    let text = String(decoding: bytes[position..<end], as: UTF8.self)
    // Double reads no number that begins or ends with its point.
    guard let number = Double(text.hasSuffix(".") ? text + "0" : text), number.isFinite else {
      return nil
    }
    position = end
    return number
  }

  /// Reads a flag of an arc, a single digit; nil, without moving, if there is none.
  mutating func flag() -> Bool? {
    skipSeparators()
    guard position < bytes.count, bytes[position] == 0x30 || bytes[position] == 0x31 else {
      return nil
    }
    position += 1
    return bytes[position - 1] == 0x31
  }
}
