import ImageComparison
import Imaging
import TestSupport
import Testing

@Suite struct `Comparison of samples` {
  private let gray = Samples(width: 6, height: 4, pixels: .init(repeating: 0xFF80_8080, count: 24))

  /// Returns the gray image with some pixels changed.
  private func changed(_ changes: [Int: UInt32]) -> Samples {
    Samples(
      width: 6, height: 4, pixels: (0..<24).map { changes[$0] ?? 0xFF80_8080 })
  }

  @Test func `equal images have no difference by any metric`() throws {
    for metric in [Metric.exact, .channel(tolerance: 3), .pixelmatch(), .psnr(), .ssim()] {
      let comparison = gray.compare(with: gray, by: metric)
      #expect(comparison.isAcceptable())
      #expect("\(comparison)" == "all 24 pixels are equal")
    }
    #expect(gray.compare(with: gray, by: .psnr()).found?.value == .infinity)
    #expect(gray.compare(with: gray, by: .ssim()).found?.value == 1)
  }

  @Test func `pixels over the tolerance are counted and bounded`() throws {
    let actual = changed([10: 0xFF83_8080, 13: 0xFF80_7C80, 20: 0xFE80_8082])
    let comparison = actual.compare(with: gray, by: .channel(tolerance: 2))
    let pixels = try #require(comparison.found)
    #expect(pixels.pixelCount == 24)
    #expect(pixels.differingPixelCount == 2)
    #expect(pixels.largestDifference == ChannelLevels(alpha: 1, red: 3, green: 4, blue: 2))
    #expect(pixels.bounds == PixelRect(columns: 1...4, rows: 1...2))
    #expect(
      "\(comparison)" == "2 of 24 pixels differ by more than 2 levels "
        + "(largest: alpha 1, red 3, green 4, blue 2), all within 4 x 2 at (1, 1)")
    #expect(
      "\(actual.compare(with: gray))" == "3 of 24 pixels differ "
        + "(largest: alpha 1, red 3, green 4, blue 2), all within 4 x 3 at (1, 1)")
    let tolerant = actual.compare(with: gray, by: .channel(tolerance: 4))
    // A difference of exactly the tolerance is not counted.
    #expect(tolerant.found?.differingPixelCount == 0)
    #expect(tolerant.found?.bounds == nil)
    #expect(
      "\(tolerant)"
        == "none of 24 pixels differs by more than 4 levels "
        + "(largest: alpha 1, red 3, green 4, blue 2)")
  }

  @Test func `the color of transparent pixels is compared by channel and not by pixelmatch`() {
    let left = Samples(width: 1, height: 1, pixels: [0x0010_0000])
    let right = Samples(width: 1, height: 1, pixels: [0])
    #expect(left.compare(with: right).found?.largestDifference.red == 16)
    #expect(left.compare(with: right, by: .pixelmatch(threshold: 0)).isAcceptable())
  }

  @Test(arguments: [1, 7, 8, 9, 16, 31])
  func `counts and bounds equal those computed sample by sample`(width: Int) throws {
    var generator = SeededGenerator(seed: UInt64(width))
    // Half of the pixels are equal, a quarter differ in one bit, a quarter at random.
    func pixels<Pixel: FixedWidthInteger>(_: Pixel.Type) -> (left: [Pixel], right: [Pixel]) {
      let left: [Pixel] = (0..<width * 5).map { _ in Pixel(truncatingIfNeeded: generator.next()) }
      let right = left.map { pixel in
        switch generator.next() % 4 {
        case 0: pixel ^ 1 << (Pixel.bitWidth / 4)
        case 1: Pixel(truncatingIfNeeded: generator.next())
        default: pixel
        }
      }
      return (left, right)
    }
    func check<Pixel: FixedWidthInteger>(
      _ left: [Pixel], _ right: [Pixel], _ make: ([Pixel]) -> Samples
    ) throws {
      let bits = Pixel.bitWidth / 4
      let distances = zip(left, right).map { left, right in
        (0..<4).map { channel in
          abs(
            Int(truncatingIfNeeded: left >> (channel * bits)) & (1 << bits - 1)
              - Int(truncatingIfNeeded: right >> (channel * bits)) & (1 << bits - 1))
        }
      }
      for tolerance in [0, 1, 100, 255, 256, 40_000] {
        let found = try #require(
          make(right).compare(with: make(left), by: .channel(tolerance: tolerance)).found)
        let over = distances.indices.filter { distances[$0].contains { $0 > tolerance } }
        #expect(found.differingPixelCount == over.count)
        #expect(found.bounds?.rows.lowerBound == over.first.map { $0 / width })
        #expect(found.bounds?.rows.upperBound == over.last.map { $0 / width })
        #expect(found.bounds?.columns.lowerBound == over.map { $0 % width }.min())
        #expect(found.bounds?.columns.upperBound == over.map { $0 % width }.max())
        let largest = [
          found.largestDifference.blue, found.largestDifference.green, found.largestDifference.red,
          found.largestDifference.alpha,
        ]
        #expect(largest == (0..<4).map { channel in distances.map { $0[channel] }.max() })
      }
    }
    let shallow = pixels(UInt32.self)
    try check(shallow.left, shallow.right) { Samples(width: width, height: 5, pixels: $0) }
    let deep = pixels(UInt64.self)
    try check(deep.left, deep.right) { Samples(width: width, height: 5, deepPixels: $0) }
  }

  @Test func `images of 16 and 8 bits are compared at 16 bits`() throws {
    let shallow = Samples(width: 2, height: 1, pixels: [0xFF01_0203, 0xFF01_0203])
    let deep = Samples(
      width: 2, height: 1, deepPixels: [0xFFFF_0101_0202_0303, 0xFFFF_0101_0202_0304])
    let pixels = try #require(deep.compare(with: shallow).found)
    #expect(pixels.depth == 16)
    #expect(pixels.differingPixelCount == 1)
    #expect(pixels.largestDifference == ChannelLevels(alpha: 0, red: 0, green: 0, blue: 1))
    #expect(shallow.compare(with: deep, by: .channel(tolerance: 1)).isAcceptable())
  }

  @Test func `an allowance is a number or a percentage of pixels`() {
    let comparison = changed([0: 0, 23: 0]).compare(with: gray)
    #expect(!comparison.isAcceptable())
    #expect(!comparison.isAcceptable(allowing: .pixels(1)))
    #expect(comparison.isAcceptable(allowing: .pixels(2)))
    #expect(!comparison.isAcceptable(allowing: .percent(8.3)))
    // Two of 24 are 8 1/3 percent.
    #expect(comparison.isAcceptable(allowing: .percent(8.4)))
  }

  @Test func `rectangles and the dark pixels of a mask are ignored`() throws {
    let actual = changed([0: 0, 8: 0, 23: 0])
    let rectangle = PixelRect(columns: 5...90, rows: 3...3)
    let found = try #require(
      actual.compare(with: gray, ignoring: IgnoredArea(rectangles: [rectangle])).found)
    #expect(found.pixelCount == 23)
    #expect(found.differingPixelCount == 2)
    #expect(found.bounds == PixelRect(columns: 0...2, rows: 0...1))

    var mask = Image(width: 6, height: 4, filledWith: 0xFF80_0000)
    mask[0, 0] = 0xFF7F_7F7F
    mask[2, 1] = 0
    let area = IgnoredArea(rectangles: [rectangle], mask: mask)
    #expect(actual.compare(with: gray, ignoring: area).found?.pixelCount == 21)
    #expect(actual.compare(with: gray, ignoring: area).isAcceptable())
    let outside = IgnoredArea(rectangles: [PixelRect(columns: 6...9, rows: 0...9)])
    #expect(actual.compare(with: gray, ignoring: outside).found?.differingPixelCount == 3)
  }

  @Test func `PSNR is the mean over the pixels that are not ignored`() throws {
    let actual = changed([0: 0, 1: 0xFF80_8090])
    let first = IgnoredArea(rectangles: [PixelRect(columns: 0...0, rows: 0...0)])
    let found = try #require(actual.compare(with: gray, by: .psnr(), ignoring: first).found)
    // One of 23 * 3 samples is off by 16: 10 log10(255^2 * 69 / 16^2), but for the last bits.
    #expect(isClose(try #require(found.value), 42.43689486293316, within: 1e-12))
  }

  @Test func `images of different sizes are compared only if they are padded`() {
    let low = Samples(width: 6, height: 3, pixels: .init(repeating: 0xFF80_8080, count: 18))
    let comparison = low.compare(with: gray)
    #expect(
      comparison
        == .sizes(
          expected: PixelSize(width: 6, height: 4), actual: PixelSize(width: 6, height: 3)))
    #expect(!comparison.isAcceptable(allowing: .percent(100)))
    #expect("\(comparison)" == "the size is 6 x 3 pixels, 6 x 4 is expected")
    let narrow = Samples(width: 5, height: 5, pixels: .init(repeating: 0xFF80_8080, count: 25))
    let padded = narrow.compare(with: gray, resizing: .pad).found
    #expect(padded?.pixelCount == 30)
    #expect(padded?.differingPixelCount == 9)
  }

  @Test func `images are compared unpremultiplied`() {
    let expected = Image(width: 1, height: 1, filledWith: 0x8080_0000)
    let actual = Image(width: 1, height: 1, filledWith: 0x8000_0000)
    #expect(actual.compare(with: expected).found?.largestDifference.red == 255)
  }

  @Test func `the panel marks the pixels that the metric counts in red`() throws {
    let actual = changed([0: 0xFF81_8080, 1: 0xFF90_8080])
    let panel = Samples.comparisonPanel(
      expected: gray, actual: actual, by: .channel(tolerance: 1))
    #expect(panel.size == PixelSize(width: 26, height: 4))
    #expect(panel[10, 0] != 0xFFFF_0000)
    #expect(panel[11, 0] == 0xFFFF_0000)
    #expect(panel[20, 0] == 0xFF81_8080)
    let all = IgnoredArea(rectangles: [PixelRect(columns: 0...5, rows: 0...3)])
    let clean = Samples.comparisonPanel(expected: gray, actual: actual, ignoring: all)
    #expect(!clean.pixels.contains(0xFFFF_0000))
  }
}
