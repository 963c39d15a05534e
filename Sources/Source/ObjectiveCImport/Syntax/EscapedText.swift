/// Texts with escapes of JSON and of C.
enum EscapedText {
  /// Returns the text of a JSON string.
  static func unescaped(_ bytes: some Collection<UInt8>) -> String {
    var result = String.UnicodeScalarView()
    var plain: [UInt8] = []
    var iterator = bytes.makeIterator()
    func flush(_ bytes: inout [UInt8]) -> String.UnicodeScalarView {
      defer { bytes.removeAll(keepingCapacity: true) }
      return String(decoding: bytes, as: UTF8.self).unicodeScalars
    }
    var high: UInt32?
    while let byte = iterator.next() {
      guard byte == UInt8(ascii: "\\"), let escape = iterator.next() else {
        plain.append(byte)
        continue
      }
      switch escape {
      case UInt8(ascii: "n"): plain.append(10)
      case UInt8(ascii: "t"): plain.append(9)
      case UInt8(ascii: "r"): plain.append(13)
      case UInt8(ascii: "b"): plain.append(8)
      case UInt8(ascii: "f"): plain.append(12)
      case UInt8(ascii: "u"):
        var value: UInt32 = 0
        for _ in 0..<4 {
          guard let digit = iterator.next() else { break }
          value = value &* 16 &+ UInt32(digit < 58 ? digit &- 48 : (digit | 32) &- 87)
        }
        if value & 0xFC00 == 0xD800 {
          high = value
        } else {
          if let first = high { value = 0x10000 + (first & 0x3FF) << 10 + value & 0x3FF }
          high = nil
          result += flush(&plain)
          result.append(Unicode.Scalar(value) ?? "\u{FFFD}")
        }
      default: plain.append(escape)
      }
    }
    result += flush(&plain)
    return String(result)
  }

  /// Returns the bytes of a literal as clang prints it, with quotes: `"caf\303\251\n"`.
  static func bytes(ofLiteral literal: String) -> [UInt8] {
    var result: [UInt8] = []
    var text = Array(literal.utf8)[...]
    if let quote = text.firstIndex(of: UInt8(ascii: "\"")) { text = text[(quote + 1)...] }
    if text.last == UInt8(ascii: "\"") { text.removeLast() }
    while let byte = text.popFirst() {
      guard byte == UInt8(ascii: "\\"), let escape = text.popFirst() else {
        result.append(byte)
        continue
      }
      switch escape {
      case UInt8(ascii: "n"): result.append(10)
      case UInt8(ascii: "t"): result.append(9)
      case UInt8(ascii: "r"): result.append(13)
      case UInt8(ascii: "a"): result.append(7)
      case UInt8(ascii: "b"): result.append(8)
      case UInt8(ascii: "f"): result.append(12)
      case UInt8(ascii: "v"): result.append(11)
      case UInt8(ascii: "x"), UInt8(ascii: "u"), UInt8(ascii: "U"):
        let length = escape == UInt8(ascii: "x") ? 2 : escape == UInt8(ascii: "u") ? 4 : 8
        var value: UInt32 = 0
        var count = 0
        while count < length, let digit = text.first.flatMap(digit(base: 16)) {
          (value, count) = (value &* 16 &+ digit, count + 1)
          text.removeFirst()
        }
        if length == 2 {
          result.append(UInt8(truncatingIfNeeded: value))
        } else if let scalar = Unicode.Scalar(value) {
          result += Array(String(scalar).utf8)
        }
      case 48...55:
        var value = UInt32(escape - 48)
        var count = 1
        while count < 3, let digit = text.first.flatMap(digit(base: 8)) {
          (value, count) = (value &* 8 &+ digit, count + 1)
          text.removeFirst()
        }
        result.append(UInt8(truncatingIfNeeded: value))
      default: result.append(escape)
      }
    }
    return result
  }

  private static func digit(base: UInt32) -> (UInt8) -> UInt32? {
    { byte in
      let value: UInt32 =
        switch byte {
        case 48...57: UInt32(byte) - 48
        case 65...70: UInt32(byte) - 55
        case 97...102: UInt32(byte) - 87
        default: 99
        }
      return value < base ? value : nil
    }
  }
}
