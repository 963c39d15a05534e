internal import ElementaryFunctions
public import Geometry

extension Color {
  /// Creates a color of the space Display P3, as sRGB has it: what sRGB does not have is the
  /// nearest value of each component.
  ///
  /// Source: CSS Color Module Level 4, the sample code of color conversions.
  public init(displayP3Red red: Double, green: Double, blue: Double, alpha: Double) {
    let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    self.init(
      red: Self.encoded(1.2249401762805598 * r - 0.22494017628055996 * g),
      green: Self.encoded(-0.042056954709688163 * r + 1.0420569547096881 * g),
      blue: Self.encoded(
        -0.019637554590334432 * r - 0.078636045550631889 * g + 1.0982736001409663 * b),
      alpha: alpha)
  }

  private static func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : ElementaryFunctions.pow((value + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ value: Double) -> Double {
    let limited = min(max(value, 0), 1)
    return limited <= 0.0031308
      ? 12.92 * limited : 1.055 * ElementaryFunctions.pow(limited, 1 / 2.4) - 0.055
  }
}
