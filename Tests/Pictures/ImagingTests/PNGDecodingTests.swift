import Imaging
import TestSupport
import Testing

@Suite struct `Decoding PNG` {
  @Test(arguments: SampleFormat.all)
  func `every format is decoded at every size up to 9 x 9`(format: SampleFormat) throws {
    var generator = SeededGenerator(seed: 1)
    // 9 is the first size at which each of Adam7's passes has more than one pixel a row.
    for height in 1...9 {
      for width in 1...9 {
        let size = PixelSize(width: width, height: height)
        let sample = SampleImage(format, size, using: &generator)
        #expect(try decode(sample.file) == sample.image, "\(size)")
      }
    }
  }

  @Test func `all colors of all alphas are premultiplied to nearest`() throws {
    var raw: [UInt8] = []
    for alpha in UInt8.min...UInt8.max {
      raw.append(0)
      for level in UInt8.min...UInt8.max { raw += [level, 255 - level, level ^ alpha, alpha] }
    }
    let image = try decode(
      PNGChunk.file([.header(width: 256, height: 256), .imageData(raw), .end]))
    let expected = (0...255).flatMap { alpha in
      (0...255).map { SampleImage.pixel(alpha, $0, 255 - $0, $0 ^ alpha) }
    }
    #expect(image.pixels == expected)
  }

  @Test func `all 16-bit samples are reduced to nearest`() throws {
    var raw: [UInt8] = []
    for high in UInt8.min...UInt8.max {
      raw.append(0)
      for low in UInt8.min...UInt8.max { raw += [high, low] }
    }
    let header = PNGChunk.header(width: 256, height: 256, depth: 16, colorType: 0)
    let image = try decode(PNGChunk.file([header, .imageData(raw), .end]))
    let expected = (0...65_535).map { sample in
      let level = Int((Double(sample) / 257).rounded())
      return SampleImage.pixel(255, level, level, level)
    }
    #expect(image.pixels == expected)
  }

  @Test func `image data may be split into many chunks`() throws {
    let whole = PNGChunk.imageData([0, 1, 2, 3, 0, 4, 5, 6])
    let parts = whole.data.map { PNGChunk(type: "IDAT", data: [$0]) }
    let header = PNGChunk.header(width: 1, height: 2, colorType: 2)
    let image = try decode(
      PNGChunk.file([header] + parts + [PNGChunk(type: "IDAT", data: []), .end]))
    #expect(image.pixels == [0xFF01_0203, 0xFF04_0506])
  }

  @Test func `damaged colors, text and unknown chunks are ignored`() throws {
    // The compressed text and profile are not deflate streams.
    let ignored = [
      PNGChunk(type: "gAMA", data: bigEndian(0)),
      PNGChunk(type: "cHRM", data: [UInt8](repeating: 1, count: 32)),
      PNGChunk(type: "iCCP", data: Array("profile".utf8) + [0, 0] + [1, 2, 3, 4]),
      PNGChunk(type: "zTXt", data: Array("comment".utf8) + [0, 0] + [9, 9, 9]),
      PNGChunk(type: "bKGD", data: [0, 9, 0, 9, 0, 9]),
      PNGChunk(type: "tEXt", data: [UInt8](repeating: 65, count: 200_000)),
      PNGChunk(type: "puFF", data: [1, 2, 3]),
    ]
    let header = PNGChunk.header(width: 1, height: 1)
    let image = try decode(
      PNGChunk.file([header] + ignored + [.imageData([0, 200, 100, 50, 255])] + [.end]))
    #expect(image.pixels == [0xFFC8_6432])
  }

  @Test func `bytes after the IEND chunk are ignored`() throws {
    let sound = PNGChunk.file([.header(width: 1, height: 1), .imageData([0, 1, 2, 3, 255]), .end])
    let image = try decode(sound + [1, 2, 3])
    #expect(image.pixels == [0xFF01_0203])
  }
}
