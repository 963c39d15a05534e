import Imaging
import TestSupport
import Testing

@Suite struct `Encoding PNG` {
  /// Every pair of an alpha and a component up to it, in every channel.
  private static let allPairs: Image = {
    var pixels: [UInt32] = []
    for alpha in UInt32(0)...255 {
      for component in 0...alpha {
        pixels.append(alpha << 24 | component << 16 | (alpha - component) << 8 | component / 2)
      }
    }
    return Image(width: 257, height: 128, pixels: pixels)
  }()

  @Test func `every premultiplied pixel is decoded again`() throws {
    let image = Self.allPairs
    #expect(try decode(PNG.encode(image)) == image)
  }

  @Test func `every component is divided by alpha and rounded to nearest`() throws {
    let file = PNG.encode(Self.allPairs, compression: PNG.Compression(level: 0))
    let rows = try storedRows(of: file)
    var wrong: [UInt32] = []
    for (index, pixel) in Self.allPairs.pixels.enumerated() where pixel >> 24 > 0 {
      let alpha = pixel >> 24
      let nearest = [16, 8, 0].map { shift in
        UInt8((Double(pixel >> shift & 0xFF) * 255 / Double(alpha)).rounded())
      }
      let start = 1 + index / 257 + index * 4
      if Array(rows[start..<start + 4]) != nearest + [UInt8(alpha)] { wrong.append(pixel) }
    }
    #expect(wrong == [])
  }

  @Test func `components above alpha are decoded as alpha`() throws {
    let image = Image(width: 2, height: 1, pixels: [0x40FF_2041, 0x00FF_FFFF])
    #expect(try decode(PNG.encode(image)).pixels == [0x4040_2040, 0])
  }

  @Test(
    arguments: 0...9, [PNG.Compression.Filter.none, .up])
  func `all levels and filters are lossless`(
    level: Int, filter: PNG.Compression.Filter
  ) throws {
    let image = noise(width: 61, height: 43, seed: UInt64(level), isOpaque: level % 2 == 0)
    let compression = PNG.Compression(level: level, filter: filter)
    #expect(try decode(PNG.encode(image, compression: compression)) == image)
  }

  @Test func `an opaque image is written as RGB, any other as RGBA`() throws {
    var image = noise(width: 5, height: 3, seed: 1, isOpaque: true)
    #expect(PNGChunk.chunks(of: PNG.encode(image)).first == header(5, 3, colorType: 2))
    // The last pixel alone decides.
    image[4, 2] = 0xFE00_0000
    #expect(PNGChunk.chunks(of: PNG.encode(image)).first == header(5, 3, colorType: 6))
  }

  @Test func `a file has an sRGB chunk and no other optional ones`() {
    let chunks = PNGChunk.chunks(of: PNG.encode(Image(width: 3, height: 3)))
    #expect(chunks.map(\.type) == ["IHDR", "sRGB", "IDAT", "IEND"])
    #expect(chunks[1].data == [0])
  }

  @Test func `equal images give equal bytes`() {
    let image = noise(width: 300, height: 200, seed: 5, isOpaque: false)
    let other = Image(width: 300, height: 200, pixels: image.pixels.map { $0 })
    #expect(PNG.encode(image) == PNG.encode(other))
  }

  @Test func `a file larger than the buffers is complete`() throws {
    let image = noise(width: 1024, height: 768, seed: 6, isOpaque: true)
    let file = PNG.encode(image, compression: .fast)
    // Noise does not compress: the file has at least three bytes a pixel.
    #expect(file.count > 3 * 1024 * 768)
    #expect(try decode(file) == image)
  }

  @Test func `an image of one color is compressed to half of deflate's maximum ratio`() {
    let image = Image(width: 1000, height: 1000, filledWith: 0xFFFF_FFFF)
    // The maximum ratio of deflate is 1032.
    #expect(PNG.encode(image).count < 3_001_000 / 516)
  }

  private func header(_ width: Int, _ height: Int, colorType: Int) -> PNGChunk {
    .header(width: width, height: height, colorType: colorType)
  }

  private func noise(width: Int, height: Int, seed: UInt64, isOpaque: Bool) -> Image {
    var generator = SeededGenerator(seed: seed)
    let pixels = (0..<width * height).map { _ in
      let alpha = isOpaque ? 255 : Int.random(in: 0...255, using: &generator)
      return (0..<3).reduce(UInt32(alpha)) { pixel, _ in
        pixel << 8 | UInt32(Int.random(in: 0...alpha, using: &generator))
      }
    }
    return Image(width: width, height: height, pixels: pixels)
  }

  /// Returns the rows of a file of level 0, read from its stored deflate blocks.
  private func storedRows(of file: [UInt8]) throws -> [UInt8] {
    let stream = PNGChunk.chunks(of: file).filter { $0.type == "IDAT" }.flatMap(\.data)
    var rows: [UInt8] = []
    var start = 2
    var isLast = false
    while !isLast {
      try #require(stream[start] <= 1, "a stored block")
      isLast = stream[start] == 1
      let length = Int(stream[start + 1]) | Int(stream[start + 2]) << 8
      rows += stream[start + 5..<start + 5 + length]
      start += 5 + length
    }
    return rows
  }
}
