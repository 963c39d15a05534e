public import Imaging

/// Compares images by one criterion: a metric, an allowance, an ignored area and a size policy.
///
/// The command `zoetrope compare`, the golden frames and `expectImage` all compare by this type.
public struct ImageComparer: Hashable, Sendable {
  /// The metric.
  public var metric: Metric
  /// How many pixels may differ; ignored for a metric that computes a number.
  public var allowance: Allowance
  /// The pixels to ignore.
  public var ignoredArea: IgnoredArea
  /// How different sizes are treated.
  public var sizePolicy: SizePolicy

  /// Creates a comparer; by default, images are the same if all pixels are equal.
  public init(
    metric: Metric = .exact, allowance: Allowance = .pixels(0),
    ignoring ignoredArea: IgnoredArea = IgnoredArea(), resizing sizePolicy: SizePolicy = .never
  ) {
    self.metric = metric
    self.allowance = allowance
    self.ignoredArea = ignoredArea
    self.sizePolicy = sizePolicy
  }

  /// Compares an image with the expected one.
  ///
  /// - Throws: An ``IgnoredAreaError`` if pixels are to be compared and the ignored area does not
  ///   apply to their size.
  public func compare(
    _ actual: Samples, with expected: Samples
  ) throws(IgnoredAreaError) -> ComparisonResult {
    if actual.size == expected.size || sizePolicy == .pad {
      try ignoredArea.validate(for: actual.size.union(expected.size))
    }
    let comparison = actual.compare(
      with: expected, by: metric, ignoring: ignoredArea, resizing: sizePolicy)
    return ComparisonResult(
      expected: expected, actual: actual, comparison: comparison, comparer: self)
  }
}

/// Two images and the result of their comparison.
public struct ComparisonResult: Sendable {
  /// The expected image.
  public let expected: Samples
  /// The actual image.
  public let actual: Samples
  /// The differences; its description is the phrase for messages.
  public let comparison: Comparison
  /// Whether the images count as the same.
  public let isAcceptable: Bool
  private let metric: Metric
  private let ignoredArea: IgnoredArea

  fileprivate init(
    expected: Samples, actual: Samples, comparison: Comparison, comparer: ImageComparer
  ) {
    self.expected = expected
    self.actual = actual
    self.comparison = comparison
    isAcceptable = comparison.isAcceptable(allowing: comparer.allowance)
    metric = comparer.metric
    // An area for one size does not apply to the common size of two different ones.
    ignoredArea = if case .pixels = comparison { comparer.ignoredArea } else { IgnoredArea() }
  }

  /// Draws expected image, difference and actual image side by side, as
  /// ``Imaging/Samples/comparisonPanel(expected:actual:by:ignoring:)``.
  public func panel() -> Image {
    Samples.comparisonPanel(
      expected: expected, actual: actual, by: metric, ignoring: ignoredArea)
  }

  /// Draws the difference alone.
  public func differenceImage() -> Image {
    Samples.differenceImage(
      expected: expected, actual: actual, by: metric, ignoring: ignoredArea)
  }
}
