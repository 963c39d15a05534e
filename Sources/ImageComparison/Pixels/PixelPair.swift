internal import Imaging

/// Two images of one size and depth, whose ignored pixels have been made equal.
struct PixelPair<Pixel: PackedPixel> {
  let size: PixelSize
  let expected: [Pixel]
  /// The pixels of the actual image; ignored ones are those of the expected image.
  let actual: [Pixel]
  /// Whether each pixel counts, row by row; `nil` if all do.
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

  /// Returns whether a pixel counts.
  func isCounted(_ column: Int, _ row: Int) -> Bool {
    counted?[row * size.width + column] ?? true
  }

  /// The channels that means are taken over: alpha is left out if both images are opaque.
  var channels: [Channel] {
    commonBits(in: expected.indices) >= Pixel.opaqueBlack
      ? [.red, .green, .blue] : [.red, .green, .blue, .alpha]
  }

  /// Returns the bits that are set in all pixels of a range of both images.
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
