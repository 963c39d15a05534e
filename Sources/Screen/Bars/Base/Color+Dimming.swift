internal import Geometry

extension Color {
  /// The black over what is behind alerts and sheets: 20 % in light and 48 % in dark appearance,
  /// those of flutter cupertino/route.dart, which takes them from Apple's design resources.
  static let dimming = Color(
    light: Color(white: 0, alpha: 0.2), dark: Color(white: 0, alpha: 0.48))
}
