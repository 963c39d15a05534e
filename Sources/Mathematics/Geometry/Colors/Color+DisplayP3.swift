extension Color {
  /// Returns a color of components of Display P3: the primaries of DCI-P3 with the white point
  /// and the transfer function of sRGB.
  ///
  /// The components are not clamped: those of colors that sRGB lacks are outside of 0...1. The
  /// matrix is that of CSS Color 4, section 17.
  package static func displayP3(
    red: Double, green: Double, blue: Double, alpha: Double
  ) -> Color {
    let light = [red, green, blue].map { TransferFunction.light(of: $0) }
    func component(_ row: [Double]) -> Double {
      TransferFunction.component(of: zip(row, light).reduce(0) { $0 + $1.0 * $1.1 })
    }
    return Color(
      red: component([1.224_940_176_280_559_9, -0.224_940_176_280_559_9, 0]),
      green: component([-0.042_056_954_709_688_16, 1.042_056_954_709_688, 0]),
      blue: component([
        -0.019_637_554_590_334_43, -0.078_636_045_550_631_9, 1.098_273_600_140_966_2,
      ]),
      alpha: alpha)
  }

  /// The color with each component clamped to 0...1.
  package var clamped: Color {
    func clamp(_ component: Double) -> Double { min(max(component, 0), 1) }
    return Color(red: clamp(red), green: clamp(green), blue: clamp(blue), alpha: clamp(alpha))
  }
}
