internal import Imaging

/// Two palette colors in a Bayer pattern that approximates a color between them.
///
/// Ordered dithering (Bayer 1973): the position of a pixel decides which of the two colors it
/// gets, so that still areas do not flicker and the pattern compresses well. Choosing the pair for
/// each color makes it work with any palette. Three colors would come nearer, at many times the
/// cost.
struct OrderedDither: Equatable, Sendable {
  /// The index of the darker color in the palette, from 1.
  let first: UInt8
  /// The index of the brighter color in the palette, from 1.
  let second: UInt8
  /// The number of pixels in each 64 that get the second color.
  let share: UInt8

  /// Creates a dither of one palette index, from 1.
  init(of index: UInt8) { self.init(first: index, second: index, share: 0) }

  init(first: UInt8, second: UInt8, share: UInt8) {
    self.first = first
    self.second = second
    self.share = share
  }

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
  /// Returns the dither of each color of a histogram.
  ///
  /// All colors with the same upper six bits in each component share a pair of palette colors,
  /// which saves most searches; the share is computed for each color. Colors of the palette are
  /// not dithered.
  func dithers(for histogram: ColorHistogram) -> [OrderedDither] {
    let positions = positions
    let search = DitherSearch(colors)
    var pairs = [DitherSearch.Pair?](repeating: nil, count: 1 << 18)
    return histogram.colors.map { color in
      if let position = positions.index(of: color) {
        return OrderedDither(of: UInt8(position + 1))
      }
      let cell = Int(color >> 18 & 63) << 12 | Int(color >> 10 & 63) << 6 | Int(color >> 2 & 63)
      // The color in the middle of the cell.
      let pair = pairs[cell] ?? search.pair(for: color & 0xfffc_fcfc | 0x0002_0202)
      pairs[cell] = pair
      return search.dither(pair, for: color)
    }
  }
}
