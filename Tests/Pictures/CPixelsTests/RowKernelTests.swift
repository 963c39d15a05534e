import CPixels
import TestSupport
import Testing

/// The kernels that convolve and pack rows give the results of scalar code.
struct RowKernelTests {
  @Test(arguments: [1, 7, 8, 9, 31, 32, 33, 100], [1, 3, 49])
  func `a row is convolved in the order of the weights`(count: Int, weightCount: Int) {
    var generator = SeededGenerator(seed: UInt64(count * 100 + weightCount))
    let padding = Int(CPIXELS_CONVOLUTION_PADDING)
    func numbers(_ count: Int) -> [Float] {
      (0..<count).map { _ in .random(in: -1...1, using: &generator) }
    }
    let (samples, weights) = (numbers(count + weightCount + padding), numbers(weightCount))
    var sums = [Float](repeating: 7, count: count + padding + 1)
    cpixels_convolve(&sums, count, samples, weights, weightCount)
    for x in 0..<count {
      // Equal to the bit: the products are added in the same order.
      #expect(sums[x] == weights.indices.reduce(0) { $0 + weights[$1] * samples[x + $1] })
    }
    #expect(sums[count + padding] == 7)
  }

  @Test(arguments: [1, 3, 4, 5, 8, 17])
  func `pixels are packed as red, green and blue, with and without alpha`(count: Int) {
    var generator = SeededGenerator(seed: UInt64(count))
    var pixels = (0..<count).map { _ in
      UInt32.random(in: 0xFF00_0000 ... .max, using: &generator)
    }
    var bytes = [UInt8](repeating: 9, count: 3 * count + 5)
    #expect(cpixels_pack_rgb(&bytes, pixels, count) >> 24 == 255)
    func components(_ pixel: UInt32) -> [UInt8] {
      [16, 8, 0].map { UInt8(truncatingIfNeeded: pixel >> $0) }
    }
    #expect(Array(bytes.prefix(3 * count)) == pixels.flatMap(components))
    #expect(bytes.last == 9)
    pixels[count - 1] &= 0x80FF_FFFF
    #expect(cpixels_pack_rgb(&bytes, pixels, count) >> 24 == 0x80)
    var whole = [UInt8](repeating: 9, count: 4 * count)
    cpixels_pack_rgba(&whole, pixels, count)
    #expect(whole == pixels.flatMap { components($0) + [UInt8($0 >> 24)] })
  }
}
