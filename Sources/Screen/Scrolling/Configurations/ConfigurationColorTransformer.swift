public import Geometry

/// What makes a color of another one: `UIConfigurationColorTransformer`.
public struct ConfigurationColorTransformer {
  /// The function.
  public let transform: (Color) -> Color

  /// Creates a transformer of a function.
  public init(_ transform: @escaping (Color) -> Color) { self.transform = transform }

  /// Returns the other color.
  public func callAsFunction(_ input: Color) -> Color { transform(input) }

  /// Makes gray of a color, with the same lightness.
  public static var grayscale: Self {
    Self { color in
      let light = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
      return Color(white: light, alpha: color.alpha)
    }
  }
  /// The color of dimmed content, which is that of the content.
  public static var preferredTint: Self { Self { $0 } }
  /// Makes a color paler.
  public static var monochromeTint: Self {
    Self { $0.withAlphaComponent($0.alpha * 0.8) }
  }
}

@available(*, unavailable)
extension ConfigurationColorTransformer: Sendable {}
