internal import Imaging

/// Two palette colours in a Bayer pattern that approximates a colour between them.
///
/// Ordered dithering (Bayer 1973): the position of a pixel decides which of the two colours it
/// gets, so that still areas do not flicker and the pattern compresses well. Choosing the pair for
/// each colour makes it work with any palette. Three colours would come nearer, at many times the
/// cost.
struct OrderedDither: Equatable, Sendable {
  /// The index of the darker colour in the palette, from 1.
  let first: UInt8
  /// The index of the brighter colour in the palette, from 1.
  let second: UInt8
  /// The number of pixels in each 64 that get the second colour.
  let share: UInt8

  /// Returns the palette index of a pixel of the picture.
  @inline(__always)
  func index(column: Int, row: Int) -> UInt8 {
    Self.thresholds[(row & 7) << 3 | column & 7] < share ? second : first
  }

  /// Bayer's 8 x 8 threshold matrix, with the values 0 to 63.
  ///
  /// A value interleaves, from its highest bit pair to its lowest, the bits of column xor row and
  /// those of row, each from the lowest bit to the highest.
  private static let thresholds: [UInt8] = (0..<64).map { position in
    let (row, column) = (position >> 3, position & 7)
    return (0..<3).reduce(0) { value, bit in
      value << 2 | UInt8((column ^ row) >> bit & 1) << 1 | UInt8(row >> bit & 1)
    }
  }
}

extension Palette {
  /// Returns the dither of each colour of a histogram.
  ///
  /// All colours with the same upper six bits in each component share a pair of palette colours,
  /// which saves most searches; the share is computed for each colour. Colours of the palette are
  /// not dithered.
  func dithers(for histogram: ColorHistogram) -> [OrderedDither] {
    let paletteIndices = Dictionary(zip(colors, 1...), uniquingKeysWith: { first, _ in first })
    let search = DitherSearch(colors)
    var pairs = [DitherSearch.Pair?](repeating: nil, count: 1 << 18)
    return histogram.colors.map { color in
      if let index = paletteIndices[color] {
        return OrderedDither(first: UInt8(index), second: UInt8(index), share: 0)
      }
      let cell = Int(color >> 18 & 63) << 12 | Int(color >> 10 & 63) << 6 | Int(color >> 2 & 63)
      // The colour in the middle of the cell.
      let pair = pairs[cell] ?? search.pair(for: color & 0xfffc_fcfc | 0x0002_0202)
      pairs[cell] = pair
      return search.dither(pair, for: color)
    }
  }
}

/// Finds the pairs of palette colours with which to dither, as points in RGB space.
private struct DitherSearch {
  typealias Pair = (nearest: UInt8, other: UInt8)

  private let colors: [SIMD3<Float>]
  /// The same colours in blocks of eight; the last block is padded with copies of the last colour.
  private let blocks: [Block]

  private struct Block {
    let red: SIMD8<Float>
    let green: SIMD8<Float>
    let blue: SIMD8<Float>
  }

  /// The weight of the dither's variance against the squared distance from its mean to the wanted
  /// colour.
  ///
  /// Chosen by the mean FLIP error of a colour wheel, which has its minimum near this value.
  private static let varianceWeight: Float = 0.1

  init(_ palette: [UInt32]) {
    let colors = palette.map(Self.point)
    self.colors = colors
    blocks = stride(from: 0, to: colors.count, by: 8).map { start in
      func component(_ index: Int) -> SIMD8<Float> {
        SIMD8((0..<8).map { colors[min(start + $0, colors.count - 1)][index] })
      }
      return Block(red: component(0), green: component(1), blue: component(2))
    }
  }

  private static func point(_ color: UInt32) -> SIMD3<Float> {
    SIMD3(Float(color >> 16 & 0xff), Float(color >> 8 & 0xff), Float(color & 0xff))
  }

  /// Returns the nearest palette colour, and the colour that dithers best with it.
  func pair(for color: UInt32) -> Pair {
    let wanted = Self.point(color)
    let nearest = indexOfMinimum { block in
      let (red, green, blue) = (block.red - wanted.x, block.green - wanted.y, block.blue - wanted.z)
      return red * red + green * green + blue * blue
    }
    let start = colors[nearest]
    let offset = wanted - start
    let squaredDistance = (offset * offset).sum()
    let other = indexOfMinimum { block in
      let (red, green, blue) = (block.red - start.x, block.green - start.y, block.blue - start.z)
      let squaredLength = red * red + green * green + blue * blue
      let projection = red * offset.x + green * offset.y + blue * offset.z
      // For the nearest colour itself the length is 0 and the share NaN. The cost is then NaN too,
      // and compares false with the minimum.
      var share = projection / squaredLength
      share.replace(with: 0, where: share .< 0)
      share.replace(with: 1, where: share .> 1)
      let squaredError = squaredDistance - share * (2 * projection - share * squaredLength)
      return squaredError + Self.varianceWeight * share * (1 - share) * squaredLength
    }
    return (UInt8(nearest), UInt8(other))
  }

  /// Returns the dither of a pair whose mean is nearest to a colour.
  func dither(_ pair: Pair, for color: UInt32) -> OrderedDither {
    let start = colors[Int(pair.nearest)]
    let line = colors[Int(pair.other)] - start
    let squaredLength = (line * line).sum()
    let projection = ((Self.point(color) - start) * line).sum()
    let fraction = squaredLength > 0 ? min(max(0, projection / squaredLength), 1) : 0
    let share = UInt8((64 * fraction).rounded())
    // Compares luma by BT.709.
    let isOtherBrighter = (line * SIMD3(0.2126, 0.7152, 0.0722)).sum() > 0
    return isOtherBrighter
      ? OrderedDither(first: pair.nearest + 1, second: pair.other + 1, share: share)
      : OrderedDither(first: pair.other + 1, second: pair.nearest + 1, share: 64 - share)
  }

  /// Returns the index of the colour with the lowest cost.
  @inline(__always)
  private func indexOfMinimum(_ cost: (Block) -> SIMD8<Float>) -> Int {
    var minimum = SIMD8<Float>(repeating: .infinity)
    var blockIndices = SIMD8<Int32>(repeating: 0)
    for index in blocks.indices {
      let costs = cost(blocks[index])
      let isLower = costs .< minimum
      minimum.replace(with: costs, where: isLower)
      blockIndices.replace(with: Int32(index), where: isLower)
    }
    var best = 0
    for lane in 1..<8 where minimum[lane] < minimum[best] { best = lane }
    return min(Int(blockIndices[best]) << 3 | best, colors.count - 1)
  }
}

extension GIFFrame {
  /// Returns dithered colour indices of the pixels, and alternatives that show the same picture.
  ///
  /// - Parameters:
  ///   - histogram: The colours that change.
  ///   - dithers: The dither of each colour of the histogram.
  /// - Returns: Two indices for each pixel.
  func indices(
    _ histogram: ColorHistogram, _ dithers: [OrderedDither]
  ) -> (values: [UInt8], alternatives: [UInt8]) {
    var last: UInt32 = 0
    var dither: OrderedDither?
    var values: [UInt8] = []
    var alternatives: [UInt8] = []
    values.reserveCapacity(pixels.count)
    alternatives.reserveCapacity(pixels.count)
    var position = 0
    for row in area.rows {
      for column in area.columns {
        if pixels[position] != last {
          last = pixels[position]
          dither = histogram.index(of: last).map { dithers[$0] }
        }
        let alternative = dither?.index(column: column, row: row) ?? 0
        values.append(pixels[position] == previous[position] ? 0 : alternative)
        alternatives.append(alternative)
        position += 1
      }
    }
    return (values, alternatives)
  }
}
