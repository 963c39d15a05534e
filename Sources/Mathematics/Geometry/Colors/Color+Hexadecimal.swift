extension Color {
  /// Creates a color from `#rgb`, `#rrggbb` or `#rrggbbaa`; nil for other texts.
  package init?(hexadecimal text: String) {
    guard text.hasPrefix("#"), text.utf8.count == text.count else { return nil }
    var digits = text.dropFirst().compactMap(\.hexDigitValue)
    guard digits.count == text.count - 1 else { return nil }
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    if digits.count == 6 { digits += [15, 15] }
    guard digits.count == 8 else { return nil }
    let bytes = stride(from: 0, to: 8, by: 2).map { Double(digits[$0] * 16 + digits[$0 + 1]) / 255 }
    self.init(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes[3])
  }
}
