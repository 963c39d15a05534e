internal import ElementaryFunctions
package import Geometry

/// A color space in which a document or a program gives components.
package enum ColorSpace: Hashable {
  /// sRGB, and the spaces whose components are taken as sRGB.
  case standard
  /// Display P3: the primaries of DCI-P3 with the white point and transfer function of sRGB.
  case displayP3
  /// Adobe RGB (1998), with a transfer function of exponent 563 / 256.
  case adobeRGB

  /// Creates a color space from the attributes `colorSpace` and `customColorSpace`, or returns
  /// nil for one that is not known.
  init?(_ name: String) {
    switch name {
    case "sRGB", "extendedSRGB", "calibratedRGB", "deviceRGB", "genericRGB", "calibratedWhite",
      "deviceWhite", "genericGamma22GrayColorSpace", "extendedGray", "genericGrayColorSpace",
      "calibratedCMYK", "deviceCMYK", "genericCMYKColorSpace":
      self = .standard
    case "displayP3": self = .displayP3
    case "adobeRGB1998": self = .adobeRGB
    default: return nil
    }
  }

  /// Converts components to sRGB, clamped to 0...1.
  package func color(red: Double, green: Double, blue: Double, alpha: Double) -> Color {
    switch self {
    case .standard:
      Color(red: red, green: green, blue: blue, alpha: alpha).clamped
    case .displayP3:
      Color.displayP3(red: red, green: green, blue: blue, alpha: alpha).clamped
    case .adobeRGB:
      Color(adobeRed: red, green: green, blue: blue, alpha: alpha).clamped
    }
  }
}

extension Color {
  /// Creates a color from components of Adobe RGB (1998), which has the red, the blue and the white
  /// point (D65) of sRGB, and a wider green.
  fileprivate init(adobeRed red: Double, green: Double, blue: Double, alpha: Double) {
    let light = [red, green, blue].map { pow(min(max($0, 0), 1), 563.0 / 256) }
    self.init(
      red: TransferFunction.component(of: 1.398_355_744 * light[0] - 0.398_355_744 * light[1]),
      green: TransferFunction.component(of: light[1]),
      blue: TransferFunction.component(of: 1.042_928_989 * light[2] - 0.042_928_989 * light[1]),
      alpha: alpha)
  }
}
