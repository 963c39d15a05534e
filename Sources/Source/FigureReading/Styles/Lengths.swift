extension String {
  /// The length in points, one a CSS pixel; nil if it is no length, or has a unit of the font.
  var svgLength: Double? {
    var scanner = NumberScanner(self)
    guard let number = scanner.number() else { return nil }
    let unit = utf8.dropFirst(scanner.position)
    let pixels: Double
    switch String(decoding: unit, as: UTF8.self).filter({ !$0.isWhitespace }).lowercased() {
    case "", "px": pixels = 1
    case "pt": pixels = 96.0 / 72
    case "pc": pixels = 16
    case "in": pixels = 96
    case "cm": pixels = 96 / 2.54
    case "mm": pixels = 96 / 25.4
    case "q": pixels = 96 / 101.6
    default: return nil
    }
    return number * pixels
  }

  /// The number, or the part of 1 of a percentage; nil for another text.
  var svgFraction: Double? {
    var scanner = NumberScanner(self)
    guard let number = scanner.number() else { return nil }
    let rest = utf8.dropFirst(scanner.position)
    if rest.isEmpty { return number }
    return rest.elementsEqual("%".utf8) ? number / 100 : nil
  }
}
