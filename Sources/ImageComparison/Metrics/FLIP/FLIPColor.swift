/// The colour spaces of LDR-FLIP.
///
/// XYZ is relative to the white of D65, of sRGB's primaries, so that white is 1 in all three.
enum FLIPColor {
  /// Luminance and two opponent colours, Y Cx Cz, in which the eye's sensitivity is known: linear in light.
  static func opponent(linear: SIMD3<Float>) -> SIMD3<Float> {
    let xyz = xyz(linear: linear)
    return SIMD3(116 * xyz.y - 16, 500 * (xyz.x - xyz.y), 200 * (xyz.y - xyz.z))
  }

  /// The linear red, green and blue of Y Cx Cz, as far as a display has them.
  static func linear(opponent: SIMD3<Float>) -> SIMD3<Float> {
    let y = (opponent.x + 16) / 116
    let xyz = SIMD3(y + opponent.y / 500, y, y - opponent.z / 200)
    let color = fromXYZ.0 * xyz.x + fromXYZ.1 * xyz.y + fromXYZ.2 * xyz.z
    return color.clamped(lowerBound: .zero, upperBound: .one)
  }

  /// L*a*b*, with the colours of dark pixels drawn together after Hunt.
  static func hunt(linear: SIMD3<Float>) -> SIMD3<Float> {
    let xyz = xyz(linear: linear)
    let (x, y, z) = (curve(xyz.x), curve(xyz.y), curve(xyz.z))
    let lightness = 116 * y - 16
    return SIMD3(lightness, lightness * 5 * (x - y), lightness * 2 * (y - z))
  }

  /// The distance HyAB of Abasi and others, 2020: of lightness and of colour apart.
  static func distance(_ left: SIMD3<Float>, _ right: SIMD3<Float>) -> Float {
    let difference = left - right
    return abs(difference.x)
      + (difference.y * difference.y + difference.z * difference.z).squareRoot()
  }

  private static func xyz(linear: SIMD3<Float>) -> SIMD3<Float> {
    toXYZ.0 * linear.x + toXYZ.1 * linear.y + toXYZ.2 * linear.z
  }

  /// The cube root of CIELAB, with a straight line for the dark.
  private static func curve(_ value: Float) -> Float {
    let delta: Float = 6.0 / 29
    return value > delta * delta * delta
      ? cubeRoot(value) : value / (3 * delta * delta) + 4.0 / 29
  }

  /// The cube root of a number above 0.
  private static func cubeRoot(_ value: Float) -> Float {
    // A third of the exponent is right to a few percent; each step of Newton's squares what is wrong.
    var root = Float(bitPattern: value.bitPattern / 3 + 0x2A51_7D3C)
    for _ in 0..<3 { root = (2 * root + value / (root * root)) / 3 }
    return root
  }

  private typealias Matrix = (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)

  /// The columns of the matrix from linear sRGB, each row divided by its sum, which is white.
  private static let toXYZ: Matrix = {
    let red = SIMD3(10_135_552.0 / 24_577_794, 2_613_072.0 / 12_288_897, 1_425_312.0 / 73_733_382)
    let green = SIMD3(8_788_810.0 / 24_577_794, 8_788_810.0 / 12_288_897, 8_788_810.0 / 73_733_382)
    let blue = SIMD3(4_435_075.0 / 24_577_794, 887_015.0 / 12_288_897, 70_074_185.0 / 73_733_382)
    let white = red + green + blue
    return (SIMD3<Float>(red / white), SIMD3<Float>(green / white), SIMD3<Float>(blue / white))
  }()

  /// The columns of its inverse, by cross products.
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
