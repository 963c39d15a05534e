public import Imaging

/// What the comparison of two images found.
public enum Comparison: Hashable, Sendable {
  /// The images have different sizes; their pixels were not compared.
  case sizes(expected: PixelSize, actual: PixelSize)
  /// The differences of the pixels, which may be none.
  case pixels(PixelComparison)

  /// Returns whether the images count as the same.
  ///
  /// - Parameter allowance: How many pixels may differ; ignored for a metric that computes a
  ///   number, which has a bound of its own.
  /// - Returns: Whether the images count as the same; `false` for images of different sizes.
  public func isAcceptable(allowing allowance: Allowance = .pixels(0)) -> Bool {
    switch self {
    case .sizes: false
    case .pixels(let pixels): pixels.isAcceptable(allowing: allowance)
    }
  }
}

/// How the pixels of two images differ.
public struct PixelComparison: Hashable, Sendable {
  /// The metric of the comparison.
  public let metric: Metric
  /// The bits of the samples compared, 8 or 16: the larger depth of the two images.
  public let depth: Int
  /// The number of pixels compared, without ignored ones.
  public let pixelCount: Int
  /// The number of pixels that the metric counts; for a metric that computes a number, of all
  /// pixels that differ.
  public let differingPixelCount: Int
  /// The largest difference in each channel over all pixels, those within the tolerance included.
  public let largestDifference: ChannelLevels
  /// The smallest rectangle around the pixels counted; `nil` if there are none.
  public let bounds: PixelRect?
  /// The number that the metric computes; `nil` for a metric that counts pixels, and if no pixel
  /// could be measured: different images smaller than a window.
  public let value: Double?

  /// Returns whether the images count as the same.
  ///
  /// - Parameter allowance: How many pixels may differ; ignored for a metric that computes a
  ///   number.
  /// - Returns: Whether the images count as the same.
  public func isAcceptable(allowing allowance: Allowance = .pixels(0)) -> Bool {
    if case .scoring(let metric) = metric.algorithm {
      return value.map(metric.bound.contains) ?? false
    }
    return switch allowance {
    case .pixels(let count): differingPixelCount <= count
    case .percent(let percent):
      Double(differingPixelCount) * 100 <= percent * Double(pixelCount)
    }
  }
}

extension PixelComparison {
  /// Compares the pixels of two images, the smaller one padded by transparent black.
  ///
  /// - Parameters:
  ///   - expected: The expected image.
  ///   - actual: The actual image.
  ///   - metric: The metric.
  ///   - area: The pixels to ignore.
  ///   - bandHeight: The number of rows that are compared at a time, which does not change the
  ///     result; unless given, as many as stay in the caches.
  package init(
    expected: Samples, actual: Samples, by metric: Metric, ignoring area: IgnoredArea,
    bandHeight: Int? = nil
  ) {
    let layout = BandLayout(
      expected, actual, margin: metric.algorithm.margin, bandHeight: bandHeight)
    var comparison = BandComparison(layout, by: metric)
    forEachBand(of: expected, actual, layout, ignoring: area) { rows, pair in
      comparison.add(rows, of: pair)
    }
    self = comparison.result
  }
}
