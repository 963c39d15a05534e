internal import Geometry
internal import PictureKit

/// The sizes and fonts of alerts or of action sheets, in points.
///
/// Width, corners, fonts, margins and heights of buttons are those of flutter
/// cupertino/dialog.dart, which takes them from Apple's design resources for iOS 13; the margins of
/// alerts and values that are not listed there are as commonly measured.
struct AlertMetrics {
  let cornerRadius: Double
  /// The distances from the edges to the texts.
  let margin: Insets
  /// The distance between title and message.
  let textGap: Double
  let titleFont: Font
  let messageFont: Font
  let titleColor: Color
  /// The height of a button without its separator.
  let buttonHeight: Double
  let buttonFont: Font

  /// The width of an alert.
  static let alertWidth = 270.0
  /// The distances of action sheets from the edges, and of the cancel button from the other
  /// actions.
  static let sheetMargin = 8.0
  /// The minimum distance of an alert from the upper and lower edge; as commonly measured.
  static let alertMargin = 24.0
  /// The height of a text field, and its distance from the texts; as commonly measured.
  static let fieldHeight = 30.0
  static let fieldGap = 16.0
  static let fieldFont = Font.systemFont(ofSize: 13)
  /// The distance from the edges to the title of a button.
  static let buttonMargin = 8.0
  /// The fill of a pressed button.
  static let pressed = Color(
    light: Color(white: 0, alpha: 0.09), dark: Color(white: 1, alpha: 0.1))

  static let alert = AlertMetrics(
    cornerRadius: 14, margin: Insets(top: 19, left: 16, bottom: 19, right: 16), textGap: 3,
    titleFont: .systemFont(ofSize: 17, weight: .semibold), messageFont: .systemFont(ofSize: 13),
    titleColor: .label, buttonHeight: 44, buttonFont: .systemFont(ofSize: 17))

  static let actionSheet = AlertMetrics(
    cornerRadius: 13, margin: Insets(top: 14, left: 16, bottom: 14, right: 16), textGap: 6,
    titleFont: .systemFont(ofSize: 13, weight: .semibold), messageFont: .systemFont(ofSize: 13),
    titleColor: .secondaryLabel, buttonHeight: 56, buttonFont: .systemFont(ofSize: 20))

  /// The fill of the cancel button of an action sheet.
  static let cancelBackground = Color(light: .white, dark: Color(white: 44.0 / 255))
}
