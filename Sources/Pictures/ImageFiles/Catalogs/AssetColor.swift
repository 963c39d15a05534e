internal import ElementaryFunctions
internal import Geometry

extension AssetContents.ColorValue {
  /// The text of a problem: the field, what was found, and what is allowed.
  struct Problem: Error {
    let sentence: String
  }

  /// Returns the color in sRGB; what sRGB lacks is clipped to it.
  ///
  /// - Throws: What is wrong with which field.
  func color() throws(Problem) -> Color {
    if let reference { return try Self.systemColor(reference) }
    let components = components ?? [:]
    let alpha = try components["alpha"].map { text throws(Problem) in
      // A bare 1 is an opaque alpha in files that were written by hand, not one of 255 levels.
      text.text == "1" ? 1 : try Self.level(text, "alpha")
    }
    let space = colorSpace ?? "srgb"
    switch space {
    case "gray-gamma-22", "extended-gray":
      let white = try level("white")
      let linear =
        space == "extended-gray" ? TransferFunction.light(of: white) : pow(max(0, white), 2.2)
      return Color(white: TransferFunction.component(of: linear), alpha: alpha ?? 1).clamped
    case "srgb", "extended-srgb", "display-p3", "extended-linear-srgb": break
    default:
      throw Problem(
        sentence: "color-space is '\(space)'; srgb, extended-srgb, extended-linear-srgb, "
          + "display-p3, gray-gamma-22 and extended-gray are allowed")
    }
    let (red, green, blue) = try (level("red"), level("green"), level("blue"))
    func color(_ component: (Double) -> Double) -> Color {
      Color(red: component(red), green: component(green), blue: component(blue), alpha: alpha ?? 1)
    }
    return switch space {
    case "display-p3":
      Color.displayP3(red: red, green: green, blue: blue, alpha: alpha ?? 1).clamped
    case "extended-linear-srgb": color { TransferFunction.component(of: $0) }.clamped
    default: color { $0 }.clamped
    }
  }

  private func level(_ name: String) throws(Problem) -> Double {
    guard let component = components?[name] else {
      throw Problem(sentence: "components.\(name) is missing")
    }
    // Colors of zeros and ones are those of 0...1, as Xcode's editor shows them.
    let names = ["red", "green", "blue", "white"]
    let isBinary = names.allSatisfy { ["0", "1", nil].contains(components?[$0]?.text) }
    return isBinary ? Double(component.text) ?? 0 : try Self.level(component, name)
  }

  /// Returns a component: `0.5` as it is, `0x80` and `128` of 255.
  private static func level(
    _ component: AssetContents.Component, _ name: String
  ) throws(Problem) -> Double {
    let text = component.text
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      if let number = Int(text.dropFirst(2), radix: 16), number <= 255 {
        return Double(number) / 255
      }
    } else if let number = Int(text) {
      if (0...255).contains(number) { return Double(number) / 255 }
    } else if let number = Double(text), number.isFinite {
      return number
    }
    throw Problem(
      sentence: "components.\(name) is '\(text)'; 0.5, 0x80 and 128 are examples of what is allowed"
    )
  }

  private static func systemColor(_ name: String) throws(Problem) -> Color {
    if let color = Color.system(documentName: name) { return color }
    throw Problem(
      sentence: "reference is '\(name)'; names of the system's colors are allowed, such as "
        + "systemGray6Color and labelColor")
  }
}
