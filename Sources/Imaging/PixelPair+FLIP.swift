private import Libm

// LDR-FLIP of Andersson, Nilsson, Akenine-Möller, Oskarsson, Åström and Fairchild, "FLIP: A Difference
// Evaluator for Alternating Images", 2020: what a person notices who sees one picture after the other in the
// same place. Both are blurred as the eye blurs them at a distance, colours are compared by HyAB, and the
// result is raised where one picture has edges or points that the other lacks. Outside of a picture its edge
// goes on. As in pixelmatch, what shows through is white.

extension PixelPair {
  /// The mean error over all pixels that count, 0 for equal pictures to 1.
  func flip(pixelsPerDegree: Double) -> Double {
    guard let differing = scanLevels(tolerance: 0).bounds else { return 0 }
    let filters = FLIPFilters(pixelsPerDegree: pixelsPerDegree)
    let linear = LinearLevels<Pixel>()
    // Further away than the filters reach nothing is seen of a difference.
    let noticed = differing.widened(by: filters.reach).clamped(to: PixelRect(of: size))
    let sum = noticed.bands.reduce(0) { sum, band in
      sum
        + errorSum(
          in: band, seen(expected, in: band, filters, linear),
          seen(actual, in: band, filters, linear))
    }
    return sum / Double(countedPixelCount)
  }

  private func errorSum(in part: PixelRect, _ left: SeenPart, _ right: SeenPart) -> Double {
    var sum = 0.0
    var index = 0
    for row in part.rows {
      for column in part.columns {
        if isCounted(column, row) {
          sum += Double(left.error(beside: right, at: index))
        }
        index += 1
      }
    }
    return sum
  }

  /// What an observer sees of a part.
  private func seen(
    _ pixels: [Pixel], in part: PixelRect, _ filters: FLIPFilters, _ linear: LinearLevels<Pixel>
  ) -> SeenPart {
    let wide = part.widened(by: filters.reach)
    let columns = wide.columns.map { min(max($0, 0), size.width - 1) }
    let count = columns.count * wide.rows.count
    var luminance = [Float](repeating: 0, count: count)
    var redGreen = luminance
    var blueYellow = luminance
    var index = 0
    for row in wide.rows {
      let start = min(max(row, 0), size.height - 1) * size.width
      for column in columns {
        let color = FLIPColor.opponent(linear: linear[pixels[start + column]])
        luminance[index] = color.x
        redGreen[index] = color.y
        blueYellow[index] = color.z
        index += 1
      }
    }
    return SeenPart(
      luminance: Plane(width: columns.count, values: luminance),
      redGreen: Plane(width: columns.count, values: redGreen),
      blueYellow: Plane(width: columns.count, values: blueYellow), filters)
  }
}

/// What an observer sees of a part of a picture: colours, edges and points.
private struct SeenPart {
  private let luminance: [Float]
  private let redGreen: [Float]
  private let narrowBlueYellow: [Float]
  private let wideBlueYellow: [Float]
  private let edges: (across: [Float], down: [Float])
  private let points: (across: [Float], down: [Float])

  init(
    luminance: Plane<Float>, redGreen: Plane<Float>, blueYellow: Plane<Float>,
    _ filters: FLIPFilters
  ) {
    func summed(_ plane: Plane<Float>, _ weights: [Float]) -> [Float] {
      plane.summedAlongRows(weights).summedAlongColumns(weights).values
    }
    self.luminance = summed(luminance, filters.luminance)
    self.redGreen = summed(redGreen, filters.redGreen)
    narrowBlueYellow = summed(blueYellow, filters.blueYellow.narrow)
    wideBlueYellow = summed(blueYellow, filters.blueYellow.wide)
    let smooth = luminance.summedAlongRows(filters.smooth)
    let edge = luminance.summedAlongRows(filters.edge)
    let point = luminance.summedAlongRows(filters.point)
    edges = (
      edge.summedAlongColumns(filters.smooth).values, smooth.summedAlongColumns(filters.edge).values
    )
    points = (
      point.summedAlongColumns(filters.smooth).values,
      smooth.summedAlongColumns(filters.point).values
    )
  }

  /// The error of a pixel, 0 to 1.
  func error(beside other: SeenPart, at index: Int) -> Float {
    let left = opponent(at: index)
    let right = other.opponent(at: index)
    // Where no colour differs, no feature counts.
    guard left != right else { return 0 }
    let color = colorError(
      FLIPColor.distance(
        FLIPColor.hunt(linear: FLIPColor.linear(opponent: left)),
        FLIPColor.hunt(linear: FLIPColor.linear(opponent: right))))
    let edges = abs(
      Self.length(self.edges, at: index) - Self.length(other.edges, at: index))
    let points = abs(
      Self.length(self.points, at: index) - Self.length(other.points, at: index))
    // The luminance that features are found in is 0 to 1.
    let feature = (max(edges, points) / 116 / Float(2).squareRoot()).squareRoot()
    return powf(color, 1 - feature)
  }

  private func opponent(at index: Int) -> SIMD3<Float> {
    SIMD3(luminance[index], redGreen[index], narrowBlueYellow[index] + wideBlueYellow[index])
  }

  private static func length(
    _ parts: (across: [Float], down: [Float]), at index: Int
  ) -> Float {
    (parts.across[index] * parts.across[index] + parts.down[index] * parts.down[index])
      .squareRoot()
  }
}

/// The distance of colours that is the largest there is, of pure green and pure blue, to the power of 0.7.
private let largestDistance = powf(
  FLIPColor.distance(
    FLIPColor.hunt(linear: SIMD3(0, 1, 0)), FLIPColor.hunt(linear: SIMD3(0, 0, 1))), 0.7)

/// A distance of colours as an error: what is beyond two fifths of the largest takes up the last twentieth.
private func colorError(_ distance: Float) -> Float {
  let power = powf(distance, 0.7)
  let knee = 0.4 * largestDistance
  return power < knee
    ? power * (0.95 / knee) : 0.95 + (power - knee) / (largestDistance - knee) * 0.05
}

/// The light of each level of an sRGB sample, 0 to 1.
private struct LinearLevels<Pixel: PackedPixel> {
  private let levels = (0...Pixel.peak).map { Self.linear(Float($0) / Float(Pixel.peak)) }

  /// The linear red, green and blue of a pixel over white.
  subscript(pixel: Pixel) -> SIMD3<Float> {
    guard pixel.level(.alpha) < Pixel.peak else {
      return SIMD3(
        levels[pixel.level(.red)], levels[pixel.level(.green)], levels[pixel.level(.blue)])
    }
    let alpha = Float(pixel.level(.alpha)) / Float(Pixel.peak)
    func overWhite(_ channel: Channel) -> Float {
      Self.linear(1 + (Float(pixel.level(channel)) / Float(Pixel.peak) - 1) * alpha)
    }
    return SIMD3(overWhite(.red), overWhite(.green), overWhite(.blue))
  }

  private static func linear(_ value: Float) -> Float {
    value <= 0.04045 ? value / 12.92 : powf((value + 0.055) / 1.055, 2.4)
  }
}
