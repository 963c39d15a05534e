public import Geometry

/// Colors are interpolated in **premultiplied** sRGB components; patterns are replaced at once.
///
/// For opaque colors that is linear interpolation of the components. Towards a transparent color
/// the hue is preserved: half-way from red to `.clear` is red at half opacity, not dark red.
extension Color: Interpolatable {
  /// A difference of two colors, in components premultiplied by alpha.
  ///
  /// The components are not limited to a range: a sum of displacements is clamped only when it is
  /// applied to a color.
  public struct Displacement: Hashable, Sendable {
    /// The difference of red times alpha.
    public var red: Double
    /// The difference of green times alpha.
    public var green: Double
    /// The difference of blue times alpha.
    public var blue: Double
    /// The difference of alpha.
    public var alpha: Double

    /// Creates a displacement from its premultiplied components.
    public init(red: Double, green: Double, blue: Double, alpha: Double) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }
  }

  /// Returns the difference of the premultiplied components.
  public func displacement(to other: Color) -> Displacement {
    guard patternNumber == 0, other.patternNumber == 0 else { return .zero }
    return other.premultiplied - premultiplied
  }

  /// Returns the color with its premultiplied components displaced and clamped.
  ///
  /// Alpha is clamped to 0...1 and the other components to 0...alpha. The result is `.clear` at
  /// alpha 0.
  public func displaced(by displacement: Displacement) -> Color {
    guard displacement != .zero, patternNumber == 0 else { return self }
    let sum = premultiplied + displacement
    let alpha = min(max(sum.alpha, 0), 1)
    guard alpha > 0 else { return .clear }
    func straight(_ component: Double) -> Double { min(max(component, 0), alpha) / alpha }
    return Color(
      red: straight(sum.red), green: straight(sum.green), blue: straight(sum.blue), alpha: alpha)
  }

  /// The displacement from transparent black to this color.
  private var premultiplied: Displacement {
    Displacement(red: red * alpha, green: green * alpha, blue: blue * alpha, alpha: alpha)
  }
}

extension Color.Displacement: VectorArithmetic {
  /// The zero displacement.
  public static var zero: Self { Self(red: 0, green: 0, blue: 0, alpha: 0) }

  /// Returns the component-wise sum.
  public static func + (left: Self, right: Self) -> Self {
    Self(
      red: left.red + right.red, green: left.green + right.green, blue: left.blue + right.blue,
      alpha: left.alpha + right.alpha)
  }

  /// Returns the component-wise difference.
  public static func - (left: Self, right: Self) -> Self {
    Self(
      red: left.red - right.red, green: left.green - right.green, blue: left.blue - right.blue,
      alpha: left.alpha - right.alpha)
  }

  /// Multiplies all four components by a factor.
  public mutating func scale(by factor: Double) {
    red *= factor
    green *= factor
    blue *= factor
    alpha *= factor
  }

  /// The sum of the squares of the four components.
  public var magnitudeSquared: Double {
    red * red + green * green + blue * blue + alpha * alpha
  }
}
