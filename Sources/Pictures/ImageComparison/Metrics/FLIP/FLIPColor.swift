/// The color spaces of LDR-FLIP.
///
/// XYZ is relative to D65, the white point of sRGB: white is 1 in all three components.
enum FLIPColor {
  /// Returns the linearized opponent color YCxCz, for which the contrast sensitivity functions are
  /// given: luminance, red against green, blue against yellow.
  static func opponent(linear: SIMD3<Float>) -> SIMD3<Float> {
    let xyz = xyz(linear: linear)
    return SIMD3(116 * xyz.y - 16, 500 * (xyz.x - xyz.y), 200 * (xyz.y - xyz.z))
  }

  /// Returns the linear sRGB of a YCxCz color, clamped to the gamut.
  static func linear(opponent: SIMD3<Float>) -> SIMD3<Float> {
    let y = (opponent.x + 16) / 116
    let xyz = SIMD3(y + opponent.y / 500, y, y - opponent.z / 200)
    let color = fromXYZ.0 * xyz.x + fromXYZ.1 * xyz.y + fromXYZ.2 * xyz.z
    return color.clamped(lowerBound: .zero, upperBound: .one)
  }

  /// Returns CIELAB with the Hunt effect: chroma is scaled by lightness.
  static func hunt(linear: SIMD3<Float>) -> SIMD3<Float> {
    let xyz = xyz(linear: linear)
    let (x, y, z) = (curve(xyz.x), curve(xyz.y), curve(xyz.z))
    let lightness = 116 * y - 16
    return SIMD3(lightness, lightness * 5 * (x - y), lightness * 2 * (y - z))
  }

  /// Returns the HyAB distance (Abasi and others, 2020): the lightness difference plus the
  /// Euclidean distance of the chroma components.
  static func distance(_ left: SIMD3<Float>, _ right: SIMD3<Float>) -> Float {
    let difference = left - right
    return abs(difference.x)
      + (difference.y * difference.y + difference.z * difference.z).squareRoot()
  }

  private static func xyz(linear: SIMD3<Float>) -> SIMD3<Float> {
    toXYZ.0 * linear.x + toXYZ.1 * linear.y + toXYZ.2 * linear.z
  }

  /// The CIELAB function: a cube root, with a linear segment near black.
  private static func curve(_ value: Float) -> Float {
    let delta: Float = 6.0 / 29
    return value > delta * delta * delta
      ? cubeRoot(value) : value / (3 * delta * delta) + 4.0 / 29
  }

  /// Returns the cube root of a number above 0.
  private static func cubeRoot(_ value: Float) -> Float {
    // Dividing the exponent by 3 gives an estimate within a few percent; each Newton step squares
    // the relative error.
    var root = Float(bitPattern: value.bitPattern / 3 + 0x2A51_7D3C)
    for _ in 0..<3 { root = (2 * root + value / (root * root)) / 3 }
    return root
  }

  private typealias Matrix = (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)

  /// The columns of the matrix from linear sRGB to XYZ, each row divided by its sum (the white
  /// point).
  private static let toXYZ: Matrix = {
    let red = SIMD3(10_135_552.0 / 24_577_794, 2_613_072.0 / 12_288_897, 1_425_312.0 / 73_733_382)
    let green = SIMD3(8_788_810.0 / 24_577_794, 8_788_810.0 / 12_288_897, 8_788_810.0 / 73_733_382)
    let blue = SIMD3(4_435_075.0 / 24_577_794, 887_015.0 / 12_288_897, 70_074_185.0 / 73_733_382)
    let white = red + green + blue
    return (SIMD3<Float>(red / white), SIMD3<Float>(green / white), SIMD3<Float>(blue / white))
  }()

  /// The columns of the inverse matrix, computed by cross products.
  private static let fromXYZ: Matrix = {
    let (red, green, blue) = (
      SIMD3<Double>(toXYZ.0), SIMD3<Double>(toXYZ.1), SIMD3<Double>(toXYZ.2)
    )
    let rows = (cross(green, blue), cross(blue, red), cross(red, green))
    let scale = 1 / (red * rows.0).sum()
    func column(_ index: Int) -> SIMD3<Float> {
      SIMD3<Float>(SIMD3(rows.0[index], rows.1[index], rows.2[index]) * scale)
    }
    return (column(0), column(1), column(2))
  }()

  private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }
}
