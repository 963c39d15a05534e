public import Imaging

extension Samples {
  /// Compares this picture with the one that is expected.
  ///
  /// Samples are compared as they are stored, straight; where one picture has 16 bits and the other 8, at 16.
  ///
  /// - Parameters:
  ///   - expected: The picture to compare with.
  ///   - metric: How to compare. Without one, every pixel that differs at all is counted.
  ///   - area: The pixels to leave out. Its mask must have the size of what is compared.
  ///   - policy: What to do about different sizes.
  /// - Returns: What was found, which may be nothing.
  public func compare(
    with expected: Samples, by metric: Metric = .exact, ignoring area: IgnoredArea = IgnoredArea(),
    resizing policy: SizePolicy = .never
  ) -> Comparison {
    metric.check()
    guard size == expected.size || policy == .pad else {
      return .sizes(expected: expected.size, actual: size)
    }
    return .pixels(
      withPair(with: expected, ignoring: area) {
        .init($0, by: metric)
      } deep: {
        .init($0, by: metric)
      })
  }

  /// Makes a picture for a person's eye: expected, difference and actual, side by side.
  ///
  /// In the difference, pixels that the metric counts are red over a pale grey copy of the expected picture;
  /// a metric that yields one number for a picture counts all that differ. Pictures of different sizes are
  /// aligned at the upper left; where only one of them has a pixel the difference is red. Between the three,
  /// and where a picture ends before the larger one, the ground is mid-grey.
  ///
  /// - Parameters:
  ///   - expected: The picture on the left.
  ///   - actual: The picture on the right.
  ///   - metric: As for ``compare(with:by:ignoring:resizing:)``.
  ///   - area: The pixels to leave out.
  /// - Returns: A picture three times as wide as the wider one and as high as the higher one.
  public static func comparisonPanel(
    expected: Samples, actual: Samples, by metric: Metric = .exact,
    ignoring area: IgnoredArea = IgnoredArea()
  ) -> Image {
    Image.comparisonPanel(
      expected: expected.image, actual: actual.image,
      marks: actual.marks(with: expected, by: metric, ignoring: area))
  }

  /// Makes the middle part of that picture alone.
  ///
  /// - Parameters: As for ``comparisonPanel(expected:actual:by:ignoring:)``.
  /// - Returns: A picture as wide as the wider one and as high as the higher one.
  public static func differenceImage(
    expected: Samples, actual: Samples, by metric: Metric = .exact,
    ignoring area: IgnoredArea = IgnoredArea()
  ) -> Image {
    Image.differenceImage(
      expected: expected.image, actual: actual.image,
      marks: actual.marks(with: expected, by: metric, ignoring: area))
  }

  /// Whether the metric counts each pixel, row by row.
  private func marks(
    with expected: Samples, by metric: Metric, ignoring area: IgnoredArea
  ) -> [Bool] {
    metric.check()
    return withPair(with: expected, ignoring: area) {
      $0.marks(by: metric)
    } deep: {
      $0.marks(by: metric)
    }
  }

  /// Calls one of two functions with this picture and another at their common size and depth.
  private func withPair<Result>(
    with expected: Samples, ignoring area: IgnoredArea,
    shallow: (PixelPair<UInt32>) -> Result, deep: (PixelPair<UInt64>) -> Result
  ) -> Result {
    let size = size.union(expected.size)
    let expected = expected.padded(to: size)
    let actual = padded(to: size)
    guard case .shallow(let left) = expected.storage, case .shallow(let right) = actual.storage
    else {
      return deep(
        PixelPair(
          expected: expected.deepPixels, actual: actual.deepPixels, size: size, ignoring: area))
    }
    return shallow(PixelPair(expected: left, actual: right, size: size, ignoring: area))
  }
}

extension Image {
  /// Compares this image with the one that is expected, both straight as a PNG file would hold them.
  ///
  /// - Parameters:
  ///   - expected: The image to compare with.
  ///   - metric: How to compare. Without one, every pixel that differs at all is counted.
  ///   - area: The pixels to leave out. Its mask must have the size of what is compared.
  ///   - policy: What to do about different sizes.
  /// - Returns: What was found, which may be nothing.
  public func compare(
    with expected: Image, by metric: Metric = .exact, ignoring area: IgnoredArea = IgnoredArea(),
    resizing policy: SizePolicy = .never
  ) -> Comparison {
    Samples(self).compare(
      with: Samples(expected), by: metric, ignoring: area, resizing: policy)
  }
}

extension PixelComparison {
  fileprivate init<Pixel>(_ pair: PixelPair<Pixel>, by metric: Metric) {
    let scan = pair.scanLevels(tolerance: metric.plainTolerance)
    self.metric = metric
    depth = Pixel.Sample.bitWidth
    pixelCount = pair.countedPixelCount
    largest = scan.largest
    let isEqual = scan.largest.largest == 0
    switch metric {
    case .psnr: value = isEqual ? .infinity : pair.peakSignalToNoiseRatio()
    case .ssim(let window, _): value = isEqual ? 1 : pair.structuralSimilarity(in: window)
    case .flip(let pixelsPerDegree, _): value = pair.flip(pixelsPerDegree: pixelsPerDegree)
    case .channel, .pixelmatch: value = nil
    }
    guard metric.looksCloser, let part = scan.bounds else {
      differingPixelCount = scan.count
      bounds = scan.bounds
      return
    }
    var count = 0
    var bounds: PixelRect?
    pair.forEachDifference(by: metric, in: part) { column, row in
      count += 1
      bounds =
        bounds.map { $0.extended(to: column, row) }
        ?? PixelRect(columns: column...column, rows: row...row)
    }
    differingPixelCount = count
    self.bounds = bounds
  }
}

extension PixelPair {
  /// Whether the metric counts each pixel, row by row.
  fileprivate func marks(by metric: Metric) -> [Bool] {
    var marks = [Bool](repeating: false, count: expected.count)
    guard let part = scanLevels(tolerance: 0).bounds else { return marks }
    forEachDifference(by: metric, in: part) { column, row in
      marks[row * size.width + column] = true
    }
    return marks
  }
}

extension Metric {
  /// The tolerance with which levels alone decide which pixels are counted.
  fileprivate var plainTolerance: Int {
    if case .channel(let tolerance, _) = self { tolerance } else { 0 }
  }

  /// Whether it takes more than levels to tell if a pixel is counted.
  fileprivate var looksCloser: Bool {
    switch self {
    case .channel(_, let ignoresAntialiasing): ignoresAntialiasing
    case .pixelmatch: true
    case .psnr, .ssim, .flip: false
    }
  }

  fileprivate func check() {
    switch self {
    case .channel(let tolerance, _):
      precondition(
        (0...65_535).contains(tolerance), "a tolerance is 0 to 65535 levels, not \(tolerance)")
    case .pixelmatch(let threshold, _):
      precondition((0...1).contains(threshold), "a threshold is 0 to 1, not \(threshold)")
    case .flip(let pixelsPerDegree, _):
      precondition(
        (1...1000).contains(pixelsPerDegree),
        "a degree has 1 to 1000 pixels, not \(pixelsPerDegree)")
    case .psnr, .ssim: break
    }
  }
}

extension PixelRect {
  /// The rectangle with a pixel of a row that is not above it.
  fileprivate func extended(to column: Int, _ row: Int) -> PixelRect {
    PixelRect(
      columns: min(columns.lowerBound, column)...max(columns.upperBound, column),
      rows: rows.lowerBound...row)
  }
}
