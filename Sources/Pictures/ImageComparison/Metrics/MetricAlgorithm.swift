internal import Imaging

/// The implementation of a ``Metric``.
enum MetricAlgorithm {
  /// A metric that counts the pixels that differ.
  case counting(any CountingMetric)
  /// A metric that computes one number for the whole image.
  case scoring(any ScoringMetric)

  /// The difference of a channel, in levels, up to which a pixel is not counted.
  var tolerance: Int {
    switch self {
    case .counting(let metric): metric.tolerance
    case .scoring: 0
    }
  }

  /// The number of rows above and below a row that the metric examines for it.
  var margin: Int {
    switch self {
    case .counting(let metric): metric.examinesNeighbors ? 2 : 0
    case .scoring(let metric): metric.margin
    }
  }

  /// The number of rows above and below a row that decide which of its pixels differ.
  var marksMargin: Int {
    switch self {
    case .counting: margin
    case .scoring: 0
    }
  }

  /// Returns the number of bytes of the intermediate results for a band, margins included.
  func workingByteCount(width: Int, rowCount: Int) -> Int {
    switch self {
    case .counting: 0
    case .scoring(let metric):
      metric.workingBytesPerPixel * (width + 2 * metric.margin) * rowCount
    }
  }

  /// Traps on parameters out of range.
  func validate() {
    switch self {
    case .counting(let metric): metric.validate()
    case .scoring(let metric): metric.validate()
    }
  }

  /// Calls a function with the column and row of each pixel in a rectangle that the metric counts,
  /// row by row; of a metric that computes a number, with each pixel that differs at all.
  func forEachDifference(
    in pair: AlignedPair, within part: PixelRect, _ body: (_ column: Int, _ row: Int) -> Void
  ) {
    let counting: any CountingMetric =
      switch self {
      case .counting(let metric): metric
      case .scoring: ChannelMetric()
      }
    counting.forEachDifference(in: pair, within: part, body)
  }
}

/// A metric that counts pixels.
protocol CountingMetric: Sendable {
  /// The difference of a channel, in levels, up to which a pixel is not counted.
  var tolerance: Int { get }
  /// Whether a pixel over the tolerance may still not count, so that each must be examined.
  var examinesPixels: Bool { get }
  /// Whether the neighbors of a pixel, and theirs, decide whether it counts.
  var examinesNeighbors: Bool { get }
  /// Returns from which difference on a pixel counts, as a phrase after "pixels differ".
  ///
  /// - Parameter none: The phrase if every difference counts.
  /// - Returns: The phrase, such as ` by more than 2 levels`.
  func criterion(ofNone none: String) -> String
  /// Traps on parameters out of range.
  func validate()
  /// Calls a function with the column and row of each pixel in a rectangle that counts, row by row.
  func forEachDifference(
    in pair: AlignedPair, within part: PixelRect, _ body: (_ column: Int, _ row: Int) -> Void)
}

/// A metric that computes one number for the whole image.
protocol ScoringMetric: CustomStringConvertible, Sendable {
  /// The abbreviation of the number, such as `PSNR`.
  var name: String { get }
  /// The unit as it follows a number, such as ` dB`.
  var unit: String { get }
  /// The bound within which images count as the same.
  var bound: ScoreBound { get }
  /// The number of equal images.
  var scoreOfEqualImages: Double { get }
  /// Traps on parameters out of range.
  func validate()
  /// The number of rows above and below a row that the metric examines for it.
  var margin: Int { get }
  /// The number of bytes of the intermediate results for each pixel of a band.
  var workingBytesPerPixel: Int { get }
  /// Returns the state before the first row of images of a size.
  func accumulator(for size: PixelSize) -> any ScoreAccumulator
  /// Returns a measure of the difference that grows with it and is 0 for equal images.
  func rank(of score: Double) -> Double
  /// Returns the number rounded for a table, with its unit.
  func text(of score: Double) -> String
}

extension ScoringMetric {
  var unit: String { "" }
  var margin: Int { 0 }
  var workingBytesPerPixel: Int { 0 }
  func validate() {}
  func text(of score: Double) -> String { "\((score * 10_000).rounded() / 10_000)\(unit)" }
}

/// The bound of a score.
enum ScoreBound {
  case atLeast(Double)
  case atMost(Double)

  /// Returns whether a score is within the bound.
  func contains(_ score: Double) -> Bool {
    switch self {
    case .atLeast(let minimum): score >= minimum
    case .atMost(let maximum): score <= maximum
    }
  }
}
