/// Finds the palette colors with which to dither, as points in RGB space.
struct DitherSearch {
  typealias Pair = (nearest: UInt8, other: UInt8)

  /// The levels of the palette colors.
  let colors: [SIMD3<Float>]
  /// The same colors in blocks of eight; the last block is padded with copies of the last color.
  private let blocks: [Block]

  private struct Block {
    let red: SIMD8<Float>
    let green: SIMD8<Float>
    let blue: SIMD8<Float>
  }

  /// The weight of the dither's variance against the squared distance from its mean to the wanted
  /// color.
  ///
  /// Chosen by the mean FLIP error of a color wheel, which has its minimum near this value.
  private static let varianceWeight: Float = 0.1

  /// More than any squared distance in RGB.
  private static let far: Float = 262_144

  /// Returns whether colors are too far from the middle of a cell, 2 levels from its colors, to be
  /// drawn for one of them.
  private static func isFar(
    _ red: SIMD8<Float>, _ green: SIMD8<Float>, _ blue: SIMD8<Float>
  ) -> SIMDMask<SIMD8<Int32>> {
    let reach = Float(Palette.maximumDifference - 2)
    return red * red .> reach * reach .| green * green .> reach * reach
      .| blue * blue .> reach * reach
  }

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

  /// Returns the levels of a color.
  static func point(_ color: UInt32) -> SIMD3<Float> {
    SIMD3(Float(color >> 16 & 0xff), Float(color >> 8 & 0xff), Float(color & 0xff))
  }

  /// Returns the nearest palette color, and the color that dithers best with it.
  func pair(for color: UInt32) -> Pair {
    let wanted = Self.point(color)
    let nearest = indexOfMinimum { block in
      let (red, green, blue) = (block.red - wanted.x, block.green - wanted.y, block.blue - wanted.z)
      var squaredDistance = red * red + green * green + blue * blue
      // The palette has a color that is near in each component; only those are drawn.
      squaredDistance.replace(with: Self.far, where: Self.isFar(red, green, blue))
      return squaredDistance
    }
    let start = colors[nearest]
    let offset = wanted - start
    let squaredDistance = (offset * offset).sum()
    let other = indexOfMinimum { block in
      let (red, green, blue) = (block.red - start.x, block.green - start.y, block.blue - start.z)
      let squaredLength = red * red + green * green + blue * blue
      let projection = red * offset.x + green * offset.y + blue * offset.z
      var share = projection / squaredLength
      // For the nearest color itself the length is 0 and the share NaN.
      share.replace(with: 0, where: share .< 0 .| squaredLength .== 0)
      share.replace(with: 1, where: share .> 1)
      let squaredError = squaredDistance - share * (2 * projection - share * squaredLength)
      var cost = squaredError + Self.varianceWeight * share * (1 - share) * squaredLength
      // A distant color costs little at a small share, and its pixels are specks.
      cost.replace(
        with: Self.far,
        where: Self.isFar(
          block.red - wanted.x, block.green - wanted.y, block.blue - wanted.z))
      return cost
    }
    return (UInt8(nearest), UInt8(other))
  }

  /// Returns the palette color that is nearest to a wanted one, among those that may be drawn for a
  /// color; nil if there is none.
  func nearest(to wanted: SIMD3<Float>, drawnFor color: SIMD3<Float>) -> Int? {
    let nearest = indexOfMinimum { block in
      let (red, green, blue) = (block.red - wanted.x, block.green - wanted.y, block.blue - wanted.z)
      var squaredDistance = red * red + green * green + blue * blue
      squaredDistance.replace(
        with: Self.far,
        where: Self.isFar(block.red - color.x, block.green - color.y, block.blue - color.z))
      return squaredDistance
    }
    let difference = colors[nearest] - color
    let reach = Float(Palette.maximumDifference)
    return (difference * difference).max() <= reach * reach ? nearest : nil
  }

  /// Returns the dither of a pair whose mean is nearest to a color.
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

  /// Returns the index of the color with the lowest cost.
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
