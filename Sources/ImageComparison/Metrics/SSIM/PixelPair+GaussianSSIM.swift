internal import Imaging
private import Libm

// As in the paper, and as scikit-image has it with Gaussian weights and without sample covariance: the
// standard deviation is 1.5 pixels, and windows that reach over the edge are left out.

extension PixelPair {
  /// Adds the similarities of all windows of a channel of pictures that differ within a rectangle.
  ///
  /// Windows outside of it have the similarity 1.
  func addGaussianSimilarities(
    of channel: Channel, differing: PixelRect, to sum: inout Double, _ count: inout Int
  ) {
    let reach = SSIMWindow.gaussian.side / 2
    let weights = Self.gaussianWeights
    let centers = PixelRect(of: size).widened(by: -reach)
    let unequal = differing.widened(by: reach).clamped(to: centers)
    let countedBefore = count
    var levels = Moments()
    var rows = Moments()
    var windows = Moments()
    var similarities = Plane<Double>()
    for band in unequal.bands {
      setLevels(&levels, of: channel, in: band.widened(by: reach))
      rows.sum(rowsOf: levels, weights)
      windows.sum(columnsOf: rows, weights)
      windows.writeSimilarities(to: &similarities, peak: Double(Pixel.peak))
      var index = 0
      for row in band.rows {
        for column in band.columns {
          if isCounted(column, row) {
            sum += similarities.values[index]
            count += 1
          }
          index += 1
        }
      }
    }
    let equalCount = countedCount(in: centers) - (count - countedBefore)
    sum += Double(equalCount)
    count += equalCount
  }

  /// The number of pixels that count in a rectangle.
  private func countedCount(in rectangle: PixelRect) -> Int {
    guard counted != nil else { return rectangle.size.width * rectangle.size.height }
    return rectangle.rows.reduce(0) { count, row in
      count + rectangle.columns.count { isCounted($0, row) }
    }
  }

  private func setLevels(_ moments: inout Moments, of channel: Channel, in part: PixelRect) {
    func fill(_ plane: inout Plane<Double>, from pixels: [Pixel]) {
      plane.fill(width: part.size.width, height: part.size.height) { levels in
        pixels.withUnsafeBufferPointer { pixels in
          var index = 0
          for row in part.rows {
            for column in part.columns {
              // Of 32 bits, of which the processor converts several at once.
              let level = Int32(
                truncatingIfNeeded: pixels[row * size.width + column].level(channel))
              levels[index] = Double(level)
              index += 1
            }
          }
        }
      }
    }
    fill(&moments.left, from: expected)
    fill(&moments.right, from: actual)
    moments.setProducts()
  }

  /// The weights along a side, 1 in all.
  private static var gaussianWeights: [Double] {
    let reach = SSIMWindow.gaussian.side / 2
    let weights = (-reach...reach).map { exp(-0.5 * Double($0 * $0) / (1.5 * 1.5)) }
    let total = weights.reduce(0, +)
    return weights.map { $0 / total }
  }
}

/// Weighted means of both pictures, of the sum of their squares, and of their product.
private struct Moments {
  var left = Plane<Double>()
  var right = Plane<Double>()
  private var squares = Plane<Double>()
  private var products = Plane<Double>()

  /// Makes squares and products of the levels of single pixels.
  mutating func setProducts() {
    let (left, right) = (left, right)
    squares.fill(width: left.width, height: left.height) { squares in
      for index in 0..<squares.count {
        let (left, right) = (left.values[index], right.values[index])
        squares[index] = left * left + right * right
      }
    }
    products.fill(width: left.width, height: left.height) { products in
      for index in 0..<products.count {
        products[index] = left.values[index] * right.values[index]
      }
    }
  }

  mutating func sum(rowsOf other: Moments, _ weights: [Double]) {
    left.sum(rowsOf: other.left, weights)
    right.sum(rowsOf: other.right, weights)
    squares.sum(rowsOf: other.squares, weights)
    products.sum(rowsOf: other.products, weights)
  }

  mutating func sum(columnsOf other: Moments, _ weights: [Double]) {
    left.sum(columnsOf: other.left, weights)
    right.sum(columnsOf: other.right, weights)
    squares.sum(columnsOf: other.squares, weights)
    products.sum(columnsOf: other.products, weights)
  }

  /// Writes the similarity in each window.
  func writeSimilarities(to plane: inout Plane<Double>, peak: Double) {
    let c = 0.01 * peak * (0.01 * peak)
    let d = 0.03 * peak * (0.03 * peak)
    plane.fill(width: left.width, height: left.height) { similarities in
      for index in 0..<similarities.count {
        let (left, right) = (left.values[index], right.values[index])
        let means = left * right
        let squaredMeans = left * left + right * right
        let covariance = products.values[index] - means
        let variances = squares.values[index] - squaredMeans
        similarities[index] =
          (2 * means + c) * (2 * covariance + d) / ((squaredMeans + c) * (variances + d))
      }
    }
  }
}
