import ImageComparison
import Imaging
import Testing

@Suite struct `Comparison panel` {
  private let red: UInt32 = 0xFFFF_0000
  private let ground: UInt32 = 0xFF80_8080

  private func panel(_ expected: Image, _ actual: Image, tolerance: Int = 0) -> Image {
    Samples.comparisonPanel(
      expected: Samples(expected), actual: Samples(actual), by: .channel(tolerance: tolerance))
  }

  @Test func `the panel shows expected image, difference and actual image side by side`() {
    let expected = Image(width: 2, height: 1, pixels: [0xFF00_0000, 0xFFFF_FFFF])
    let actual = Image(width: 2, height: 1, pixels: [0xFF00_0000, 0xFFFF_FFFE])
    let panel = panel(expected, actual)
    // Black becomes three quarters white: 255 - 255 / 4.
    let difference: [UInt32] = [0xFFC0_C0C0, red]
    let separator = [UInt32](repeating: ground, count: 4)
    #expect(panel.height == 1)
    #expect(
      panel.pixels == expected.pixels + separator + difference + separator + actual.pixels)
  }

  @Test func `the difference image is the middle part of the panel`() {
    let white: UInt32 = 0xFFFF_FFFF
    let expected = Samples(width: 2, height: 1, pixels: [0xFF00_0000, white])
    let actual = Samples(width: 1, height: 2, pixels: [0xFF00_0001, white])
    let difference = Samples.differenceImage(expected: expected, actual: actual)
    #expect(difference.size == PixelSize(width: 2, height: 2))
    #expect(difference.pixels == [red, red, red, ground])
    let tolerant = Samples.differenceImage(
      expected: expected, actual: actual, by: .channel(tolerance: 1))
    #expect(tolerant[0, 0] == 0xFFC0_C0C0)
    let panel = Samples.comparisonPanel(expected: expected, actual: actual)
    #expect(
      (0..<2).allSatisfy { y in (0..<2).allSatisfy { panel[$0 + 6, y] == difference[$0, y] } })
  }

  @Test func `pixels within the tolerance are drawn in pale gray`() {
    let expected = Image(width: 1, height: 1, filledWith: 0xFF64_6464)
    let actual = Image(width: 1, height: 1, filledWith: 0xFF66_6464)
    let tolerant = panel(expected, actual, tolerance: 2)
    // 255 - (255 - 100) / 4, rounded to the next level above.
    #expect(tolerant[5, 0] == 0xFFD9_D9D9)
    let strict = panel(expected, actual, tolerance: 1)
    #expect(strict[5, 0] == red)
  }

  @Test func `a transparent pixel is drawn like white`() {
    let clear = Image(width: 1, height: 1)
    #expect(panel(clear, clear)[5, 0] == 0xFFFF_FFFF)
  }

  @Test func `images of different sizes are padded and differ where only one has a pixel`() {
    let wide = Image(width: 2, height: 1, filledWith: 0xFFFF_FFFF)
    let high = Image(width: 1, height: 2, filledWith: 0xFFFF_FFFF)
    let panel = panel(wide, high)
    let white: UInt32 = 0xFFFF_FFFF
    let separator = [UInt32](repeating: ground, count: 4)
    #expect(panel.size == PixelSize(width: 14, height: 2))
    #expect(
      panel.pixels == [white, white] + separator + [white, red] + separator + [white, ground]
        + [ground, ground] + separator + [red, ground] + separator + [white, ground])
  }
}
