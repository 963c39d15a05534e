internal import ElementaryFunctions
internal import Geometry

/// A linear function of straight red, green, blue and alpha.
struct ColorMatrix: Sendable {
  /// What red, green, blue and alpha of the result are scalar products with.
  let rows: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)
  let bias: SIMD4<Float>

  init(
    rows: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>), bias: SIMD4<Float> = .zero
  ) {
    self.rows = rows
    self.bias = bias
  }

  /// Creates a matrix of red, green and blue that keeps alpha.
  init(_ red: [Double], _ green: [Double], _ blue: [Double]) {
    func row(_ values: [Double]) -> SIMD4<Float> {
      SIMD4(Float(values[0]), Float(values[1]), Float(values[2]), 0)
    }
    self.init(rows: (row(red), row(green), row(blue), SIMD4(0, 0, 0, 1)))
  }

  /// Creates the rotation of the cube of colors around the axis of grays, by Rodrigues' formula.
  init(rotationAroundGray angle: Double) {
    let (cosine, sine) = (cos(angle), sin(angle))
    let mean = (1 - cosine) / 3
    let cross = sine / 3.0.squareRoot()
    self.init(
      [cosine + mean, mean - cross, mean + cross], [mean + cross, cosine + mean, mean - cross],
      [mean - cross, mean + cross, cosine + mean])
  }

  func callAsFunction(_ color: SIMD4<Float>) -> SIMD4<Float> {
    let red = (rows.0 * color).sum()
    let green = (rows.1 * color).sum()
    let blue = (rows.2 * color).sum()
    let alpha = (rows.3 * color).sum()
    return SIMD4(red, green, blue, alpha) + bias
  }
}

extension FilterImage {
  /// Returns the image with its colors in the working space multiplied by a matrix.
  func applying(_ matrix: ColorMatrix) -> FilterImage {
    mapStraight { color in
      var result = matrix(color)
      result.w = min(max(result.w, 0), 1)
      return result
    }
  }
}

/// A white as its chromaticity.
struct WhitePoint {
  let x: Double
  let y: Double

  /// Creates the white of a black body or of daylight.
  ///
  /// - Parameters:
  ///   - temperature: The correlated color temperature, in kelvin; limited to 1,667...25,000.
  ///   - tint: The distance from the locus, in ten-thousandths of the chromaticity v, from magenta
  ///     to green.
  init(temperature: Double, tint: Double) {
    // Kim et al., US patent 7024034: cubic splines of the Planckian locus.
    let t = min(max(temperature, 1667), 25_000)
    let (t2, t3) = (t * t, t * t * t)
    let x =
      t <= 4000
      ? -0.266_123_9e9 / t3 - 0.234_358_9e6 / t2 + 0.877_695_6e3 / t + 0.179_910
      : -3.025_846_9e9 / t3 + 2.107_037_9e6 / t2 + 0.222_634_7e3 / t + 0.240_390
    let (x2, x3) = (x * x, x * x * x)
    let y: Double
    if t <= 2222 {
      y = -1.106_381_4 * x3 - 1.348_110_20 * x2 + 2.185_558_32 * x - 0.202_196_83
    } else if t <= 4000 {
      y = -0.954_947_6 * x3 - 1.374_185_93 * x2 + 2.091_370_15 * x - 0.167_488_67
    } else {
      y = 3.081_758_0 * x3 - 5.873_386_70 * x2 + 3.751_129_97 * x - 0.370_014_83
    }
    // The tint moves along v of CIE 1960.
    let denominator = -2 * x + 12 * y + 3
    let (u, v) = (4 * x / denominator, 6 * y / denominator + tint / 10_000)
    let inverse = 2 * u - 8 * v + 4
    self.x = 3 * u / inverse
    self.y = 2 * v / inverse
  }

  /// Red, green and blue of the cones by Bradford's matrix, at a luminance of 1.
  fileprivate var cones: [Double] {
    multiply(bradford, [x / y, 1, (1 - x - y) / y])
  }
}

extension ColorMatrix {
  /// Creates the adaptation of linear colors of sRGB from one white to another, by Bradford's
  /// method.
  init(adaptingWhite source: WhitePoint, to target: WhitePoint) {
    let (from, to) = (source.cones, target.cones)
    func adapted(_ color: [Double]) -> [Double] {
      let cones = multiply(bradford, multiply(xyzFromRGB, color))
      let scaled = (0..<3).map { cones[$0] * to[$0] / from[$0] }
      return multiply(rgbFromXYZ, multiply(bradfordInverse, scaled))
    }
    let columns = [adapted([1, 0, 0]), adapted([0, 1, 0]), adapted([0, 0, 1])]
    func row(_ index: Int) -> [Double] { columns.map { $0[index] } }
    self.init(row(0), row(1), row(2))
  }
}

private func multiply(_ matrix: [[Double]], _ vector: [Double]) -> [Double] {
  matrix.map { $0[0] * vector[0] + $0[1] * vector[1] + $0[2] * vector[2] }
}

private let bradford = [
  [0.8951, 0.2664, -0.1614], [-0.7502, 1.7135, 0.0367], [0.0389, -0.0685, 1.0296],
]
private let bradfordInverse = [
  [0.986_992_9, -0.147_054_3, 0.159_962_7], [0.432_305_3, 0.518_360_3, 0.049_291_2],
  [-0.008_528_7, 0.040_042_8, 0.968_486_7],
]
private let xyzFromRGB = [
  [0.412_456_4, 0.357_576_1, 0.180_437_5], [0.212_672_9, 0.715_152_2, 0.072_175_0],
  [0.019_333_9, 0.119_192_0, 0.950_304_1],
]
private let rgbFromXYZ = [
  [3.240_454_2, -1.537_138_5, -0.498_531_4], [-0.969_266_0, 1.876_010_8, 0.041_556_0],
  [0.055_643_4, -0.204_025_9, 1.057_225_2],
]
