private import Libm

// As in the paper, and as scikit-image has it with Gaussian weights and without sample covariance: the
// standard deviation is 1.5 pixels, and windows that reach over the edge are left out.

extension PixelPair {
  func addGaussianSimilarities(of channel: Channel, to sum: inout Double, _ count: inout Int) {
    let side = SSIMWindow.gaussian.side
    let weights = Self.gaussianWeights
    let width = size.width - side + 1
    // The last rows, each weighted along itself, by their number modulo the side.
    var rows = [MomentRow](repeating: MomentRow(width: width), count: side)
    var window = MomentRow(width: width)
    for row in 0..<size.height {
      rows[row % side].set(
        levels(channel, of: expected, row: row), levels(channel, of: actual, row: row), weights)
      let top = row - side + 1
      guard top >= 0 else { continue }
      window.reset()
      for offset in 0..<side { window.add(rows[(top + offset) % side], times: weights[offset]) }
      let center = (top + side / 2) * size.width + side / 2
      for x in 0..<width where counted?[center + x] ?? true {
        sum += window.similarity(at: x, peak: Double(Pixel.peak))
        count += 1
      }
    }
  }

  private func levels(_ channel: Channel, of pixels: [Pixel], row: Int) -> [Double] {
    (row * size.width..<(row + 1) * size.width).map { Double(pixels[$0].level(channel)) }
  }

  /// The weights along a side, 1 in all.
  private static var gaussianWeights: [Double] {
    let reach = SSIMWindow.gaussian.side / 2
    let weights = (-reach...reach).map { exp(-0.5 * Double($0 * $0) / (1.5 * 1.5)) }
    let total = weights.reduce(0, +)
    return weights.map { $0 / total }
  }
}

/// Weighted means along a row: of both pictures, of the sum of their squares, and of their product.
private struct MomentRow {
  private var left: [Double]
  private var right: [Double]
  private var squares: [Double]
  private var products: [Double]

  init(width: Int) {
    left = [Double](repeating: 0, count: width)
    right = left
    squares = left
    products = left
  }

  mutating func reset() {
    self = MomentRow(width: left.count)
  }

  /// Takes the means of the pixels of a row, each under the middle of the weights.
  mutating func set(_ leftLevels: [Double], _ rightLevels: [Double], _ weights: [Double]) {
    reset()
    for (offset, weight) in weights.enumerated() {
      for x in left.indices {
        let a = leftLevels[x + offset]
        let b = rightLevels[x + offset]
        left[x] += weight * a
        right[x] += weight * b
        squares[x] += weight * (a * a + b * b)
        products[x] += weight * (a * b)
      }
    }
  }

  mutating func add(_ row: MomentRow, times weight: Double) {
    for x in left.indices {
      left[x] += weight * row.left[x]
      right[x] += weight * row.right[x]
      squares[x] += weight * row.squares[x]
      products[x] += weight * row.products[x]
    }
  }

  func similarity(at x: Int, peak: Double) -> Double {
    let c = 0.01 * peak * (0.01 * peak)
    let d = 0.03 * peak * (0.03 * peak)
    let means = left[x] * right[x]
    let squaredMeans = left[x] * left[x] + right[x] * right[x]
    let covariance = products[x] - means
    let variances = squares[x] - squaredMeans
    return (2 * means + c) * (2 * covariance + d) / ((squaredMeans + c) * (variances + d))
  }
}
