private import ElementaryFunctions
internal import Imaging

// As in the paper and in scikit-image with Gaussian weights and population covariance: the standard
// deviation is 1.5 pixels, and only windows inside the image are used.

/// The similarities of windows of 11 x 11 pixels weighted by a Gaussian.
struct GaussianSSIM: GenericScoreAccumulator {
  private let size: PixelSize
  private let radius = SSIMWindow.gaussian.side / 2
  private let kernel = Self.makeKernel()
  private var sums = SimilaritySums()
  private var levels = Moments()
  private var rows = Moments()
  private var windows = Moments()
  private var similarities = Plane<Double>()

  init(_ size: PixelSize) { self.size = size }

  func score(countedPixelCount: Int) -> Double? { sums.mean }

  mutating func add<Pixel: PackedPixel>(_ rows: Range<Int>, of pair: PixelPair<Pixel>) {
    sums.add(rows, of: pair)
    let columns = radius..<max(radius, size.width - radius)
    let centers = rows.clamped(to: radius..<max(radius, size.height - radius))
    guard !columns.isEmpty, !centers.isEmpty else { return }
    sums.addWindows(pair.countedCount(in: columns, centers))
    // Only windows that reach a difference are computed.
    let band = PixelRect(
      columns: columns.lowerBound...columns.upperBound - 1,
      rows: centers.lowerBound...centers.upperBound - 1)
    let reached = band.rows.lowerBound - radius..<band.rows.upperBound + radius + 1
    guard let differing = pair.differences(in: reached) else { return }
    let affected = differing.widened(by: radius).clamped(to: band)
    for channel in [Channel.red, .green, .blue, .alpha]
    where pair.differs(in: differing, channel) {
      addSimilarities(of: channel, in: affected, of: pair)
    }
  }

  private mutating func addSimilarities<Pixel: PackedPixel>(
    of channel: Channel, in part: PixelRect, of pair: PixelPair<Pixel>
  ) {
    levels.setLevels(of: channel, in: part.widened(by: radius), of: pair)
    rows.convolve(rowsOf: levels, kernel)
    windows.convolve(columnsOf: rows, kernel)
    windows.writeSimilarities(to: &similarities, peak: Double(Pixel.peak))
    similarities.values.withUnsafeBufferPointer { similarities in
      var index = 0
      for row in part.rows {
        var sum = 0.0
        for column in part.columns {
          if pair.isCounted(column, row) { sum += similarities[index] - 1 }
          index += 1
        }
        sums.add(sum, in: channel)
      }
    }
  }

  /// The weights along a side; their sum is 1.
  private static func makeKernel() -> [Double] {
    let radius = SSIMWindow.gaussian.side / 2
    let weights = (-radius...radius).map { exp(-0.5 * Double($0 * $0) / (1.5 * 1.5)) }
    let total = weights.reduce(0, +)
    return weights.map { $0 / total }
  }
}

extension PixelPair {
  /// Returns the number of pixels that count in columns of rows.
  fileprivate func countedCount(in columns: Range<Int>, _ rows: Range<Int>) -> Int {
    guard counted != nil else { return columns.count * rows.count }
    return rows.reduce(0) { count, row in
      count + columns.count { isCounted($0, row) }
    }
  }

  /// Returns whether a channel differs in a rectangle.
  fileprivate func differs(in part: PixelRect, _ channel: Channel) -> Bool {
    let mask = Pixel(truncatingIfNeeded: Pixel.peak) << (Pixel.Sample.bitWidth * channel.rawValue)
    return part.rows.contains { row in
      let start = start(ofRow: row)
      var difference: Pixel = 0
      for column in part.columns {
        difference |= expected[start &+ column] ^ actual[start &+ column]
      }
      return difference & mask != 0
    }
  }
}

/// The weighted means of both images, of the sum of their squares, and of their product.
private struct Moments {
  var left = Plane<Double>()
  var right = Plane<Double>()
  private var squares = Plane<Double>()
  private var products = Plane<Double>()

  /// Sets the levels of single pixels, with their squares and products.
  mutating func setLevels<Pixel>(
    of channel: Channel, in part: PixelRect, of pair: PixelPair<Pixel>
  ) {
    func fill(_ plane: inout Plane<Double>, from pixels: UnsafeBufferPointer<Pixel>) {
      plane.fill(width: part.size.width, height: part.size.height) { levels in
        var index = 0
        for row in part.rows {
          let start = pair.start(ofRow: row)
          for column in part.columns {
            // Conversion from 32 bits vectorizes, from 64 bits it does not.
            let level = Int32(truncatingIfNeeded: pixels[start &+ column].level(channel))
            levels[index] = Double(level)
            index += 1
          }
        }
      }
    }
    fill(&left, from: pair.expected)
    fill(&right, from: pair.actual)
    setProducts()
  }

  /// Computes squares and products from the levels.
  private mutating func setProducts() {
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
