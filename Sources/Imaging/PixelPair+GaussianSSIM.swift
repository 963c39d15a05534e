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
    for band in unequal.bands {
      let similarities = moments(of: channel, in: band.widened(by: reach)).summed(weights)
        .similarities(peak: Double(Pixel.peak))
      var index = 0
      for row in band.rows {
        for column in band.columns {
          if isCounted(column, row) {
            sum += similarities[index]
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

  private func moments(of channel: Channel, in part: PixelRect) -> Moments {
    func levels(_ pixels: [Pixel]) -> [Double] {
      pixels.withUnsafeBufferPointer { pixels in
        [Double](unsafeUninitializedCapacity: part.size.width * part.size.height) { levels, count in
          for row in part.rows {
            for column in part.columns {
              // Of 32 bits, of which the processor converts several at once.
              let level = Int32(
                truncatingIfNeeded: pixels[row * size.width + column].level(channel))
              levels[count] = Double(level)
              count += 1
            }
          }
        }
      }
    }
    return Moments(width: part.size.width, left: levels(expected), right: levels(actual))
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
  private var left: Plane<Double>
  private var right: Plane<Double>
  private var squares: Plane<Double>
  private var products: Plane<Double>

  /// The moments of single pixels.
  init(width: Int, left: [Double], right: [Double]) {
    self.left = Plane(width: width, values: left)
    self.right = Plane(width: width, values: right)
    squares = Plane(width: width, values: zip(left, right).map { $0 * $0 + $1 * $1 })
    products = Plane(width: width, values: zip(left, right).map { $0 * $1 })
  }

  /// The moments of windows with these weights in both directions.
  func summed(_ weights: [Double]) -> Moments {
    var sums = self
    for path in [\Moments.left, \.right, \.squares, \.products] {
      sums[keyPath: path] = self[keyPath: path].summedAlongRows(weights)
        .summedAlongColumns(weights)
    }
    return sums
  }

  /// The similarity in each window.
  func similarities(peak: Double) -> [Double] {
    let c = 0.01 * peak * (0.01 * peak)
    let d = 0.03 * peak * (0.03 * peak)
    return left.values.indices.map { index in
      let means = left.values[index] * right.values[index]
      let squaredMeans =
        left.values[index] * left.values[index] + right.values[index] * right.values[index]
      let covariance = products.values[index] - means
      let variances = squares.values[index] - squaredMeans
      return (2 * means + c) * (2 * covariance + d) / ((squaredMeans + c) * (variances + d))
    }
  }
}
