internal import Imaging

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

  /// Whether a pixel counts.
  func isCounted(_ column: Int, _ row: Int) -> Bool {
    counted?[row * size.width + column] ?? true
  }

  /// The channels that a mean is taken over: alpha is one of them where it tells anything.
  var channels: [Channel] {
    commonBits(in: expected.indices) >= Pixel.opaqueBlack
      ? [.red, .green, .blue] : [.red, .green, .blue, .alpha]
  }

  /// The bits that all pixels of both pictures have.
  func commonBits(in part: Range<Int>) -> Pixel {
    [expected, actual].reduce(.max) { common, pixels in
      pixels.withUnsafeBufferPointer { pixels in
        var common = common
        for index in part { common &= pixels[index] }
        return common
      }
    }
  }
}
