internal import Imaging

extension Image {
  /// Makes the picture of ``Samples/comparisonPanel(expected:actual:by:ignoring:)`` of images.
  ///
  /// - Parameters:
  ///   - expected: The image on the left.
  ///   - actual: The image on the right.
  ///   - marks: Whether each pixel is red in the difference, row by row, in the larger width and height of
  ///     the two.
  /// - Returns: A picture three times as wide as the wider image and as high as the higher one.
  static func comparisonPanel(expected: Image, actual: Image, marks: [Bool]) -> Image {
    let width = max(expected.width, actual.width)
    return ComparisonPanel(expected: expected, actual: actual) { x, y in
      marks[y * width + x]
    }.image()
  }

  /// Makes the middle part of that picture.
  static func differenceImage(expected: Image, actual: Image, marks: [Bool]) -> Image {
    let width = max(expected.width, actual.width)
    return ComparisonPanel(expected: expected, actual: actual) { x, y in
      marks[y * width + x]
    }.differenceImage()
  }
}

/// The layout and the colours of a comparison picture.
private struct ComparisonPanel {
  static let separatorWidth = 4
  static let ground: UInt32 = 0xFF80_8080
  static let mark: UInt32 = 0xFFFF_0000

  let expected: Image
  let actual: Image
  /// Tells of a pixel that both images have whether it differs.
  let isMarked: (Int, Int) -> Bool

  func image() -> Image {
    let width = max(expected.width, actual.width)
    let height = max(expected.height, actual.height)
    let step = width + Self.separatorWidth
    var image = Image(width: 2 * step + width, height: height, filledWith: Self.ground)
    for y in 0..<height {
      for x in 0..<width {
        let expected = pixel(of: expected, x, y)
        let actual = pixel(of: actual, x, y)
        if let expected { image[x, y] = expected }
        if let actual { image[x + 2 * step, y] = actual }
        if let difference = difference(expected, actual, x, y) { image[x + step, y] = difference }
      }
    }
    return image
  }

  func differenceImage() -> Image {
    let size = expected.size.union(actual.size)
    var image = Image(width: size.width, height: size.height, filledWith: Self.ground)
    for y in 0..<size.height {
      for x in 0..<size.width {
        let pixel = difference(pixel(of: expected, x, y), pixel(of: actual, x, y), x, y)
        if let pixel { image[x, y] = pixel }
      }
    }
    return image
  }

  private func pixel(of image: Image, _ x: Int, _ y: Int) -> UInt32? {
    x < image.width && y < image.height ? image[x, y] : nil
  }

  private func difference(
    _ expected: UInt32?, _ actual: UInt32?, _ x: Int, _ y: Int
  ) -> UInt32? {
    switch (expected, actual) {
    case (nil, nil): nil
    case (let expected?, _?): isMarked(x, y) ? Self.mark : Self.pale(expected)
    default: Self.mark
    }
  }

  /// A pixel's luma over white, brought three quarters of the way to white.
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
