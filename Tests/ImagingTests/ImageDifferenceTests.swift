import Imaging
import TestSupport
import Testing

@Suite struct `Image difference` {
  private let gray = Image(width: 6, height: 4, filledWith: 0xFF80_8080)

  @Test func `equal images do not differ`() {
    let difference = gray.difference(from: Image(width: 6, height: 4, filledWith: 0xFF80_8080))
    #expect(difference.isAcceptable())
    #expect("\(difference)" == "all 24 pixels are equal")
  }

  @Test func `pixels over the tolerance are counted and boxed`() throws {
    var actual = gray
    actual[4, 1] = 0xFF83_8080
    actual[1, 2] = 0xFF80_7C80
    actual[2, 3] = 0xFE80_8082
    let difference = try pixels(actual.difference(from: gray, tolerance: 2))
    #expect(difference.tolerance == 2)
    #expect(difference.pixelCount == 24)
    #expect(difference.differingPixelCount == 2)
    #expect(difference.largest == ChannelLevels(alpha: 1, red: 3, green: 4, blue: 2))
    #expect(difference.bounds == PixelRect(columns: 1...4, rows: 1...2))
    #expect(
      "\(difference)" == "2 of 24 pixels differ by more than 2 levels "
        + "(largest: alpha 1, red 3, green 4, blue 2), all within 4 x 2 at (1, 1)")
  }

  @Test func `a difference of exactly the tolerance is not counted`() throws {
    var actual = gray
    actual[0, 0] = 0xFF80_8085
    let difference = try pixels(actual.difference(from: gray, tolerance: 5))
    #expect(difference.differingPixelCount == 0)
    #expect(difference.bounds == nil)
    #expect(difference.largest == ChannelLevels(alpha: 0, red: 0, green: 0, blue: 5))
    #expect(
      "\(difference)" == "none of 24 pixels differs by more than 5 levels "
        + "(largest: alpha 0, red 0, green 0, blue 5)")
    #expect(try pixels(actual.difference(from: gray, tolerance: 4)).differingPixelCount == 1)
  }

  @Test func `a number of pixels may be allowed to differ`() {
    var actual = gray
    actual[0, 0] = 0
    actual[5, 3] = 0
    let difference = actual.difference(from: gray)
    #expect(!difference.isAcceptable())
    #expect(!difference.isAcceptable(allowingPixels: 1))
    #expect(difference.isAcceptable(allowingPixels: 2))
  }

  @Test func `images of different sizes are never acceptable`() {
    let difference = gray.difference(from: Image(width: 4, height: 6))
    #expect(
      difference
        == .sizes(
          expected: PixelSize(width: 4, height: 6), actual: PixelSize(width: 6, height: 4)))
    #expect(!difference.isAcceptable(allowingPixels: 1000))
    #expect("\(difference)" == "the size is 6 x 4 pixels, 4 x 6 is expected")
  }

  @Test func `random images agree with a count made channel by channel`() throws {
    var generator = SeededGenerator(seed: 7)
    let expected = Image(width: 31, height: 17, pixels: noise(31 * 17, &generator))
    let actual = Image(width: 31, height: 17, pixels: noise(31 * 17, &generator))
    let distances = zip(expected.pixels, actual.pixels).map { left, right in
      [24, 16, 8, 0].map { abs(Int(left >> $0 & 0xFF) - Int(right >> $0 & 0xFF)) }
    }
    for tolerance in [0, 1, 60, 128, 200, 255] {
      let difference = try pixels(actual.difference(from: expected, tolerance: tolerance))
      let over = distances.filter { $0.contains { $0 > tolerance } }
      #expect(difference.differingPixelCount == over.count)
      for (channel, largest) in [
        difference.largest.alpha, difference.largest.red, difference.largest.green,
        difference.largest.blue,
      ].enumerated() {
        #expect(largest == distances.map { $0[channel] }.max())
      }
    }
  }

  private func pixels(_ difference: ImageDifference) throws -> PixelDifference {
    guard case .pixels(let pixels) = difference else {
      throw Unexpected(difference: difference)
    }
    return pixels
  }

  private func noise(_ count: Int, _ generator: inout SeededGenerator) -> [UInt32] {
    (0..<count).map { _ in generator.next() }
  }

  private struct Unexpected: Error {
    let difference: ImageDifference
  }
}
