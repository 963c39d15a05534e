/// A color in sRGB with straight (not premultiplied) components.
@frozen
public struct Color: Hashable, Sendable, BitwiseCopyable {
  /// The red component, 0...1.
  public var red: Double
  /// The green component, 0...1.
  public var green: Double
  /// The blue component, 0...1.
  public var blue: Double
  /// The opacity, 0 (transparent) to 1 (opaque).
  public var alpha: Double
  /// The components in dark appearance; nil are those of light appearance.
  @usableFromInline var dark: PackedColor?
  /// The number of the picture that the color paints side by side; 0 for a solid color.
  ///
  /// It lies in what would be padding.
  @usableFromInline package var patternNumber: UInt16 = 0

  /// Creates a color from its components, each in 0...1.
  @inlinable
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a gray from 0 (black) to 1 (white).
  @inlinable
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Returns the color with another opacity.
  @inlinable
  public func withAlphaComponent(_ alpha: Double) -> Color {
    var color = self
    color.alpha = alpha
    color.dark?.setAlpha(alpha)
    return color
  }
}

extension Color {
  /// Black.
  public static let black = Color(white: 0)
  /// White.
  public static let white = Color(white: 1)
  /// Half of white.
  public static let gray = Color(white: 0.5)
  /// A third of white.
  public static let darkGray = Color(white: 1.0 / 3)
  /// Two thirds of white.
  public static let lightGray = Color(white: 2.0 / 3)
  /// Pure red.
  public static let red = Color(red: 1, green: 0, blue: 0)
  /// Pure green.
  public static let green = Color(red: 0, green: 1, blue: 0)
  /// Pure blue.
  public static let blue = Color(red: 0, green: 0, blue: 1)
  /// Pure cyan.
  public static let cyan = Color(red: 0, green: 1, blue: 1)
  /// Pure magenta.
  public static let magenta = Color(red: 1, green: 0, blue: 1)
  /// Pure yellow.
  public static let yellow = Color(red: 1, green: 1, blue: 0)
  /// UIKit's orange.
  public static let orange = Color(red: 1, green: 0.5, blue: 0)
  /// UIKit's purple.
  public static let purple = Color(red: 0.5, green: 0, blue: 0.5)
  /// UIKit's brown.
  public static let brown = Color(red: 0.6, green: 0.4, blue: 0.2)
  /// Transparent black.
  public static let clear = Color(white: 0, alpha: 0)
}
