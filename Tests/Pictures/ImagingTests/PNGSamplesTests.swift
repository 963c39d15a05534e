import Imaging
import TestSupport
import Testing

@Suite struct `Samples of a PNG` {
  @Test(arguments: SampleFormat.all)
  func `are read unchanged from every format`(format: SampleFormat) throws {
    var generator = SeededGenerator(seed: 2)
    for size in [PixelSize(width: 1, height: 1), PixelSize(width: 9, height: 7)] {
      let sample = SampleImage(format, size, using: &generator)
      let samples = try PNG.decodeSamples(sample.file.span, name: "a.png")
      #expect(samples.size == size)
      #expect(samples.depth == (format.depth == 16 ? 16 : 8))
      #expect(samples.deepPixels == sample.straightPixels)
    }
  }

  @Test func `of 16 bits are read without rounding`() throws {
    let header = PNGChunk.header(width: 1, height: 1, depth: 16)
    let file = PNGChunk.file([header, .imageData([0, 1, 2, 3, 4, 5, 6, 7, 8]), .end])
    let samples = try PNG.decodeSamples(file.span, name: "a.png")
    #expect(samples.deepPixels == [0x0708_0102_0304_0506])
  }

  @Test func `of transparent pixels keep their color`() throws {
    let file = PNGChunk.file([
      .header(width: 1, height: 1), .imageData([0, 10, 20, 30, 0]), .end,
    ])
    let samples = try PNG.decodeSamples(file.span, name: "a.png")
    #expect(samples == Samples(width: 1, height: 1, pixels: [0x000A_141E]))
    #expect(samples.image.pixels == [0])
  }

  @Test func `are rounded to nearest when converted to an image`() {
    let deep = Samples(width: 1, height: 1, deepPixels: [0xFFFF_0080_0081_FF7F])
    #expect(deep.image.pixels == [0xFF00_01FF])
    #expect(
      Samples(Image(width: 1, height: 1, filledWith: 0x8040_2000))
        == Samples(width: 1, height: 1, pixels: [0x8080_4000]))
  }

  @Test func `of a damaged file are an error with the same sentence as the image`() {
    let header = PNGChunk.header(width: 2, height: 1, depth: 16)
    let file = PNGChunk.file([header, .imageData([0, 1, 2]), .end])
    #expect {
      try PNG.decodeSamples(file.span, name: "a.png")
    } throws: {
      "\($0)" == "a.png is a damaged PNG file: libpng reports \"Not enough image data\""
    }
  }
}
