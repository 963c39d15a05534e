internal import Geometry

/// The colors of the system by their names in documents.
enum SystemColors {
  /// Returns the color of a name such as `systemBackgroundColor`; nil if it is not known.
  static func color(named name: String) -> UIColor? { colors[name] }

  private static let named: [(String, UIColor)] = [
    ("label", .label), ("secondaryLabel", .secondaryLabel), ("tertiaryLabel", .tertiaryLabel),
    ("quaternaryLabel", .quaternaryLabel), ("placeholderText", .placeholderText),
    ("link", .link), ("separator", .separator), ("opaqueSeparator", .opaqueSeparator),
    ("systemRed", .systemRed), ("systemOrange", .systemOrange), ("systemYellow", .systemYellow),
    ("systemGreen", .systemGreen), ("systemMint", .systemMint), ("systemTeal", .systemTeal),
    ("systemCyan", .systemCyan), ("systemBlue", .systemBlue), ("systemIndigo", .systemIndigo),
    ("systemPurple", .systemPurple), ("systemPink", .systemPink), ("systemBrown", .systemBrown),
    ("systemGray", .systemGray), ("systemGray2", .systemGray2), ("systemGray3", .systemGray3),
    ("systemGray4", .systemGray4), ("systemGray5", .systemGray5), ("systemGray6", .systemGray6),
    ("systemFill", .systemFill), ("secondarySystemFill", .secondarySystemFill),
    ("tertiarySystemFill", .tertiarySystemFill), ("quaternarySystemFill", .quaternarySystemFill),
    ("systemBackground", .systemBackground),
    ("secondarySystemBackground", .secondarySystemBackground),
    ("tertiarySystemBackground", .tertiarySystemBackground),
    ("systemGroupedBackground", .systemGroupedBackground),
    ("secondarySystemGroupedBackground", .secondarySystemGroupedBackground),
    ("tertiarySystemGroupedBackground", .tertiarySystemGroupedBackground),
    ("groupTableViewBackground", .systemGroupedBackground),
    ("tableCellGroupedBackground", .secondarySystemGroupedBackground),
    ("tableCellPlainBackground", .systemBackground), ("tableBackground", .systemBackground),
    ("tableSeparator", .separator), ("darkText", .darkText), ("lightText", .lightText),
    ("viewFlipsideBackground", UIColor(red: 0.12, green: 0.13, blue: 0.14)),
    ("scrollViewTexturedBackground", UIColor(red: 0.44, green: 0.44, blue: 0.46)),
    ("underPageBackground", UIColor(red: 0.44, green: 0.44, blue: 0.46)),
    ("black", .black), ("white", .white), ("gray", .gray), ("darkGray", .darkGray),
    ("lightGray", .lightGray), ("red", .red), ("green", .green), ("blue", .blue),
    ("cyan", .cyan), ("magenta", .magenta), ("yellow", .yellow), ("orange", .orange),
    ("purple", .purple), ("brown", .brown), ("clear", .clear),
  ]

  private static let colors = Dictionary(
    uniqueKeysWithValues: named.map { ("\($0.0)Color", $0.1) })
}
