internal import Imaging

// As in ffmpeg's filter: a window is 2 x 2 blocks of 4 x 4 pixels, so windows overlap by half. Sums
// are integers. Variances are sample variances, divided by 63 for 64 pixels, and the two constants
// are rounded to integers after scaling by the same factor.

extension PixelPair {
  /// Adds the similarities of all windows of a channel, and their number.
  func addBlockSimilarities(of channel: Channel, to sum: inout Double, _ count: inout Int) {
    var above = blockSums(of: channel, row: 0)
    for row in 1..<size.height / 4 {
      let below = blockSums(of: channel, row: row)
      for column in 1..<size.width / 4 where isCounted(blockColumn: column - 1, row: row - 1) {
        sum += Self.similarity(
          above[column - 1] &+ above[column] &+ below[column - 1] &+ below[column])
        count += 1
      }
      above = below
    }
  }

  /// Returns, for each block of a row of blocks, the sums of the levels of both images, of their
  /// squares together, and of their products.
  private func blockSums(of channel: Channel, row: Int) -> [SIMD4<Int>] {
    var sums = [SIMD4<Int>](repeating: .zero, count: size.width / 4)
    for y in 4 * row..<4 * row + 4 {
      for x in 0..<4 * sums.count {
        let left = expected[y * size.width + x].level(channel)
        let right = actual[y * size.width + x].level(channel)
        sums[x / 4] &+= SIMD4(left, right, left &* left &+ right &* right, left &* right)
      }
    }
    return sums
  }

  /// Returns whether the window whose upper left block is given has a pixel that counts.
  private func isCounted(blockColumn column: Int, row: Int) -> Bool {
    guard let counted else { return true }
    return (4 * row..<4 * row + 8).contains { y in
      counted[y * size.width + 4 * column..<y * size.width + 4 * column + 8].contains(true)
    }
  }

  private static func similarity(_ sums: SIMD4<Int>) -> Double {
    let peak = Double(Pixel.peak)
    let c = (0.01 * 0.01 * peak * peak * 64 + 0.5).rounded(.down)
    let d = (0.03 * 0.03 * peak * peak * 64 * 63 + 0.5).rounded(.down)
    let means = Double(sums[0] * sums[1])
    let squaredMeans = Double(sums[0] * sums[0] + sums[1] * sums[1])
    let variances = Double(64 * sums[2]) - squaredMeans
    let covariance = Double(64 * sums[3]) - means
    return (2 * means + c) * (2 * covariance + d) / ((squaredMeans + c) * (variances + d))
  }
}
