private import ElementaryFunctions
private import Geometry
internal import Imaging

// LDR-FLIP of Andersson, Nilsson, Akenine-Möller, Oskarsson, Åström and Fairchild, "FLIP: A
// Difference Evaluator for Alternating Images", 2020. Both images are filtered by the contrast
// sensitivity of the eye at the viewing distance, colors are compared by HyAB, and the error is
// raised where only one image has an edge or a point. The border pixels are repeated beyond the
// border. As in pixelmatch, images are blended over white.

/// The errors of all pixels that count.
struct FLIPErrors: ScoreAccumulator {
  private let size: PixelSize
  private let filters: FLIPFilters
  private var sum = 0.0
  private var luminance = Plane<Float>()
  private var redGreen = Plane<Float>()
  private var blueYellow = Plane<Float>()
  private var left = FilteredPart()
  private var right = FilteredPart()

  init(_ size: PixelSize, _ filters: FLIPFilters) {
    self.size = size
    self.filters = filters
  }

  /// The mean error, from 0 for equal images to 1.
  func score(countedPixelCount: Int) -> Double? { sum / Double(countedPixelCount) }

  mutating func add(_ rows: Range<Int>, of pair: AlignedPair) {
    switch pair {
    case .shallow(let pair): add(rows, of: pair, shallowLevels)
    case .deep(let pair): add(rows, of: pair, deepLevels)
    }
  }

  private mutating func add<Pixel: PackedPixel>(
    _ rows: Range<Int>, of pair: PixelPair<Pixel>, _ linear: LinearLevels<Pixel>
  ) {
    let band = PixelRect(columns: 0...size.width - 1, rows: rows.lowerBound...rows.upperBound - 1)
    let reached = band.widened(by: filters.radius).clamped(to: PixelRect(of: size)).rows
    // Beyond the radius of the filters a difference has no effect: the error is exactly 0.
    guard
      let affected = pair.differences(in: reached.lowerBound..<reached.upperBound + 1)?
        .widened(by: filters.radius).clamped(to: band)
    else { return }
    let source = affected.widened(by: filters.radius)
    writeOpponents(of: pair.expected, of: pair, in: source, linear)
    left.filter(luminance, redGreen, blueYellow, by: filters)
    writeOpponents(of: pair.actual, of: pair, in: source, linear)
    right.filter(luminance, redGreen, blueYellow, by: filters)
    var index = 0
    for row in affected.rows {
      var rowSum = 0.0
      for column in affected.columns {
        if pair.isCounted(column, row) {
          rowSum += Double(left.error(comparedWith: right, at: index))
        }
        index += 1
      }
      sum += rowSum
    }
  }

  /// Writes the opponent colors of a part, which may extend beyond the border of the image.
  private mutating func writeOpponents<Pixel: PackedPixel>(
    of pixels: UnsafeBufferPointer<Pixel>, of pair: PixelPair<Pixel>, in part: PixelRect,
    _ linear: LinearLevels<Pixel>
  ) {
    let columns = part.columns.map { min(max($0, 0), size.width - 1) }
    let (width, height) = (part.size.width, part.size.height)
    luminance.fill(width: width, height: height) { luminance in
      redGreen.fill(width: width, height: height) { redGreen in
        blueYellow.fill(width: width, height: height) { blueYellow in
          var index = 0
          for row in part.rows {
            let start = pair.start(ofRow: min(max(row, 0), size.height - 1))
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

/// A part of an image after filtering: opponent colors, edges and points.
private struct FilteredPart {
  private var rows = Plane<Float>()
  private var luminance = Plane<Float>()
  private var redGreen = Plane<Float>()
  private var narrowBlueYellow = Plane<Float>()
  private var wideBlueYellow = Plane<Float>()
  private var edges = (across: Plane<Float>(), down: Plane<Float>())
  private var points = (across: Plane<Float>(), down: Plane<Float>())

  /// Filters the opponent colors of a part that is wider by the filters' radius on each side.
  mutating func filter(
    _ luminance: Plane<Float>, _ redGreen: Plane<Float>, _ blueYellow: Plane<Float>,
    by filters: FLIPFilters
  ) {
    rows.convolve(rowsOf: luminance, filters.luminance)
    self.luminance.convolve(columnsOf: rows, filters.luminance)
    rows.convolve(rowsOf: redGreen, filters.redGreen)
    self.redGreen.convolve(columnsOf: rows, filters.redGreen)
    rows.convolve(rowsOf: blueYellow, filters.blueYellow.narrow)
    narrowBlueYellow.convolve(columnsOf: rows, filters.blueYellow.narrow)
    rows.convolve(rowsOf: blueYellow, filters.blueYellow.wide)
    wideBlueYellow.convolve(columnsOf: rows, filters.blueYellow.wide)
    rows.convolve(rowsOf: luminance, filters.edge)
    edges.across.convolve(columnsOf: rows, filters.smooth)
    rows.convolve(rowsOf: luminance, filters.point)
    points.across.convolve(columnsOf: rows, filters.smooth)
    rows.convolve(rowsOf: luminance, filters.smooth)
    edges.down.convolve(columnsOf: rows, filters.edge)
    points.down.convolve(columnsOf: rows, filters.point)
  }

  /// Returns the error of a pixel, 0 to 1.
  func error(comparedWith other: FilteredPart, at index: Int) -> Float {
    let left = opponent(at: index)
    let right = other.opponent(at: index)
    // The color error is the base of the power below, so features have no effect where it is 0.
    guard left != right else { return 0 }
    let color = colorError(
      FLIPColor.distance(
        FLIPColor.hunt(linear: FLIPColor.linear(opponent: left)),
        FLIPColor.hunt(linear: FLIPColor.linear(opponent: right))))
    let edges = abs(
      Self.length(self.edges, at: index) - Self.length(other.edges, at: index))
    let points = abs(
      Self.length(self.points, at: index) - Self.length(other.points, at: index))
    // Features are detected in luminance of 0...1, which is Y / 116.
    let feature = (max(edges, points) / 116 / Float(2).squareRoot()).squareRoot()
    return pow(color, 1 - feature)
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

/// The largest HyAB distance of two colors, that of pure green and pure blue, to the power of 0.7.
private let maximumDistance = pow(
  FLIPColor.distance(
    FLIPColor.hunt(linear: SIMD3(0, 1, 0)), FLIPColor.hunt(linear: SIMD3(0, 0, 1))), 0.7)

/// Maps a distance to 0...1: up to 0.4 of the maximum linearly to 0...0.95, the rest to 0.95...1.
private func colorError(_ distance: Float) -> Float {
  let power = pow(distance, 0.7)
  let knee = 0.4 * maximumDistance
  return power < knee
    ? power * (0.95 / knee) : 0.95 + (power - knee) / (maximumDistance - knee) * 0.05
}

private let shallowLevels = LinearLevels<UInt32>()
private let deepLevels = LinearLevels<UInt64>()

/// The linear light of each level of an sRGB sample, 0 to 1.
private struct LinearLevels<Pixel: PackedPixel> {
  private let levels = (0...Pixel.peak).map {
    TransferFunction.light(of: Float($0) / Float(Pixel.peak))
  }

  /// The linear red, green and blue of a pixel blended over white.
  subscript(pixel: Pixel) -> SIMD3<Float> {
    guard pixel.level(.alpha) < Pixel.peak else {
      return SIMD3(
        levels[pixel.level(.red)], levels[pixel.level(.green)], levels[pixel.level(.blue)])
    }
    let alpha = Float(pixel.level(.alpha)) / Float(Pixel.peak)
    func overWhite(_ channel: Channel) -> Float {
      TransferFunction.light(of: 1 + (Float(pixel.level(channel)) / Float(Pixel.peak) - 1) * alpha)
    }
    return SIMD3(overWhite(.red), overWhite(.green), overWhite(.blue))
  }
}
