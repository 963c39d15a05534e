// Numbers, true and false, as the core schema of YAML 1.2 (section 10.3) has them.
extension YAMLNode {
  /// The number that a text is, in quotes or not; nil for others.
  ///
  /// Whole numbers without quotes may be octal or hexadecimal, such as `0o17` and `0xff`. The
  /// infinite numbers and the one that is not a number are texts.
  package var number: Double? {
    guard let text else { return nil }
    if !isQuoted, let whole = Self.whole(text) { return whole }
    guard text.utf8.allSatisfy({ Self.decimalCharacters.contains($0) }) else { return nil }
    return Double(text)
  }

  /// The truth value that a text is, in quotes or not; nil for others.
  package var boolean: Bool? {
    switch text {
    case "true", "True", "TRUE": true
    case "false", "False", "FALSE": false
    default: nil
    }
  }

  private static let decimalCharacters = Set("0123456789+-.eE".utf8)

  private static func whole(_ text: String) -> Double? {
    let radix =
      switch text.prefix(2) {
      case "0o": 8
      case "0x": 16
      default: 0
      }
    let digits = text.dropFirst(2)
    guard radix > 0, digits.first?.isHexDigit == true else { return nil }
    return Int(digits, radix: radix).map(Double.init)
  }
}
