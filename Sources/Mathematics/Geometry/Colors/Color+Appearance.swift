extension Color {
  /// Creates a color with two variants.
  ///
  /// - Parameters:
  ///   - light: The color in light appearance.
  ///   - dark: The color in dark appearance, whose components are rounded to 16 bits.
  public init(light: Color, dark: Color) {
    self = light.resolved(for: .light)
    let dark = dark.resolved(for: .dark)
    self.dark = dark == self ? nil : PackedColor(dark)
  }

  /// Whether the color differs in dark appearance.
  public var isDynamic: Bool { dark != nil }

  /// Returns the color in an appearance, without variants.
  ///
  /// - Parameter style: The appearance; `.unspecified` is light.
  /// - Returns: The color.
  public func resolved(for style: UserInterfaceStyle) -> Color {
    guard let dark else { return self }
    if style == .dark { return dark.color }
    return Color(red: red, green: green, blue: blue, alpha: alpha)
  }
}
