public import Geometry

/// The type of `#colorLiteral` where the context names none.
public typealias _ColorLiteralType = Color

extension Color {
  /// Creates a color in sRGB, as color literals of Swift 3 do.
  public init(colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(_colorLiteralRed: red, green: green, blue: blue, alpha: alpha)
  }
}

extension Color: _ExpressibleByColorLiteral {
  /// Creates the color of a literal, in sRGB.
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(
      red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }
}
