internal import Geometry

/// The colors of the system by their names in documents.
enum SystemColors {
  /// Returns the color of a name such as `systemBackgroundColor`; nil if it is not known.
  static func color(named name: String) -> UIColor? {
    UIColor.system(documentName: name) ?? others[name]
  }

  /// The colors of older versions of Xcode and those without variants.
  private static let others: [String: UIColor] = [
    "groupTableViewBackgroundColor": .systemGroupedBackground,
    "tableCellGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "tableCellPlainBackgroundColor": .systemBackground, "tableBackgroundColor": .systemBackground,
    "tableSeparatorColor": .separator,
    "viewFlipsideBackgroundColor": UIColor(red: 0.12, green: 0.13, blue: 0.14),
    "scrollViewTexturedBackgroundColor": UIColor(red: 0.44, green: 0.44, blue: 0.46),
    "underPageBackgroundColor": UIColor(red: 0.44, green: 0.44, blue: 0.46), "blackColor": .black,
    "whiteColor": .white, "grayColor": .gray, "darkGrayColor": .darkGray,
    "lightGrayColor": .lightGray, "redColor": .red,
    "greenColor": .green, "blueColor": .blue, "cyanColor": .cyan, "magentaColor": .magenta,
    "yellowColor": .yellow,
    "orangeColor": .orange, "purpleColor": .purple, "brownColor": .brown, "clearColor": .clear,
  ]
}
