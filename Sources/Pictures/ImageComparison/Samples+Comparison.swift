public import Imaging

/// How a comparison treats images of different sizes.
public enum SizePolicy: String, CaseIterable, Sendable {
  /// They differ, and their pixels are not compared.
  case never
  /// Both are extended to the larger width and height by transparent black, at the right and below.
  case pad
}

extension Samples {
  /// Compares this image with the expected one.
  ///
  /// Samples are compared as they are stored, straight; if one image has 16 bits and the other 8,
  /// at 16.
  ///
  /// - Parameters:
  ///   - expected: The image to compare with.
  ///   - metric: The metric; by default, every pixel that differs at all is counted.
  ///   - area: The pixels to ignore. Its mask must have the size of the images.
  ///   - policy: How different sizes are treated.
  /// - Returns: The differences, which may be none.
  public func compare(
    with expected: Samples, by metric: Metric = .exact, ignoring area: IgnoredArea = IgnoredArea(),
    resizing policy: SizePolicy = .never
  ) -> Comparison {
    metric.algorithm.validate()
    guard size == expected.size || policy == .pad else {
      return .sizes(expected: expected.size, actual: size)
    }
    return .pixels(
      PixelComparison(expected: expected, actual: self, by: metric, ignoring: area))
  }
}

extension Image {
  /// Compares this image with the expected one, both unpremultiplied as in a PNG file.
  ///
  /// - Parameters:
  ///   - expected: The image to compare with.
  ///   - metric: The metric; by default, every pixel that differs at all is counted.
  ///   - area: The pixels to ignore. Its mask must have the size of the images.
  ///   - policy: How different sizes are treated.
  /// - Returns: The differences, which may be none.
  public func compare(
    with expected: Image, by metric: Metric = .exact, ignoring area: IgnoredArea = IgnoredArea(),
    resizing policy: SizePolicy = .never
  ) -> Comparison {
    Samples(self).compare(
      with: Samples(expected), by: metric, ignoring: area, resizing: policy)
  }
}
