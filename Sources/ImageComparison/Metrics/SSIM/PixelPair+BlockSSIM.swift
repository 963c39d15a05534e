internal import Imaging

// As ffmpeg's filter has it: a window is four of the 4 x 4 squares that a picture is cut into, so windows
// overlap by half. Sums are whole numbers. Variances are those of a sample, divided by 63 for 64 pixels, and
// the two constants are rounded to whole numbers after they have been multiplied by the same.

extension PixelPair {
  func addBlockSimilarities(of channel: Channel, to sum: inout Double, _ count: inout Int) {
    var above = squares(of: channel, row: 0)
    for row in 1..<size.height / 4 {
      let below = squares(of: channel, row: row)
      for column in 1..<size.width / 4 where isCounted(column: column - 1, row: row - 1) {
        sum += Self.similarity(
          above[column - 1] &+ above[column] &+ below[column - 1] &+ below[column])
        count += 1
      }
      above = below
    }
  }

  /// The sums of a row of squares.
  private func squares(of channel: Channel, row: Int) -> [SIMD4<Int>] {
    var squares = [SIMD4<Int>](repeating: .zero, count: size.width / 4)
    for y in 4 * row..<4 * row + 4 {
      for x in 0..<4 * squares.count {
        let left = expected[y * size.width + x].level(channel)
        let right = actual[y * size.width + x].level(channel)
        squares[x / 4] &+= SIMD4(left, right, left &* left &+ right &* right, left &* right)
      }
    }
    return squares
  }

  /// Whether a window whose first square is given has a pixel that counts.
  private func isCounted(column: Int, row: Int) -> Bool {
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
