public import Geometry

/// A color of a filter: straight components of sRGB.
public final class CIColor: NSObject {
  /// The color.
  public let cgColor: Color

  /// Creates a color of one of Core Graphics.
  public init(cgColor: Color) { self.cgColor = cgColor.resolved(for: .light) }

  /// Creates a color from its components, from 0 to 1.
  public convenience init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.init(cgColor: Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a color from components in a space; all spaces are sRGB.
  public convenience init?(
    red: Double, green: Double, blue: Double, alpha: Double = 1, colorSpace: CGColorSpace
  ) { self.init(red: red, green: green, blue: blue, alpha: alpha) }

  /// Creates a color from a text of three or four numbers; black for other texts.
  public convenience init(string representation: String) {
    let numbers = representation.split(separator: " ").compactMap { Double($0) }
    guard numbers.count >= 3 else {
      self.init(red: 0, green: 0, blue: 0)
      return
    }
    self.init(
      red: numbers[0], green: numbers[1], blue: numbers[2],
      alpha: numbers.count > 3 ? numbers[3] : 1)
  }

  /// The red component.
  public var red: Double { cgColor.red }
  /// The green component.
  public var green: Double { cgColor.green }
  /// The blue component.
  public var blue: Double { cgColor.blue }
  /// The opacity.
  public var alpha: Double { cgColor.alpha }
  /// The number of components: 4.
  public var numberOfComponents: Int { 4 }
  /// The components as a text.
  public var stringRepresentation: String { "\(red) \(green) \(blue) \(alpha)" }
  /// The components as a text.
  override public var description: String { "(\(stringRepresentation))" }

  /// Returns whether another object is the same color.
  override public func isEqual(_ object: Any?) -> Bool { (object as? CIColor)?.cgColor == cgColor }
  /// The hash value of the color.
  override public var hash: Int { cgColor.hashValue }

  /// Black.
  public class var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
  /// White.
  public class var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
  /// Gray.
  public class var gray: CIColor { CIColor(red: 0.5, green: 0.5, blue: 0.5) }
  /// Red.
  public class var red: CIColor { CIColor(red: 1, green: 0, blue: 0) }
  /// Green.
  public class var green: CIColor { CIColor(red: 0, green: 1, blue: 0) }
  /// Blue.
  public class var blue: CIColor { CIColor(red: 0, green: 0, blue: 1) }
  /// Cyan.
  public class var cyan: CIColor { CIColor(red: 0, green: 1, blue: 1) }
  /// Magenta.
  public class var magenta: CIColor { CIColor(red: 1, green: 0, blue: 1) }
  /// Yellow.
  public class var yellow: CIColor { CIColor(red: 1, green: 1, blue: 0) }
  /// Transparent black.
  public class var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }
}
