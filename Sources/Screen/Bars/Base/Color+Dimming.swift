internal import Geometry

extension Color {
  /// The black over the content behind alerts and sheets: 20 % in light and 48 % in dark
  /// appearance, the values of flutter cupertino/route.dart, which takes them from Apple's design
  /// resources.
  static let dimming = Color(
    light: Color(white: 0, alpha: 0.2), dark: Color(white: 0, alpha: 0.48))
}
