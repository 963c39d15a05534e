internal import Geometry

/// The effect of a blur on the content behind it.
///
/// The values of the older styles, and the saturation, are those of Apple's sample code
/// UIImageEffects (2013). For the materials, radii of 22.5 and 29.5 points have been measured;
/// their tints are not published, and are chosen by eye so that the opacity increases with the
/// thickness.
struct Material: Equatable {
  /// The standard deviation of the blur, in points.
  let blurRadius: Double
  /// The factor of the distances of colors from gray.
  let saturation: Double
  /// The color over the blurred content.
  let tint: Color

  /// Changes nothing.
  static let none = Material(blurRadius: 0, saturation: 1, tint: .clear)

  private init(blurRadius: Double, saturation: Double = 1.8, tint: Color) {
    self.blurRadius = blurRadius
    self.saturation = saturation
    self.tint = tint
  }

  /// Creates the material of a style in a view of an appearance.
  init(_ style: BlurEffect.Style, in appearance: UserInterfaceStyle) {
    let isDark = style.appearance(in: appearance) == .dark
    func system(_ blurRadius: Double, light: Double, dark: Double) -> Material {
      Material(
        blurRadius: blurRadius,
        tint: isDark ? Color(white: 0.14, alpha: dark) : Color(white: 0.97, alpha: light))
    }
    switch style {
    case .extraLight: self.init(blurRadius: 20, tint: Color(white: 0.97, alpha: 0.82))
    case .light: self.init(blurRadius: 30, tint: Color(white: 1, alpha: 0.3))
    case .dark: self.init(blurRadius: 20, tint: Color(white: 0.11, alpha: 0.73))
    case .regular: self.init(isDark ? .dark : .light, in: appearance)
    case .prominent: self.init(isDark ? .dark : .extraLight, in: appearance)
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      self = system(22.5, light: 0.44, dark: 0.5)
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark:
      self = system(29.5, light: 0.6, dark: 0.63)
    case .systemMaterial, .systemMaterialLight, .systemMaterialDark:
      self = system(29.5, light: 0.73, dark: 0.75)
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark:
      self = system(29.5, light: 0.86, dark: 0.87)
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark:
      self = system(29.5, light: 0.8, dark: 0.8)
    }
  }
}
