import CPixels
import TestSupport
import Testing

/// The kernels that filter rows of PNG files give the results of scalar code.
struct FilterKernelTests {
  private static let filters = [
    CPIXELS_FILTER_SUB, CPIXELS_FILTER_UP, CPIXELS_FILTER_AVERAGE,
  ]

  /// Returns the difference of a byte of a pixel from what a filter predicts.
  private func difference(
    _ filter: cpixels_filter, _ row: [UInt32], _ above: [UInt32], _ x: Int, _ shift: UInt32
  ) -> UInt8 {
    func byte(_ pixel: UInt32) -> Int { Int(pixel >> shift & 255) }
    let (left, up) = (x > 0 ? byte(row[x - 1]) : 0, byte(above[x]))
    let predicted =
      switch filter {
      case CPIXELS_FILTER_SUB: left
      case CPIXELS_FILTER_UP: up
      default: (left + up) / 2
      }
    return UInt8(truncatingIfNeeded: byte(row[x]) - predicted)
  }

  private func pixels(_ count: Int, _ generator: inout SeededGenerator) -> [UInt32] {
    (0..<count).map { _ in .random(in: 0xFF00_0000 ... .max, using: &generator) }
  }

  @Test(arguments: [1, 7, 8, 9, 10, 16, 17, 100])
  func `a row is filtered, and its alpha examined`(count: Int) {
    var generator = SeededGenerator(seed: UInt64(count))
    for filter in Self.filters {
      var row = pixels(count, &generator)
      let above = pixels(count, &generator)
      var result = [UInt32](repeating: 1, count: count + 1)
      #expect(cpixels_filter_row(filter, row, above, count, &result) >> 24 == 255)
      for x in 0..<count {
        let expected = [16, 8, 0].reduce(UInt32(0)) {
          $0 << 8 | UInt32(difference(filter, row, above, x, $1))
        }
        #expect(result[x] == expected)
      }
      #expect(result[count] == 1)
      for x in 0..<count {
        row[x] ^= 1 << 24
        #expect(cpixels_filter_row(filter, row, above, count, &result) >> 24 == 254)
        row[x] ^= 1 << 24
      }
    }
  }

  @Test(arguments: [9, 17, 2049, 16_384])
  func `distances from the predictions are added up`(count: Int) {
    var generator = SeededGenerator(seed: UInt64(count))
    let (row, above) = (pixels(count, &generator), pixels(count, &generator))
    let costs = cpixels_measure_filters(row, above, count)
    // Without the first pixel and the incomplete group of eight at the end.
    let measured = 1..<1 + (count - 1) / 8 * 8
    let sums = Self.filters.map { filter in
      measured.reduce(UInt64(0)) { sum, x in
        ([0, 8, 16, 24] as [UInt32]).reduce(sum) { sum, shift in
          let byte = difference(filter, row, above, x, shift)
          return sum + UInt64(min(byte, 0 &- byte))
        }
      }
    }
    #expect([costs.sub, costs.up, costs.average] == sums)
  }

  @Test(arguments: [1, 7, 8, 63, 64, 65, 127, 128, 130])
  func `changes within a row, its start and its end are marked`(count: Int) {
    var generator = SeededGenerator(seed: UInt64(count))
    let values = (0..<count).map { _ in UInt32.random(in: 0...1, using: &generator) }
    var changes = [UInt64](repeating: .max, count: count / 64 + 1)
    cpixels_find_changes(values, count, &changes)
    for x in 0..<64 * changes.count {
      let isChange = x == 0 || x == count || x < count && values[x] != values[x - 1]
      #expect(changes[x / 64] >> UInt64(x % 64) & 1 == (isChange ? 1 : 0))
    }
  }

  @Test(arguments: [1, 7, 8, 9, 100, 16_384])
  func `Adler-32 is that of the bytes in the order red, green, blue`(count: Int) {
    var generator = SeededGenerator(seed: UInt64(count))
    let random = (0..<count).map { _ in UInt32.random(in: 0...0xFF_FFFF, using: &generator) }
    for values in [random, [UInt32](repeating: 0xFF_FFFF, count: count)] {
      var (low, high) = (UInt32(65_520), UInt32(65_000))
      for value in values {
        for shift in [16, 8, 0] {
          low = (low + (value >> shift & 255)) % 65_521
          high = (high + low) % 65_521
        }
      }
      #expect(cpixels_adler32(65_000 << 16 | 65_520, values, count) == high << 16 | low)
    }
  }
}
