/// What the comparison of two images found.
public enum ImageDifference: Hashable, Sendable {
  /// The images are of different sizes, so that their pixels were not compared.
  case sizes(expected: PixelSize, actual: PixelSize)
  /// The images are of one size, and their pixels differ in this way or not at all.
  case pixels(PixelDifference)

  /// Tells whether the images agree.
  ///
  /// - Parameter count: The number of pixels that may differ by more than the tolerance, 0 by
  ///   default.
  /// - Returns: Whether no more pixels than that do; `false` for images of different sizes.
  public func isAcceptable(allowingPixels count: Int = 0) -> Bool {
    switch self {
    case .sizes: false
    case .pixels(let difference): difference.differingPixelCount <= count
    }
  }
}

extension ImageDifference: CustomStringConvertible {
  /// A phrase for a failure message.
  public var description: String {
    switch self {
    case .sizes(let expected, let actual):
      "the size is \(actual) pixels, \(expected) is expected"
    case .pixels(let difference):
      difference.description
    }
  }
}

extension Image {
  /// Compares this image with the one that is expected.
  ///
  /// - Parameters:
  ///   - expected: The image to compare with.
  ///   - tolerance: The levels, 0...255, by which a premultiplied channel may differ without its
  ///     pixel being counted. With 0, the default, every differing pixel is counted.
  /// - Returns: What was found, which may be nothing.
  public func difference(from expected: Image, tolerance: Int = 0) -> ImageDifference {
    guard size == expected.size else { return .sizes(expected: expected.size, actual: size) }
    return .pixels(PixelDifference(expected: expected, actual: self, tolerance: tolerance))
  }
}
