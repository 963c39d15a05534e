internal import Geometry

extension ValueType where Output == Color {
  /// Colors: a name of UIKit such as `systemBlue` or `red`, `#rgb`, `#rrggbb`, `#rrggbbaa`, or an
  /// element of a list of colors.
  static var color: ValueType {
    ValueType(.color) { (item) throws(SceneError) in
      guard let text = item.text else { throw item.error("a color is needed, not \(item.found).") }
      if let element = try item.listElement(in: text, at: 0, kind: .colors),
        case .colors(let colors, _) = item.source.lists[element.list]
      {
        return Value(swift: element.swift) { scope in
          element.index(in: scope, count: colors.count).map { colors[$0] } ?? .black
        }
      }
      guard let color = SceneColor(text) else {
        let nearest = text.suggestion(of: SceneColor.names)
        throw item.error(
          "\(item.found) is not a color: #rgb, #rrggbb, #rrggbbaa, an element of a list of colors, or "
            + "one of \(SceneColor.names.joined(separator: ", "))\(nearest).")
      }
      return Value(swift: color.swift) { _ in color.value }
    }
  }
}

/// A color of a scene file.
struct SceneColor {
  let value: Color
  let swift: String

  init?(_ text: String) {
    if let color = Self.named[text] {
      value = color
      swift = ".\(text)"
      return
    }
    guard let color = Color(hexadecimal: text) else { return nil }
    value = color
    let alpha = color.alpha == 1 ? "" : ", alpha: \(Self.swift(color.alpha))"
    let (red, green) = (Self.swift(color.red), Self.swift(color.green))
    swift = "Color(red: \(red), green: \(green), blue: \(Self.swift(color.blue))\(alpha))"
  }

  /// The Swift of a component, which is a byte divided by 255.
  private static func swift(_ component: Double) -> String {
    let byte = Int((component * 255).rounded())
    return component == 0 || component == 1 ? "\(Int(component))" : "\(byte) / 255.0"
  }

  static var names: [String] { named.keys.sorted() }

  private static let named: [String: Color] = [
    "black": .black, "blue": .blue, "brown": .brown, "clear": .clear, "cyan": .cyan,
    "darkGray": .darkGray, "gray": .gray, "green": .green, "label": .label,
    "lightGray": .lightGray, "magenta": .magenta, "orange": .orange, "purple": .purple,
    "red": .red, "secondaryLabel": .secondaryLabel, "separator": .separator,
    "systemBackground": .systemBackground, "systemBlue": .systemBlue, "systemBrown": .systemBrown,
    "systemCyan": .systemCyan, "systemGray": .systemGray, "systemGray2": .systemGray2,
    "systemGray3": .systemGray3, "systemGray4": .systemGray4, "systemGray5": .systemGray5,
    "systemGray6": .systemGray6, "systemGreen": .systemGreen, "systemIndigo": .systemIndigo,
    "systemMint": .systemMint, "systemOrange": .systemOrange, "systemPink": .systemPink,
    "systemPurple": .systemPurple, "systemRed": .systemRed, "systemTeal": .systemTeal,
    "systemYellow": .systemYellow, "tertiaryLabel": .tertiaryLabel, "white": .white,
    "yellow": .yellow,
  ]
}
