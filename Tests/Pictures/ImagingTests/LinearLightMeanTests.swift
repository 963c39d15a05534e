import Imaging
import Testing

@Suite struct LinearLightMeanTests {
  private func mean(_ pixels: [UInt32]) -> UInt32 {
    var mean = LinearLightMean(width: 1, height: 1)
    for pixel in pixels { mean.add(Image(width: 1, height: 1, filledWith: pixel)) }
    return mean.image.pixels[0]
  }

  @Test func `the mean of equal opaque images is that image`() {
    let pixels = (0...255).map { (level: UInt32) -> UInt32 in
      0xFF00_0000 | level << 16 | (255 - level) << 8 | level
    }
    var mean = LinearLightMean(width: 256, height: 1)
    let image = Image(width: 256, height: 1, pixels: pixels)
    mean.add(image)
    mean.add(image, weight: 6)
    #expect(mean.image == image)
  }

  @Test func `half of white light is gray 188`() {
    // 255 * (1.055 * 0.5^(1 / 2.4) - 0.055) = 187.5 by IEC 61966-2-1.
    #expect(mean([0xFFFF_FFFF, 0xFF00_0000]) == 0xFFBC_BCBC)
    // A quarter: 136.98.
    #expect(mean([0xFFFF_FFFF, 0xFF00_0000, 0xFF00_0000, 0xFF00_0000]) == 0xFF89_8989)
  }

  @Test func `transparent moments take opacity and no color`() {
    // Half an opaque red: alpha 128, red as before, premultiplied.
    #expect(mean([0xFFFF_0000, 0]) == 0x8080_0000)
    #expect(mean([0, 0]) == 0)
  }
}
