internal import Imaging

/// The comparison of a pair of images while its bands pass by.
struct BandComparison {
  private let metric: Metric
  private let algorithm: MetricAlgorithm
  private let layout: BandLayout
  private var scan: LevelScan
  private var accumulator: (any ScoreAccumulator)?
  private var countedPixelCount = 0
  /// The pixels that a metric has examined and counted.
  private var count = 0
  private var bounds: PixelRect?
  /// Whether all pixels are opaque once they are rounded to 8 bits.
  private(set) var isOpaque = true

  /// Creates a comparison before the first band.
  init(_ layout: BandLayout, by metric: Metric) {
    self.metric = metric
    self.layout = layout
    algorithm = metric.algorithm
    scan = LevelScan(
      width: layout.size.width, isDeep: layout.isDeep, tolerance: algorithm.tolerance)
    if case .scoring(let metric) = algorithm { accumulator = metric.accumulator(for: layout.size) }
  }

  /// Adds a band.
  mutating func add(_ rows: Range<Int>, of pair: AlignedPair) {
    switch pair {
    case .shallow(let pair): countedPixelCount += pair.countedPixelCount(in: rows)
    case .deep(let pair): countedPixelCount += pair.countedPixelCount(in: rows)
    }
    scan.add(rows, of: pair)
    accumulator?.add(rows, of: pair)
    if case .counting(let metric) = algorithm, metric.examinesPixels,
      let part = pair.differences(in: rows)
    {
      metric.forEachDifference(in: pair, within: part) { column, row in
        count += 1
        bounds =
          bounds.map { $0.extended(to: column, row) }
          ?? PixelRect(columns: column...column, rows: row...row)
      }
    }
  }

  /// Notes whether the pixels of a band are opaque, which a panel of the pair needs to know.
  ///
  /// - Parameters:
  ///   - rows: The rows of the band.
  ///   - pair: The images, of which the smaller one is padded.
  ///   - expected: The size of the expected image without padding.
  ///   - actual: The size of the actual image without padding.
  mutating func checkOpacity(
    of rows: Range<Int>, _ pair: AlignedPair, _ expected: PixelSize, _ actual: PixelSize
  ) {
    guard isOpaque else { return }
    isOpaque =
      switch pair {
      case .shallow(let pair): pair.isOpaque(in: rows, expected, actual)
      case .deep(let pair): pair.isOpaque(in: rows, expected, actual)
      }
  }

  /// The result, after the last band.
  var result: PixelComparison {
    let largest = scan.largest
    var (count, bounds, value) = (scan.count, scan.bounds, Double?.none)
    switch algorithm {
    case .scoring(let metric):
      value =
        largest.maximum == 0
        ? metric.scoreOfEqualImages : accumulator?.score(countedPixelCount: countedPixelCount)
    case .counting(let metric):
      if metric.examinesPixels { (count, bounds) = (self.count, self.bounds) }
    }
    return PixelComparison(
      metric: metric, depth: layout.isDeep ? 16 : 8, pixelCount: countedPixelCount,
      differingPixelCount: count, largestDifference: largest, bounds: bounds, value: value)
  }
}

extension AlignedPair {
  /// Returns the smallest rectangle around the pixels of rows in which the images differ.
  func differences(in rows: Range<Int>) -> PixelRect? {
    switch self {
    case .shallow(let pair): pair.differences(in: rows)
    case .deep(let pair): pair.differences(in: rows)
    }
  }
}

extension PixelPair {
  /// Returns whether all pixels of rows of both images, as they are shown, have alpha 255 once they
  /// are rounded to 8 bits; padding beyond a size does not count.
  fileprivate func isOpaque(
    in rows: Range<Int>, _ expectedSize: PixelSize, _ actualSize: PixelSize
  ) -> Bool {
    // Rounding to nearest: the levels from 65,407 on become 255.
    let lowest =
      Pixel(truncatingIfNeeded: Pixel.peak - (Pixel.peak / 255) / 2)
      << (3 * Pixel.Sample.bitWidth)
    var minimum = Pixel.max
    for row in rows {
      let indices = indices(of: row..<row + 1)
      if row < expectedSize.height {
        for index in indices.prefix(expectedSize.width) { minimum = min(minimum, expected[index]) }
      }
      if row < actualSize.height {
        for index in indices.prefix(actualSize.width) { minimum = min(minimum, shown[index]) }
      }
    }
    return minimum >= lowest
  }
}
