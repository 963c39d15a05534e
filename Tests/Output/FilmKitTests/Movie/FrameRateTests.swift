import FilmKit
import Testing

@Suite struct FrameRateTests {
  @Test(arguments: [
    ("60", 60, 1), ("25.0", 25, 1), ("12.5", 25, 2), ("30000/1001", 30000, 1001),
    ("48/2", 24, 1), ("23.976", 24000, 1001), ("29.97", 30000, 1001), ("59.94", 60000, 1001),
    ("33.333", 33333, 1000), ("0.001", 1, 1000), ("1000", 1000, 1),
  ])
  func `numbers and fractions are parsed as exact frame rates`(
    text: String, numerator: Int, denominator: Int
  ) throws {
    let rate = try #require(FrameRate(text))
    #expect(rate.numerator == numerator)
    #expect(rate.denominator == denominator)
    #expect(FrameRate(rate.description) == rate)
  }

  @Test(arguments: ["", "fast", "0", "-25", "1001", "30/0", "0/1", "1/2/3", "nan", "inf", "30/"])
  func `text that is not a valid frame rate gives nil`(text: String) {
    #expect(FrameRate(text) == nil)
  }

  @Test func `a floating-point rate becomes the simplest near fraction`() {
    #expect(FrameRate(100.0 / 3) == FrameRate(100, over: 3))
    #expect(FrameRate(0.1) == FrameRate(1, over: 10))
    #expect(FrameRate(24) == 24)
  }

  @Test func `the times of frames at a fractional rate are exact`() {
    let film = Film(
      width: 2, height: 2, frameRate: FrameRate(30000, over: 1001), frameCount: 30000)
    #expect(film.time(ofFrame: 0) == 0)
    #expect(film.time(ofFrame: 30) == 1.001)
    #expect(film.duration == 1001)
  }
}
