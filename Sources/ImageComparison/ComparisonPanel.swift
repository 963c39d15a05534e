public import Imaging

extension Samples {
  /// Draws expected image, difference and actual image side by side.
  ///
  /// In the difference, pixels that the metric counts are red over a pale grey copy of the expected
  /// image; a metric that computes a number counts all pixels that differ. Images of different
  /// sizes are aligned at the upper left; pixels that only one of them has are red. The gaps
  /// between the three, and the area beyond a smaller image, are mid-grey.
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
    ComparisonPanel(expected: expected, actual: actual, by: metric, ignoring: area).image()
  }

  /// Draws the difference alone, the middle part of
  /// ``comparisonPanel(expected:actual:by:ignoring:)``.
  ///
  /// - Returns: An image as wide as the wider image and as high as the higher one.
  public static func differenceImage(
    expected: Samples, actual: Samples, by metric: Metric = .exact,
    ignoring area: IgnoredArea = IgnoredArea()
  ) -> Image {
    ComparisonPanel(expected: expected, actual: actual, by: metric, ignoring: area)
      .differenceImage()
  }
}

/// The layout and the colours of a comparison panel.
private struct ComparisonPanel {
  static let gap = 4
  static let background: UInt32 = 0xFF80_8080
  static let mark: UInt32 = 0xFFFF_0000

  let expected: Image
  let actual: Image
  /// The larger width and height.
  let size: PixelSize
  /// Whether the metric counts each pixel of `size`, row by row.
  let isMarked: [Bool]

  init(expected: Samples, actual: Samples, by metric: Metric, ignoring area: IgnoredArea) {
    let algorithm = metric.algorithm
    algorithm.validate()
    let pair = AlignedPair(expected: expected, actual: actual, ignoring: area)
    self.expected = expected.image
    self.actual = actual.image
    size = pair.size
    var isMarked = [Bool](repeating: false, count: pair.size.width * pair.size.height)
    if let part = pair.scanLevels(tolerance: 0).bounds {
      algorithm.forEachDifference(in: pair, within: part) { column, row in
        isMarked[row * pair.size.width + column] = true
      }
    }
    self.isMarked = isMarked
  }

  func image() -> Image {
    let step = size.width + Self.gap
    var canvas = Canvas(width: 2 * step + size.width, height: size.height)
    canvas.draw(expected, x: 0)
    drawDifference(on: &canvas, x: step)
    canvas.draw(actual, x: 2 * step)
    return canvas.image
  }

  func differenceImage() -> Image {
    var canvas = Canvas(width: size.width, height: size.height)
    drawDifference(on: &canvas, x: 0)
    return canvas.image
  }

  private func drawDifference(on canvas: inout Canvas, x: Int) {
    let expectedPixels = expected.pixels
    for row in 0..<size.height {
      for column in 0..<size.width {
        let isInExpected = column < expected.width && row < expected.height
        let isInActual = column < actual.width && row < actual.height
        guard isInExpected || isInActual else { continue }
        let isEqual = isInExpected && isInActual && !isMarked[row * size.width + column]
        canvas.pixels[row * canvas.width + x + column] =
          isEqual ? Self.pale(expectedPixels[row * expected.width + column]) : Self.mark
      }
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
    let grey = 255 - (255 - min(255, luma + white)) / 4
    return 0xFF00_0000 | grey << 16 | grey << 8 | grey
  }
}

/// The pixels of a panel while it is drawn: a local array, which loops access without calls into
/// another module.
private struct Canvas {
  let width: Int
  let height: Int
  var pixels: [UInt32]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    pixels = [UInt32](repeating: ComparisonPanel.background, count: width * height)
  }

  var image: Image { Image(width: width, height: height, pixels: pixels) }

  /// Copies an image to the top, from a column on.
  mutating func draw(_ image: Image, x: Int) {
    let source = image.pixels
    for row in 0..<image.height {
      let start = row * width + x
      pixels.replaceSubrange(
        start..<start + image.width, with: source[row * image.width..<(row + 1) * image.width])
    }
  }
}
