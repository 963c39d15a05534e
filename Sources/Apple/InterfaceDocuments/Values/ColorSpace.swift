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
  ///
  /// The matrices follow from the chromaticities of the primaries and of the common white point,
  /// D65 (0.3127, 0.3290).
  package func color(red: Double, green: Double, blue: Double, alpha: Double) -> Color {
    switch self {
    case .standard:
      return Color(
        red: clamped(red), green: clamped(green), blue: clamped(blue), alpha: clamped(alpha))
    case .displayP3:
      return converted(
        [red, green, blue].map(ColorSpace.linear),
        [
          [1.224_940_176, -0.224_940_176, 0],
          [-0.042_056_955, 1.042_056_955, 0],
          [-0.019_637_555, -0.078_636_046, 1.098_273_600],
        ], alpha)
    case .adobeRGB:
      return converted(
        [red, green, blue].map { pow(clamped($0), 563.0 / 256) },
        [
          [1.398_355_744, -0.398_355_744, 0],
          [0, 1, 0],
          [0, -0.042_928_989, 1.042_928_989],
        ], alpha)
    }
  }

  /// Applies a matrix to linear components and encodes them as sRGB.
  private func converted(_ linear: [Double], _ matrix: [[Double]], _ alpha: Double) -> Color {
    let encoded = matrix.map { row in
      ColorSpace.encoded(row[0] * linear[0] + row[1] * linear[1] + row[2] * linear[2])
    }
    return Color(
      red: encoded[0], green: encoded[1], blue: encoded[2], alpha: clamped(alpha))
  }

  /// Inverts the transfer function of sRGB (IEC 61966-2-1).
  private static func linear(_ value: Double) -> Double {
    let value = clamped(value)
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// Applies the transfer function of sRGB.
  private static func encoded(_ value: Double) -> Double {
    let value = clamped(value)
    return value <= 0.0031308 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055
  }
}

/// Returns the nearest value in 0...1.
private func clamped(_ value: Double) -> Double {
  min(max(value, 0), 1)
}
