internal import Geometry

/// A blur of the content behind a view: `UIBlurEffect`.
open class BlurEffect: VisualEffect {
  /// The strength and color of a blur, with UIKit's raw values: `UIBlurEffect.Style`.
  ///
  /// The styles whose names end in `Light` or `Dark`, ``extraLight``, ``light`` and ``dark`` look
  /// the same in both appearances; the others follow the traits of the view.
  public enum Style: Int, Hashable, Sendable {
    /// Much lighter than the content behind.
    case extraLight = 0
    /// Lighter than the content behind.
    case light = 1
    /// Darker than the content behind.
    case dark = 2
    /// ``light`` in light appearance, ``dark`` in dark appearance.
    case regular = 4
    /// ``extraLight`` in light appearance, ``dark`` in dark appearance.
    case prominent = 5
    /// The thinnest material, which shows most of the content behind.
    case systemUltraThinMaterial = 6
    /// A thin material.
    case systemThinMaterial = 7
    /// A material of normal thickness.
    case systemMaterial = 8
    /// A thick material.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
    /// The thinnest material in light appearance.
    case systemUltraThinMaterialLight = 11
    /// A thin material in light appearance.
    case systemThinMaterialLight = 12
    /// A material of normal thickness in light appearance.
    case systemMaterialLight = 13
    /// A thick material in light appearance.
    case systemThickMaterialLight = 14
    /// The material of bars in light appearance.
    case systemChromeMaterialLight = 15
    /// The thinnest material in dark appearance.
    case systemUltraThinMaterialDark = 16
    /// A thin material in dark appearance.
    case systemThinMaterialDark = 17
    /// A material of normal thickness in dark appearance.
    case systemMaterialDark = 18
    /// A thick material in dark appearance.
    case systemThickMaterialDark = 19
    /// The material of bars in dark appearance.
    case systemChromeMaterialDark = 20

    /// The appearance of the style in a view of another appearance.
    func appearance(in appearance: UserInterfaceStyle) -> UserInterfaceStyle {
      switch self {
      case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
        .systemThickMaterial, .systemChromeMaterial:
        appearance
      case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
        .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
        .light
      case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
        .systemThickMaterialDark, .systemChromeMaterialDark:
        .dark
      }
    }
  }

  /// The style.
  public let style: Style

  /// Creates a blur.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}
