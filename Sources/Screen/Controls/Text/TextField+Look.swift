internal import Geometry
internal import PictureKit

extension TextField.BorderStyle {
  /// The distance from the border to the text at the sides, in points, as commonly measured.
  var margin: Double {
    switch self {
    case .none: 0
    case .line: 2
    case .bezel, .roundedRect: 7
    }
  }

  /// The least height of a field with rounded corners since iOS 13, in points.
  private static let roundedHeight = 34.0

  /// Returns the height of a field whose lines have a height, both in points.
  ///
  /// Without a border and with rounded corners it is that of fields in documents of Xcode 12 and
  /// newer: `Documentation/Looks.md` names some.
  ///
  /// - Parameters:
  ///   - lineHeight: The height of a line.
  ///   - pixelsUp: Rounds a length up to the pixels of the screen.
  /// - Returns: The height.
  func height(ofLines lineHeight: Double, pixelsUp: (Double) -> Double) -> Double {
    switch self {
    case .none: pixelsUp(lineHeight) + 2
    case .line, .bezel: lineHeight.rounded(.up) + 4
    case .roundedRect: max(lineHeight.rounded() + 10, Self.roundedHeight)
    }
  }
}

extension Color {
  /// The fill of a field with rounded corners.
  static let fieldBackground = Color(light: .white, dark: Color(white: 0.07))
  /// The line around a field.
  static let fieldBorder = Color(
    light: Color(white: 0.8), dark: Color(white: 1, alpha: 0.18))
}
