internal import Geometry

/// The colors of the system by their names in documents.
enum SystemColors {
  /// Returns the color of a name such as `systemBackgroundColor`; nil if it is not known.
  static func color(named name: String) -> UIColor? {
    guard name.hasSuffix("Color") else { return nil }
    let name = String(name.dropLast("Color".count))
    return UIColor.system(named: name) ?? others[name]
  }

  /// The colors of older versions of Xcode and those without variants.
  private static let others: [String: UIColor] = [
    "groupTableViewBackground": .systemGroupedBackground,
    "tableCellGroupedBackground": .secondarySystemGroupedBackground,
    "tableCellPlainBackground": .systemBackground, "tableBackground": .systemBackground,
    "tableSeparator": .separator,
    "viewFlipsideBackground": UIColor(red: 0.12, green: 0.13, blue: 0.14),
    "scrollViewTexturedBackground": UIColor(red: 0.44, green: 0.44, blue: 0.46),
    "underPageBackground": UIColor(red: 0.44, green: 0.44, blue: 0.46), "black": .black,
    "white": .white, "gray": .gray, "darkGray": .darkGray, "lightGray": .lightGray, "red": .red,
    "green": .green, "blue": .blue, "cyan": .cyan, "magenta": .magenta, "yellow": .yellow,
    "orange": .orange, "purple": .purple, "brown": .brown, "clear": .clear,
  ]
}
