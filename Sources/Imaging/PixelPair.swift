/// Two pictures of one size and depth, ready to be compared.
struct PixelPair<Pixel: PackedPixel> {
  let size: PixelSize
  let expected: [Pixel]
  /// The other picture, equal to the expected one where pixels do not count.
  let actual: [Pixel]
  /// Whether each pixel counts; `nil` where all do.
  let counted: [Bool]?

  init(expected: [Pixel], actual: [Pixel], size: PixelSize, ignoring area: IgnoredArea) {
    self.size = size
    self.expected = expected
    counted = area.counted(in: size)
    guard let counted else {
      self.actual = actual
      return
    }
    self.actual = actual.indices.map { counted[$0] ? actual[$0] : expected[$0] }
  }

  /// The number of pixels that count.
  var countedPixelCount: Int {
    counted?.count { $0 } ?? expected.count
  }

  /// Calls a function with the samples of both pictures.
  func withSamples<Result>(
    _ body: (UnsafeBufferPointer<Pixel.Sample>, UnsafeBufferPointer<Pixel.Sample>) -> Result
  ) -> Result {
    expected.withUnsafeBytes { expected in
      actual.withUnsafeBytes { actual in
        body(
          expected.bindMemory(to: Pixel.Sample.self), actual.bindMemory(to: Pixel.Sample.self))
      }
    }
  }

  /// Whether a pixel counts.
  func isCounted(_ column: Int, _ row: Int) -> Bool {
    counted?[row * size.width + column] ?? true
  }

  /// The channels that a mean is taken over: alpha is one of them where it tells anything.
  var channels: [Channel] {
    let opaque = Pixel(truncatingIfNeeded: Pixel.peak) << (3 * Pixel.Sample.bitWidth)
    var common = Pixel.max
    for pixels in [expected, actual] {
      pixels.withUnsafeBufferPointer { for pixel in $0 { common &= pixel } }
    }
    return common >= opaque ? [.red, .green, .blue] : [.red, .green, .blue, .alpha]
  }
}
