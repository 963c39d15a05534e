extension Color {
  /// Creates a color from `#rgb`, `#rrggbb` or `#rrggbbaa`; nil for other texts.
  package init?(hexadecimal text: String) {
    guard text.hasPrefix("#"), text.utf8.count == text.count else { return nil }
    var digits = text.dropFirst().compactMap(\.hexDigitValue)
    guard digits.count == text.count - 1 else { return nil }
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    if digits.count == 6 { digits += [15, 15] }
    guard digits.count == 8 else { return nil }
    func component(_ index: Int) -> Double {
      Double(digits[2 * index] * 16 + digits[2 * index + 1]) / 255
    }
    self.init(
      red: component(0), green: component(1), blue: component(2), alpha: component(3))
  }
}
