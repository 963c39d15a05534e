import ArgumentParser
import Geometry

extension Color {
  /// Parses a colour: a name, `transparent`, or `#rgb`, `#rrggbb`, `#rrggbbaa`.
  static func parse(_ argument: String) throws -> Color {
    let text = argument.lowercased()
    guard let color = named[text] ?? Color(hexadecimal: text) else {
      let names = named.keys.sorted().joined(separator: ", ")
      throw ValidationError("it must be #rgb, #rrggbb, #rrggbbaa or a name (\(names)).")
    }
    return color
  }

  private init?(hexadecimal text: String) {
    guard text.hasPrefix("#"), text.utf8.count == text.count else { return nil }
    var digits = text.dropFirst().compactMap(\.hexDigitValue)
    guard digits.count == text.count - 1 else { return nil }
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    if digits.count == 6 { digits += [15, 15] }
    guard digits.count == 8 else { return nil }
    let bytes = stride(from: 0, to: 8, by: 2).map { Double(digits[$0] * 16 + digits[$0 + 1]) / 255 }
    self.init(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes[3])
  }

  private static let named: [String: Color] = [
    "transparent": .clear, "white": .white, "black": .black, "gray": .gray, "red": .red,
    "green": .green, "blue": .blue, "cyan": .cyan, "magenta": .magenta, "yellow": .yellow,
    "orange": .orange, "purple": .purple, "brown": .brown,
  ]
}
