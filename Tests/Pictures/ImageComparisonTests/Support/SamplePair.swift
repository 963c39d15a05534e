import ImageComparison
import Imaging
import TestSupport

/// A disc with a soft edge, and the same disc shifted and with noise.
///
/// `Benchmarks/compare-parity.py` draws the same images for the programs whose results the tests
/// contain.
struct SamplePair {
  static let width = 40
  static let height = 36

  let expected: Samples
  let actual: Samples

  /// Creates the pair of a seed; from seed 4 on alpha differs too.
  init(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let actual = Self.disc(x: 40 + seed % 3, y: 36 + seed % 2).map { pixel in
      let bits = generator.next()
      guard bits & 7 == 0 else { return pixel }
      let noise: [UInt32] = [
        UInt32(bits >> 8 & 0x3F) << 16, UInt32(bits >> 16 & 0x3F) << 8, UInt32(bits >> 24 & 0x3F),
        seed < 4 ? 0 : UInt32(bits >> 32 & 0x7F) << 24,
      ]
      return noise.reduce(pixel, ^)
    }
    self.actual = Samples(width: Self.width, height: Self.height, pixels: actual)
    expected = Samples(
      width: Self.width, height: Self.height, pixels: Self.disc(x: 40, y: 36))
  }

  /// Returns a disc of 15 pixels radius around a center given in half pixels.
  private static func disc(x: Int, y: Int) -> [UInt32] {
    (0..<width * height).map { index in
      let right = 2 * (index % width) - x
      let down = 2 * (index / width) - y
      let level = UInt32(max(0, min(255, 128 + 2 * (900 - right * right - down * down))))
      return 0xFF00_0000 | level << 16 | (255 - level) << 8 | level / 2
    }
  }
}

extension Comparison {
  /// The comparison of the pixels; `nil` if the sizes differ.
  var found: PixelComparison? { if case .pixels(let pixels) = self { pixels } else { nil } }
}
