internal import Imaging
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
    var sum = 0.0
    var luminance = Plane<Float>()
    var redGreen = Plane<Float>()
    var blueYellow = Plane<Float>()
    func look(at pixels: [Pixel], in part: PixelRect, _ seen: inout SeenPart) {
      writeOpponents(of: pixels, in: part, linear, to: &luminance, &redGreen, &blueYellow)
      seen.look(at: luminance, redGreen, blueYellow, filters)
    }
    var left = SeenPart()
    var right = SeenPart()
    for band in noticed.bands {
      // With as much around it as the filters reach.
      let wide = band.widened(by: filters.reach)
      look(at: expected, in: wide, &left)
      look(at: actual, in: wide, &right)
      sum += errorSum(in: band, left, right)
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

  /// Writes the colours of a part, in which the edge of the picture goes on outside of it.
  fileprivate func writeOpponents(
    of pixels: [Pixel], in part: PixelRect, _ linear: LinearLevels<Pixel>,
    to luminance: inout Plane<Float>, _ redGreen: inout Plane<Float>,
    _ blueYellow: inout Plane<Float>
  ) {
    let columns = part.columns.map { min(max($0, 0), size.width - 1) }
    let (width, height) = (part.size.width, part.size.height)
    luminance.fill(width: width, height: height) { luminance in
      redGreen.fill(width: width, height: height) { redGreen in
        blueYellow.fill(width: width, height: height) { blueYellow in
          var index = 0
          for row in part.rows {
            let start = min(max(row, 0), size.height - 1) * size.width
            for column in columns {
              let color = FLIPColor.opponent(linear: linear[pixels[start + column]])
              luminance[index] = color.x
              redGreen[index] = color.y
              blueYellow[index] = color.z
              index += 1
            }
          }
        }
      }
    }
  }
}

/// What an observer sees of a part of a picture: colours, edges and points.
private struct SeenPart {
  private var rows = Plane<Float>()
  private var luminance = Plane<Float>()
  private var redGreen = Plane<Float>()
  private var narrowBlueYellow = Plane<Float>()
  private var wideBlueYellow = Plane<Float>()
  private var edges = (across: Plane<Float>(), down: Plane<Float>())
  private var points = (across: Plane<Float>(), down: Plane<Float>())

  /// Looks at the colours of a part and of what is around it.
  mutating func look(
    at luminance: Plane<Float>, _ redGreen: Plane<Float>, _ blueYellow: Plane<Float>,
    _ filters: FLIPFilters
  ) {
    rows.sum(rowsOf: luminance, filters.luminance)
    self.luminance.sum(columnsOf: rows, filters.luminance)
    rows.sum(rowsOf: redGreen, filters.redGreen)
    self.redGreen.sum(columnsOf: rows, filters.redGreen)
    rows.sum(rowsOf: blueYellow, filters.blueYellow.narrow)
    narrowBlueYellow.sum(columnsOf: rows, filters.blueYellow.narrow)
    rows.sum(rowsOf: blueYellow, filters.blueYellow.wide)
    wideBlueYellow.sum(columnsOf: rows, filters.blueYellow.wide)
    rows.sum(rowsOf: luminance, filters.edge)
    edges.across.sum(columnsOf: rows, filters.smooth)
    rows.sum(rowsOf: luminance, filters.point)
    points.across.sum(columnsOf: rows, filters.smooth)
    rows.sum(rowsOf: luminance, filters.smooth)
    edges.down.sum(columnsOf: rows, filters.edge)
    points.down.sum(columnsOf: rows, filters.point)
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
    SIMD3(
      luminance.values[index], redGreen.values[index],
      narrowBlueYellow.values[index] + wideBlueYellow.values[index])
  }

  private static func length(
    _ parts: (across: Plane<Float>, down: Plane<Float>), at index: Int
  ) -> Float {
    let (across, down) = (parts.across.values[index], parts.down.values[index])
    return (across * across + down * down).squareRoot()
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
