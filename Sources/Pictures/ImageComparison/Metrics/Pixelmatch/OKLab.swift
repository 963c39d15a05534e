private import ElementaryFunctions
private import Geometry

/// A color in OKLab, as cube roots of the cone responses and the toe-corrected lightness.
///
/// Ottosson, "A perceptual color space for image processing", 2020, and his lightness Lr of 2021.
/// As in the pixelmatch library, linear light and cube roots are interpolated in tables: whether a
/// pixel exceeds a threshold can depend on them.
struct OKLab {
  private let long: Double
  private let medium: Double
  private let short: Double
  private let lightness: Double

  /// Converts red, green and blue, each 0...255.
  init(red: Double, green: Double, blue: Double) {
    let tables = OKLabTables.shared
    let (r, g, b) = (tables.linear(red), tables.linear(green), tables.linear(blue))
    long = tables.cubeRoot(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    medium = tables.cubeRoot(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    short = tables.cubeRoot(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    lightness = Self.toe(0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short)
  }

  /// Returns whether the HyAB distance to another color is above a limit: the difference of
  /// lightness plus the Euclidean distance in the plane of chroma; black and white are 1 apart.
  func isFarther(than limit: Double, from other: OKLab) -> Bool {
    let rest = limit - abs(lightness - other.lightness)
    guard rest > 0 else { return true }
    let (l, m, s) = (long - other.long, medium - other.medium, short - other.short)
    let a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    let b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    return a * a + b * b > rest * rest
  }

  /// The correction of the lightness near black.
  private static func toe(_ lightness: Double) -> Double {
    let (k1, k2) = (0.206, 0.03)
    let k3 = (1 + k1) / (1 + k2)
    let x = k3 * lightness - k1
    return 0.5 * (x + (x * x + 4 * k2 * k3 * lightness).squareRoot())
  }
}

/// Tables of the conversion to OKLab, interpolated linearly.
private struct OKLabTables {
  static let shared = OKLabTables()

  /// The linear light of the 8-bit levels of sRGB; the last entry is repeated.
  private let light: [Double]
  /// The cube roots of 0...1 in 4096 steps, and of the step after them.
  private let roots: [Double]
  private static let rootSteps = 4096

  private init() {
    let light = (0..<256).map { TransferFunction.light(of: Double($0) / 255) }
    self.light = light + [light[255]]
    roots = (0...Self.rootSteps + 1).map { pow(Double($0) / Double(Self.rootSteps), 1.0 / 3) }
  }

  /// Returns the linear light of a level, 0...255.
  func linear(_ level: Double) -> Double {
    let index = Int(level)
    return light[index] + (light[index + 1] - light[index]) * (level - Double(index))
  }

  /// Returns the cube root of a number, 0...1.
  func cubeRoot(_ value: Double) -> Double {
    let position = value * Double(Self.rootSteps)
    let index = Int(position)
    return roots[index] + (roots[index + 1] - roots[index]) * (position - Double(index))
  }
}
