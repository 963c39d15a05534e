public import Imaging

extension Samples {
  /// Draws expected image, difference and actual image side by side.
  ///
  /// In the difference, pixels that the metric counts are red over a pale gray copy of the expected
  /// image; a metric that computes a number counts all pixels that differ. Images of different
  /// sizes are aligned at the upper left; pixels that only one of them has are red. The gaps
  /// between the three, and the area beyond a smaller image, are mid-gray.
  ///
  /// - Parameters:
  ///   - expected: The image on the left.
  ///   - actual: The image on the right.
  ///   - metric: As for ``compare(with:by:ignoring:resizing:)``.
  ///   - area: The pixels to ignore.
  /// - Returns: An image as wide as three of the wider image and two gaps of 4 pixels, and as high
  ///   as the higher image.
  public static func comparisonPanel(
    expected: Samples, actual: Samples, by metric: Metric = .exact,
    ignoring area: IgnoredArea = IgnoredArea()
  ) -> Image {
    ComparisonPanel(expected.size, actual.size, by: metric, showsImages: true)
      .image(of: expected, actual, ignoring: area)
  }

  /// Draws the difference alone, the middle part of
  /// ``comparisonPanel(expected:actual:by:ignoring:)``.
  ///
  /// - Returns: An image as wide as the wider image and as high as the higher one.
  public static func differenceImage(
    expected: Samples, actual: Samples, by metric: Metric = .exact,
    ignoring area: IgnoredArea = IgnoredArea()
  ) -> Image {
    ComparisonPanel(expected.size, actual.size, by: metric, showsImages: false)
      .image(of: expected, actual, ignoring: area)
  }
}

/// A comparison panel, or its difference alone, drawn band by band.
struct ComparisonPanel {
  private static let gap = 4
  private static let background: UInt32 = 0xFF80_8080
  private static let mark: UInt32 = 0xFFFF_0000

  private let expected: PixelSize
  private let actual: PixelSize
  private let algorithm: MetricAlgorithm
  private let showsImages: Bool
  /// The larger width and height.
  private let size: PixelSize

  /// Creates the panel of images of two sizes.
  init(_ expected: PixelSize, _ actual: PixelSize, by metric: Metric, showsImages: Bool) {
    self.expected = expected
    self.actual = actual
    self.showsImages = showsImages
    algorithm = metric.algorithm
    algorithm.validate()
    size = actual.union(expected)
  }

  /// The number of rows above and below a band that are examined.
  var margin: Int { algorithm.marksMargin }

  /// The size of the panel.
  var panelSize: PixelSize {
    let width = showsImages ? 3 * size.width + 2 * Self.gap : size.width
    return PixelSize(width: width, height: size.height)
  }

  /// Draws the panel of images in memory.
  func image(of expected: Samples, _ actual: Samples, ignoring area: IgnoredArea) -> Image {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(panelSize.width * panelSize.height)
    let layout = BandLayout(expected, actual, margin: margin)
    forEachBand(of: expected, actual, layout, ignoring: area) { rows, pair in
      pixels += self.pixels(of: rows, pair)
    }
    return Image(width: panelSize.width, height: panelSize.height, pixels: pixels)
  }

  /// Returns the premultiplied pixels of rows of the panel.
  func pixels(of rows: Range<Int>, _ pair: AlignedPair) -> [UInt32] {
    var isMarked = [Bool](repeating: false, count: rows.count * size.width)
    if let part = pair.differences(in: rows) {
      algorithm.forEachDifference(in: pair, within: part) { column, row in
        isMarked[(row - rows.lowerBound) * size.width + column] = true
      }
    }
    switch pair {
    case .shallow(let pair):
      return pixels(of: rows, pair, isMarked) { Image.premultiply($0, into: $1) }
    case .deep(let pair):
      return pixels(of: rows, pair, isMarked) { Image.premultiply($0, into: $1) }
    }
  }

  private func pixels<Pixel: PackedPixel>(
    of rows: Range<Int>, _ pair: PixelPair<Pixel>, _ isMarked: [Bool],
    premultiply: (UnsafeBufferPointer<Pixel>, UnsafeMutablePointer<UInt32>) -> Void
  ) -> [UInt32] {
    let width = panelSize.width
    let step = size.width + Self.gap
    var pixels = [UInt32](repeating: Self.background, count: rows.count * width)
    var row = [UInt32](repeating: 0, count: size.width)
    pixels.withUnsafeMutableBufferPointer { pixels in
      row.withUnsafeMutableBufferPointer { left in
        guard let first = pixels.baseAddress, let leftFirst = left.baseAddress else { return }
        for y in rows {
          let target = first + (y - rows.lowerBound) * width
          let source = pair.indices(of: y..<y + 1)
          premultiply(UnsafeBufferPointer(rebasing: pair.expected[source]), leftFirst)
          drawDifference(
            row: y, isMarked[((y - rows.lowerBound) * size.width)...], left,
            to: target + (showsImages ? step : 0))
          guard showsImages else { continue }
          if y < expected.height { target.update(from: leftFirst, count: expected.width) }
          if y < actual.height {
            premultiply(
              UnsafeBufferPointer(rebasing: pair.shown[source].prefix(actual.width)),
              target + 2 * step)
          }
        }
      }
    }
    return pixels
  }

  private func drawDifference(
    row: Int, _ isMarked: ArraySlice<Bool>, _ left: UnsafeMutableBufferPointer<UInt32>,
    to target: UnsafeMutablePointer<UInt32>
  ) {
    for column in 0..<size.width {
      let isInExpected = column < expected.width && row < expected.height
      let isInActual = column < actual.width && row < actual.height
      guard isInExpected || isInActual else { continue }
      let isEqual = isInExpected && isInActual && !isMarked[isMarked.startIndex + column]
      target[column] = isEqual ? Self.pale(left[column]) : Self.mark
    }
  }

  /// Returns a pixel's luma over white, brought three quarters of the way to white.
  private static func pale(_ pixel: UInt32) -> UInt32 {
    let red = pixel >> 16 & 0xFF
    let green = pixel >> 8 & 0xFF
    let blue = pixel & 0xFF
    // The weights of ITU-R BT.709, in 256ths.
    let luma = (54 * red + 183 * green + 19 * blue) >> 8
    let white = 255 - (pixel >> 24)
    let gray = 255 - (255 - min(255, luma + white)) / 4
    return 0xFF00_0000 | gray << 16 | gray << 8 | gray
  }
}
