public import Imaging

/// What the comparison of two pictures found.
public enum Comparison: Hashable, Sendable {
  /// The pictures are of different sizes, so that their pixels were not compared.
  case sizes(expected: PixelSize, actual: PixelSize)
  /// The pixels were compared, and differ in this way or not at all.
  case pixels(PixelComparison)

  /// Tells whether the pictures count as the same.
  ///
  /// - Parameter allowance: How many pixels may differ; a metric that yields one number has a bound of
  ///   its own instead.
  /// - Returns: Whether they do; `false` for pictures of different sizes.
  public func isAcceptable(allowing allowance: Allowance = .pixels(0)) -> Bool {
    switch self {
    case .sizes: false
    case .pixels(let pixels): pixels.isAcceptable(allowing: allowance)
    }
  }
}

/// How many pixels may differ in pictures that count as the same.
public enum Allowance: Hashable, Sendable {
  /// Up to this many.
  case pixels(Int)
  /// Up to so many in a hundred of those compared.
  case percent(Double)
}

/// How a comparison deals with pictures of different sizes.
public enum SizePolicy: Hashable, Sendable {
  /// They differ, and that is all there is to find.
  case never
  /// Both are brought to the larger width and height with transparent black, at the right and below.
  case pad
}

/// How the pixels of two pictures differ.
public struct PixelComparison: Hashable, Sendable {
  /// How the pictures were compared.
  public let metric: Metric
  /// The bits of the samples compared, 8 or 16: the larger depth of the two pictures.
  public let depth: Int
  /// The number of pixels compared, without those that were ignored.
  public let pixelCount: Int
  /// The number of pixels that the metric counts; for one that yields a number for the whole picture, of
  /// those that differ at all.
  public let differingPixelCount: Int
  /// The largest difference in each channel over all pixels, those within tolerance included.
  public let largest: ChannelLevels
  /// The smallest rectangle around the pixels counted, or `nil` if there are none.
  public let bounds: PixelRect?
  /// What the metric yields for the whole picture; `nil` for a metric that counts pixels, and where there is
  /// nothing to take a mean over: different pictures smaller than a window.
  public let value: Double?

  /// Tells whether the pictures count as the same.
  ///
  /// - Parameter allowance: As for ``Comparison/isAcceptable(allowing:)``.
  /// - Returns: Whether they do.
  public func isAcceptable(allowing allowance: Allowance = .pixels(0)) -> Bool {
    if let bound = metric.bound { return value.map(bound.isKept) ?? false }
    return switch allowance {
    case .pixels(let count): differingPixelCount <= count
    case .percent(let percent):
      Double(differingPixelCount) * 100 <= percent * Double(pixelCount)
    }
  }
}
