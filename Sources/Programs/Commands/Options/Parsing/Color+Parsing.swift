import ArgumentParser
import Geometry

extension Color {
  /// Parses a color: a name, `transparent`, or `#rgb`, `#rrggbb`, `#rrggbbaa`.
  static func parse(_ argument: String) throws -> Color {
    let text = argument.lowercased()
    guard let color = named[text] ?? Color(hexadecimal: text) else {
      let names = named.keys.sorted().joined(separator: ", ")
      throw ValidationError("it must be #rgb, #rrggbb, #rrggbbaa or a name (\(names)).")
    }
    return color
  }

  private static let named: [String: Color] = [
    "transparent": .clear, "white": .white, "black": .black, "gray": .gray, "red": .red,
    "green": .green, "blue": .blue, "cyan": .cyan, "magenta": .magenta, "yellow": .yellow,
    "orange": .orange, "purple": .purple, "brown": .brown,
  ]
}
