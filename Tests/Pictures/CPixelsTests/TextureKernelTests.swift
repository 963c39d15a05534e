import CPixels
import TestSupport
import Testing

/// The kernels that sample a texture, and blend the samples, give the results of scalar code.
struct TextureKernelTests {
  private static let width = 23
  private static let height = 19

  /// Returns a byte of the texture at a position, interpolated between texels.
  private func sample(_ texels: [UInt32], _ u: Double, _ v: Double, byte: Int) -> Double {
    func texel(_ column: Int, _ row: Int) -> Double {
      let index = min(row, Self.height - 1) * Self.width + min(column, Self.width - 1)
      return Double(texels[index] >> UInt32(8 * byte) & 255)
    }
    let (x, y) = (
      min(max(u - 0.5, 0), Double(Self.width - 1)), min(max(v - 0.5, 0), Double(Self.height - 1))
    )
    let (column, row) = (Int(x), Int(y))
    let (right, below) = (x - Double(column), y - Double(row))
    let upper = texel(column, row) * (1 - right) + texel(column + 1, row) * right
    let lower = texel(column, row + 1) * (1 - right) + texel(column + 1, row + 1) * right
    return upper * (1 - below) + lower * below
  }

  @Test(arguments: [1, 7, 8, 9, 40])
  func `samples are interpolated between texels, and those of the edge are repeated`(
    count: Int
  ) {
    var generator = SeededGenerator(seed: UInt64(count))
    let texels = (0..<Self.width * Self.height).map { _ in
      UInt32.random(in: 0 ... .max, using: &generator)
    }
    for _ in 0..<100 {
      func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }
      let (u, v, du, dv) = (
        number(-9...30), number(-9...25), number(-1.4...1.4), number(-1.4...1.4)
      )
      var row = [UInt32](repeating: 7, count: count + 8)
      let common = texels.withUnsafeBufferPointer { texels -> UInt32 in
        guard let first = texels.baseAddress else { return 0 }
        return cpixels_sample(
          &row, count, cpixels_texture(pixels: first, width: Self.width, height: Self.height), u, v,
          du, dv)
      }
      for index in 0..<count {
        #expect(common & ~row[index] == 0)
        for byte in 0..<4 {
          let expected = sample(
            texels, u + Double(index) * du, v + Double(index) * dv, byte: byte)
          let level = Double(row[index] >> UInt32(8 * byte) & 255)
          // Half a level by rounding, 1/64 by each of two interpolations, and 2 * 255 times 2^-15
          // and 2^-16 by the weights and the position, whose step is truncated to 2^-16 for seven
          // pixels.
          #expect(abs(level - expected) < 0.65)
        }
      }
      #expect(row[count + 7] == 7)
    }
  }

  @Test func `samples of one color keep it`() {
    let color: UInt32 = 0x80_7F_01_40
    let texels = [UInt32](repeating: color, count: 64)
    var row = [UInt32](repeating: 0, count: 40)
    let common = texels.withUnsafeBufferPointer { texels -> UInt32 in
      guard let first = texels.baseAddress else { return 0 }
      return cpixels_sample(
        &row, 33, cpixels_texture(pixels: first, width: 8, height: 8), -2.3, 1.7, 0.37, 0.21)
    }
    #expect(common == color)
    #expect(row[..<33].allSatisfy { $0 == color })
  }

  /// Divides as for 16 bits: a / 255 is (a + a / 256) / 256.
  private func product(_ pixel: UInt32, _ factor: UInt32, rounding: UInt32) -> [UInt32] {
    (0..<4).map { byte in
      let product = (pixel >> UInt32(8 * byte) & 255) * factor + rounding
      return (product + product >> 8) >> 8
    }
  }

  private func blended(
    _ source: UInt32, _ coverage: UInt32, over destination: UInt32, rounding: UInt32
  ) -> UInt32 {
    let over = product(source, coverage, rounding: rounding)
    let under = product(destination, 255 - over[3], rounding: rounding)
    return (0..<4).reduce(0) { $0 | (over[$1] + under[$1]) << UInt32(8 * $1) }
  }

  /// Returns a premultiplied pixel.
  private func pixel(using generator: inout SeededGenerator) -> UInt32 {
    let alpha = UInt32.random(in: 0...255, using: &generator)
    return (0..<3).reduce(alpha << 24) {
      $0 | UInt32.random(in: 0...alpha, using: &generator) << UInt32(8 * $1)
    }
  }

  @Test(arguments: [1, 7, 8, 9, 40])
  func `pixels are blended with one coverage or with one each`(count: Int) {
    var generator = SeededGenerator(seed: UInt64(count))
    for _ in 0..<40 {
      let pixels = (0..<count + 1).map { _ in pixel(using: &generator) }
      let source = (0..<count).map { _ in pixel(using: &generator) }
      let coverage = UInt32.random(in: 0...255, using: &generator)
      var result = pixels
      cpixels_blend_pixels(&result, source, count, UInt16(coverage))
      for index in 0..<count {
        #expect(
          result[index]
            == blended(source[index], coverage, over: pixels[index], rounding: 128))
      }
      #expect(result[count] == pixels[count])

      // Blocks of opaque pixels, of transparent ones and of both.
      let blocks = source.enumerated().map { index, pixel in
        (index / 8 + index % 11 / 10) % 3 == 0 ? pixel | 255 << 24 : 0
      }
      result = pixels
      cpixels_blend_pixels(&result, blocks, count, 255)
      for index in 0..<count {
        #expect(result[index] == blended(blocks[index], 255, over: pixels[index], rounding: 128))
      }

      // Runs of nothing, and of whole pixels.
      let coverages = (0..<count).map { index in
        index % 3 == 0 ? 0 : index % 3 == 1 ? 255 : UInt8.random(in: 0...255, using: &generator)
      }
      for rounding: UInt32 in [127, 128] {
        result = pixels
        cpixels_blend_coverages(&result, count, source[0], coverages, UInt16(rounding))
        for index in 0..<count {
          #expect(
            result[index]
              == blended(
                source[0], UInt32(coverages[index]), over: pixels[index], rounding: rounding))
        }
        #expect(result[count] == pixels[count])
      }
    }
  }
}
