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

  /// The distance above and below the text in the intrinsic size, in points.
  var verticalMargin: Double {
    switch self {
    case .none: 0
    case .line, .bezel: 2
    case .roundedRect: 6.5
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
