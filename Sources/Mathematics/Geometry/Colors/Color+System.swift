extension Color {
  /// Creates a color with two variants from components in 0...255 and opacities in 0...1.
  private init(
    _ light: (Double, Double, Double, Double), _ dark: (Double, Double, Double, Double)
  ) {
    self.init(
      light: Color(
        red: light.0 / 255, green: light.1 / 255, blue: light.2 / 255, alpha: light.3),
      dark: Color(red: dark.0 / 255, green: dark.1 / 255, blue: dark.2 / 255, alpha: dark.3))
  }
}

// The values are those of Apple's Human Interface Guidelines (Color, iOS 15 to 18) and, for labels,
// fills, separators and backgrounds, those that UIKit returns on a device.
extension Color {
  /// The system's red.
  public static let systemRed = Color((255, 59, 48, 1), (255, 69, 58, 1))
  /// The system's orange.
  public static let systemOrange = Color((255, 149, 0, 1), (255, 159, 10, 1))
  /// The system's yellow.
  public static let systemYellow = Color((255, 204, 0, 1), (255, 214, 10, 1))
  /// The system's green.
  public static let systemGreen = Color((52, 199, 89, 1), (48, 209, 88, 1))
  /// The system's mint.
  public static let systemMint = Color((0, 199, 190, 1), (99, 230, 226, 1))
  /// The system's teal; on a stage with a version before iOS 15, that of iOS 13 and 14.
  public static var systemTeal: Color { SystemPalette.isOld ? oldTeal : teal }
  private static let teal = Color((48, 176, 199, 1), (64, 200, 224, 1))
  private static let oldTeal = Color((90, 200, 250, 1), (100, 210, 255, 1))
  /// The system's cyan.
  public static let systemCyan = Color((50, 173, 230, 1), (100, 210, 255, 1))
  /// The system's blue.
  public static let systemBlue = Color((0, 122, 255, 1), (10, 132, 255, 1))
  /// The system's indigo.
  public static let systemIndigo = Color((88, 86, 214, 1), (94, 92, 230, 1))
  /// The system's purple.
  public static let systemPurple = Color((175, 82, 222, 1), (191, 90, 242, 1))
  /// The system's pink.
  public static let systemPink = Color((255, 45, 85, 1), (255, 55, 95, 1))
  /// The system's brown.
  public static let systemBrown = Color((162, 132, 94, 1), (172, 142, 104, 1))
  /// The system's gray.
  public static let systemGray = Color((142, 142, 147, 1), (142, 142, 147, 1))
  /// A gray closer to the background.
  public static let systemGray2 = Color((174, 174, 178, 1), (99, 99, 102, 1))
  /// A third gray.
  public static let systemGray3 = Color((199, 199, 204, 1), (72, 72, 74, 1))
  /// A fourth gray.
  public static let systemGray4 = Color((209, 209, 214, 1), (58, 58, 60, 1))
  /// A fifth gray.
  public static let systemGray5 = Color((229, 229, 234, 1), (44, 44, 46, 1))
  /// The gray closest to the background.
  public static let systemGray6 = Color((242, 242, 247, 1), (28, 28, 30, 1))
  /// Text.
  public static let label = Color((0, 0, 0, 1), (255, 255, 255, 1))
  /// Text of less importance.
  public static let secondaryLabel = Color((60, 60, 67, 0.6), (235, 235, 245, 0.6))
  /// Text of third importance.
  public static let tertiaryLabel = Color((60, 60, 67, 0.3), (235, 235, 245, 0.3))
  /// Text of fourth importance.
  public static let quaternaryLabel = Color((60, 60, 67, 0.18), (235, 235, 245, 0.16))
  /// The text of an empty field.
  public static let placeholderText = Color((60, 60, 67, 0.3), (235, 235, 245, 0.3))
  /// A link.
  public static let link = Color((0, 122, 255, 1), (9, 132, 255, 1))
  /// A line between contents that stays visible on them.
  public static let separator = Color((60, 60, 67, 0.29), (84, 84, 88, 0.6))
  /// An opaque line between contents.
  public static let opaqueSeparator = Color((198, 198, 200, 1), (56, 56, 58, 1))
  /// The fill of thin shapes.
  public static let systemFill = Color((120, 120, 128, 0.2), (120, 120, 128, 0.36))
  /// The fill of shapes of medium size, such as a switch.
  public static let secondarySystemFill = Color((120, 120, 128, 0.16), (120, 120, 128, 0.32))
  /// The fill of large shapes, such as a button.
  public static let tertiarySystemFill = Color((118, 118, 128, 0.12), (118, 118, 128, 0.24))
  /// The fill of large areas with content.
  public static let quaternarySystemFill = Color((116, 116, 128, 0.08), (118, 118, 128, 0.18))
  /// The background of a screen.
  public static let systemBackground = Color((255, 255, 255, 1), (0, 0, 0, 1))
  /// The background of a group on a screen.
  public static let secondarySystemBackground = Color((242, 242, 247, 1), (28, 28, 30, 1))
  /// The background of a group in a group.
  public static let tertiarySystemBackground = Color((255, 255, 255, 1), (44, 44, 46, 1))
  /// The background of a grouped table.
  public static let systemGroupedBackground = Color((242, 242, 247, 1), (0, 0, 0, 1))
  /// The background of a group of a grouped table.
  public static let secondarySystemGroupedBackground = Color((255, 255, 255, 1), (28, 28, 30, 1))
  /// The background of a group in a group of a table.
  public static let tertiarySystemGroupedBackground = Color((242, 242, 247, 1), (44, 44, 46, 1))
  /// White, as text on a dark background.
  public static let lightText = Color(white: 1, alpha: 0.6)
  /// Black, as text on a light background.
  public static let darkText = Color.black
}

/// The colors of the version of iOS of the stage whose code runs.
package enum SystemPalette {
  /// Whether the colors are those before iOS 15; false outside of the code of a stage.
  @TaskLocal package static var isOld = false
}
