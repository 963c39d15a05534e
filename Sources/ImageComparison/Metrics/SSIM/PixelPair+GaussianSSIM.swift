private import ElementaryFunctions
internal import Imaging

// As in the paper and in scikit-image with Gaussian weights and population covariance: the standard
// deviation is 1.5 pixels, and only windows inside the image are used.

extension PixelPair {
  /// Adds the similarities of all windows of a channel, and their number.
  ///
  /// The images differ only within a rectangle, so windows that do not reach it have the similarity
  /// 1 and are not computed.
  func addGaussianSimilarities(
    of channel: Channel, differing: PixelRect, to sum: inout Double, _ count: inout Int
  ) {
    let radius = SSIMWindow.gaussian.side / 2
    let kernel = Self.gaussianKernel
    let centers = PixelRect(of: size).widened(by: -radius)
    let affected = differing.widened(by: radius).clamped(to: centers)
    let countedBefore = count
    var levels = Moments()
    var rows = Moments()
    var windows = Moments()
    var similarities = Plane<Double>()
    for band in affected.bands {
      setLevels(&levels, of: channel, in: band.widened(by: radius))
      rows.convolve(rowsOf: levels, kernel)
      windows.convolve(columnsOf: rows, kernel)
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

  /// Returns the number of pixels that count in a rectangle.
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
              // Conversion from 32 bits vectorises, from 64 bits it does not.
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

  /// The weights along a side; their sum is 1.
  private static var gaussianKernel: [Double] {
    let radius = SSIMWindow.gaussian.side / 2
    let weights = (-radius...radius).map { exp(-0.5 * Double($0 * $0) / (1.5 * 1.5)) }
    let total = weights.reduce(0, +)
    return weights.map { $0 / total }
  }
}

/// The weighted means of both images, of the sum of their squares, and of their product.
private struct Moments {
  var left = Plane<Double>()
  var right = Plane<Double>()
  private var squares = Plane<Double>()
  private var products = Plane<Double>()

  /// Computes squares and products from the levels of single pixels.
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

  mutating func convolve(rowsOf other: Moments, _ kernel: [Double]) {
    left.convolve(rowsOf: other.left, kernel)
    right.convolve(rowsOf: other.right, kernel)
    squares.convolve(rowsOf: other.squares, kernel)
    products.convolve(rowsOf: other.products, kernel)
  }

  mutating func convolve(columnsOf other: Moments, _ kernel: [Double]) {
    left.convolve(columnsOf: other.left, kernel)
    right.convolve(columnsOf: other.right, kernel)
    squares.convolve(columnsOf: other.squares, kernel)
    products.convolve(columnsOf: other.products, kernel)
  }

  /// Writes the similarity of each window.
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
