/// A UTF-16 unit of a listing.
struct CodeUnit: Hashable, ExpressibleByUnicodeScalarLiteral {
  let value: UInt16

  init(_ value: UInt16) { self.value = value }

  init(unicodeScalarLiteral scalar: Unicode.Scalar) { value = UInt16(scalar.value) }

  var isDigit: Bool { (0x30...0x39).contains(value) }

  var isHexadecimalDigit: Bool {
    isDigit || (0x41...0x46).contains(value) || (0x61...0x66).contains(value)
  }

  var isUppercase: Bool { (0x41...0x5A).contains(value) }

  /// Whether it begins a name: a letter, a low line, or anything beyond ASCII.
  var startsName: Bool {
    isUppercase || (0x61...0x7A).contains(value) || self == "_" || value >= 0x80
  }

  /// Whether it continues a name.
  var continuesName: Bool { startsName || isDigit }

  /// Whether it is a space or a tab.
  var isBlank: Bool { self == " " || self == "\t" }

  /// Whether it is white space or the end of a line.
  var isSpace: Bool { isBlank || isNewline }

  /// Whether it ends a line.
  var isNewline: Bool { self == "\n" || self == "\r" }
}
