import CPixels
import TestSupport
import Testing

/// The SIMD kernels give the results of scalar code.
struct KernelTests {
  @Test(arguments: [8, 9, 15, 16, 40], [127, 128] as [UInt32])
  func `a pixel is blended over a span`(count: Int, rounding: UInt32) {
    var generator = SeededGenerator(seed: UInt64(count))
    for alpha in 0...255 as ClosedRange<UInt32> {
      // Premultiplied: no component exceeds alpha.
      let pixel = (0..<3).reduce(alpha) { pixel, _ in
        pixel << 8 | .random(in: 0...alpha, using: &generator)
      }
      let pixels = (0..<count + 16).map { _ in UInt32.random(in: 0 ... .max, using: &generator) }
      var result = pixels
      result.withUnsafeMutableBufferPointer { buffer in
        guard let first = buffer.baseAddress else { return }
        cpixels_blend(first + 8, count, pixel, UInt16(255 - alpha), UInt16(rounding))
      }
      for index in 8..<8 + count {
        #expect(result[index] == blended(pixel, over: pixels[index], rounding: rounding))
      }
      #expect(result[..<8] == pixels[..<8])
      #expect(result[(8 + count)...] == pixels[(8 + count)...])
    }
  }

  /// Blends byte by byte; for 16 bits, a / 255 is (a + a / 256) / 256.
  private func blended(_ pixel: UInt32, over destination: UInt32, rounding: UInt32) -> UInt32 {
    (0..<4).reduce(0) { result, byte in
      let shift = UInt32(8 * byte)
      let product = (destination >> shift & 255) * (255 - pixel >> 24) + rounding
      return result | ((pixel >> shift & 255) + (product + product >> 8) >> 8) << shift
    }
  }

  @Test(arguments: [1, 7, 8, 9, 30])
  func `a color is blended through interpolated samples, and rounded once`(count: Int) {
    var generator = SeededGenerator(seed: UInt64(count))
    let stride = count + 3
    let maxSample = Int16(CPIXELS_SHADE_MAX_SAMPLE)
    let samples = (0..<3 * stride + Int(CPIXELS_SHADE_PADDING)).map { _ in
      Int16.random(in: 0...maxSample, using: &generator)
    }
    let pixels = (0..<count + 8).map { _ in UInt32.random(in: 0 ... .max, using: &generator) }
    for _ in 0..<50 {
      let color = 0xFF00_0000 | UInt32.random(in: 0...0xFF_FFFF, using: &generator)
      let opacity = Int16.random(in: 0 ... .max, using: &generator)
      let (x, y) = (Int16.random(in: 0 ... .max, using: &generator), Int16(12_345))
      var (aligned, turned) = (pixels, pixels)
      samples.withUnsafeBufferPointer { samples in
        guard let first = samples.baseAddress else { return }
        cpixels_shade(
          &aligned, count, color, opacity, first, first + 1, first + stride, first + stride + 1, x,
          y)
        cpixels_shade_affine(
          &turned, count, color, opacity, first, stride, Double(x) / 32768, Double(y) / 32768, 1,
          0)
      }
      for index in 0..<count {
        func sample(_ row: Int, _ column: Int) -> Double {
          Double(samples[row * stride + index + column]) / 16384
        }
        let (u, v) = (Double(x) / 32768, Double(y) / 32768)
        let top = sample(0, 0) * (1 - u) + sample(0, 1) * u
        let bottom = sample(1, 0) * (1 - u) + sample(1, 1) * u
        let alpha = (top * (1 - v) + bottom * v) * Double(opacity) / 32768
        for shift in [0, 8, 16, 24] as [UInt32] {
          func level(_ pixel: UInt32) -> Double { Double(pixel >> shift & 255) }
          let old = level(pixels[index])
          let expected = old + (level(color) - old) * alpha
          // Half a level for the rounding; four products are up to a unit of 14 bits too small, and
          // that of the blending one of 5.
          let bound = 0.5 + 4 * 255 / 16384.0 + 1 / 32.0
          #expect(abs(level(aligned[index]) - expected) <= bound)
          #expect(abs(level(turned[index]) - expected) <= bound)
        }
      }
      #expect(aligned[count...] == pixels[count...] && turned[count...] == pixels[count...])
    }
  }

  @Test func `64 pixels are compared with their left neighbors and with the row above`() {
    var generator = SeededGenerator(seed: 1)
    let width = 192
    for _ in 0..<100 {
      // The last pixel of the first row is the left neighbor of the second row's first one.
      let pixels = (0..<2 * width).map { _ in UInt32.random(in: 0...1, using: &generator) << 24 }
      var changes = [UInt64](repeating: 0, count: 3)
      var differences = changes
      pixels.withUnsafeBufferPointer { buffer in
        guard let above = buffer.baseAddress else { return }
        cpixels_compare(above + width, above, 3, &changes, &differences)
      }
      for x in 0..<width {
        let index = width + x
        let bit: UInt64 = 1 << UInt64(x % 64)
        #expect((changes[x / 64] & bit != 0) == (pixels[index] != pixels[index - 1]))
        #expect((differences[x / 64] & bit != 0) == (pixels[index] != pixels[index - width]))
      }
    }
  }

  @Test func `runs start where a row changes, unless both rows are equal there`() {
    var generator = SeededGenerator(seed: 2)
    func words() -> [UInt64] { (0..<4).map { _ in .random(in: 0 ... .max, using: &generator) } }
    func bit(_ x: Int, of words: [UInt64]) -> Bool { words[x / 64] >> UInt64(x % 64) & 1 == 1 }
    for _ in 0..<100 {
      let (changes, changesAbove, differences) = (words(), words(), words())
      var starts = [UInt64](repeating: 0, count: 5)
      let counts = cpixels_find_runs(changes, changesAbove, differences, 4, &starts)
      for x in 1..<256 {
        let isDifferent = bit(x, of: differences) || bit(x - 1, of: differences)
        let isChange = bit(x, of: changes) || bit(x, of: changesAbove)
        #expect(bit(x, of: starts) == (isDifferent && isChange), "\(x)")
      }
      #expect(counts.plain == (0..<256).count { bit($0, of: changes) })
      #expect(counts.up == (0..<256).count { bit($0, of: starts) })
      #expect(starts[4] == 0)
    }
  }
}
