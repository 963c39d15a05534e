import Imaging
import SystemPackage
import TestSupport
import Testing

/// Returns an image of rectangles and some single pixels of other colors.
private func flatImage(
  width: Int, height: Int, seed: UInt64, isOpaque: Bool, specks: Double = 0.01
) -> Image {
  var generator = SeededGenerator(seed: seed)
  var image = Image(width: width, height: height, filledWith: 0xFFFF_FFFF)
  func color() -> UInt32 {
    let alpha = isOpaque ? 255 : UInt32.random(in: 0...255, using: &generator)
    return (0..<3).reduce(alpha) { pixel, _ in
      pixel << 8 | UInt32.random(in: 0...alpha, using: &generator)
    }
  }
  for _ in 0..<6 {
    let columns = Int.random(in: 0..<width, using: &generator)..<width
    let rows = Int.random(in: 0..<height, using: &generator)..<height
    let fill = color()
    for y in rows { for x in columns { image[x, y] = fill } }
  }
  for _ in 0..<Int(Double(width * height) * specks) {
    image.pixels[Int.random(in: 0..<width * height, using: &generator)] = color()
  }
  return image
}

@Suite struct RunLengthEncoderTests {
  @Test(
    arguments: [1, 2, 3, 7, 8, 9, 63, 64, 65, 86, 87, 88, 127, 128, 300, 1031] as [Int],
    [false, true])
  func `every pixel is decoded again at every width`(width: Int, isOpaque: Bool) throws {
    for (seed, height) in [1, 2, 61].enumerated() {
      let image = flatImage(width: width, height: height, seed: UInt64(seed), isOpaque: isOpaque)
      #expect(try decode(PNG.encode(image, compression: .frames)) == image)
    }
  }

  @Test func `runs of every length are decoded again`() throws {
    // A run in each row, one pixel longer than in the row above, on a background that changes.
    let width = 300
    var pixels: [UInt32] = []
    for y in 0..<width {
      let background = 0xFFFF_FF00 + UInt32(y % 3)
      let run = 0xFF00_0000 + UInt32(y % 7)
      pixels += Array(repeating: run, count: y) + Array(repeating: background, count: width - y)
    }
    let opaque = Image(width: width, height: width, pixels: pixels)
    #expect(try decode(PNG.encode(opaque, compression: .frames)) == opaque)
    let clear = Image(
      width: width, height: width, pixels: pixels.map { $0 & 0xFF == 0 ? 0 : $0 })
    #expect(try decode(PNG.encode(clear, compression: .frames)) == clear)
  }

  @Test func `one transparent pixel at any position gives an RGBA file`() throws {
    let (width, height) = (150, 40)
    let opaque = flatImage(width: width, height: height, seed: 6, isOpaque: true)
    for index in [0, 1, 64, width - 1, width, 20 * width + 77, width * height - 1] {
      for pixel in [0, 0xFE00_0000, 0x7F7F_7F7F] as [UInt32] {
        var image = opaque
        image.pixels[index] = pixel
        let file = PNG.encode(image, compression: .frames)
        #expect(try decode(file) == image)
        #expect(PNGChunk.chunks(of: file)[0] == .header(width: width, height: height, colorType: 6))
      }
    }
  }

  @Test func `matches are decoded again, beside runs and on rows of both filter types`() throws {
    // Copies of one strip of noise between runs, on rows that equal those above and rows that
    // differ.
    var generator = SeededGenerator(seed: 7)
    let strip = (0..<40).map { _ in UInt32.random(in: 0xFF00_0000...UInt32.max, using: &generator) }
    var image = Image(width: 700, height: 90, filledWith: 0xFFFF_FFFF)
    for y in 0..<90 {
      let count = Int.random(in: 2...40, using: &generator)
      let x = Int.random(in: 0...700 - count, using: &generator)
      for column in 0..<count { image[x + column, y] = strip[column] }
      if y % 10 > 5 { for x in 0..<700 { image[x, y] = image[x, y - 1] ^ 0x01_0101 } }
    }
    #expect(try decode(PNG.encode(image, compression: .frames)) == image)
  }

  /// Returns a white image with shading in the left half of some rows.
  private func shadedImage(width: Int, height: Int, rows: [Range<Int>], isOpaque: Bool) -> Image {
    var image = Image(width: width, height: height, filledWith: 0xFFFF_FFFF)
    for y in rows.joined() {
      for x in 0..<width / 2 {
        let shade = UInt32((x * x + y * y) / 16 % 256)
        image[x, y] = isOpaque ? 0xFF00_00FF | shade << 8 : shade << 24 | shade << 8
      }
    }
    return image
  }

  @Test(
    arguments: [
      [100..<160], [1..<40, 300..<301, 310..<330], [1..<2], [390..<400], [200..<209, 218..<240],
    ], [false, true])
  func `shaded rows between flat rows are decoded again`(rows: [Range<Int>], isOpaque: Bool)
    async throws
  {
    let scratch = try TemporaryDirectory()
    let image = shadedImage(width: 333, height: 400, rows: rows, isOpaque: isOpaque)
    let path = scratch.path.appending("shaded.png")
    try PNG.write(image, to: path, compression: .frames)
    #expect(try PNG.read(path) == image)
    if isOpaque { #expect(try await decode(path, width: 333, height: 400) == [image]) }
  }

  @Test func `an image with some shading is at most 5 % larger than libpng's`() {
    let image = shadedImage(
      width: 640, height: 1136, rows: [200..<220, 700..<800], isOpaque: true)
    let count = PNG.encode(image, compression: .frames).count
    let byLibPNG = PNG.encode(image).count
    #expect(count * 20 <= byLibPNG * 21, "\(count) bytes, libpng has \(byLibPNG)")
  }

  @Test func `a file has the chunks IHDR, sRGB, IDAT and IEND`() throws {
    let image = flatImage(width: 200, height: 100, seed: 3, isOpaque: true)
    let file = PNG.encode(image, compression: .frames)
    let chunks = PNGChunk.chunks(of: file)
    #expect(chunks.map(\.type) == ["IHDR", "sRGB", "IDAT", "IEND"])
    #expect(PNGChunk.file(chunks) == file)
    // libpng checks the Adler-32 checksum of the decompressed rows.
    #expect(try decode(file) == image)
  }

  @Test func `ffmpeg decodes the same pixels`() async throws {
    let scratch = try TemporaryDirectory()
    let image = flatImage(width: 333, height: 200, seed: 8, isOpaque: true)
    let path = scratch.path.appending("flat.png")
    try PNG.write(image, to: path, compression: .frames)
    #expect(try await decode(path, width: 333, height: 200) == [image])
  }

  @Test func `a flat image is at most a quarter larger than libpng's`() {
    // Rectangles and antialiased discs, as in recipes.
    var image = flatImage(width: 640, height: 480, seed: 5, isOpaque: true, specks: 0)
    for y in 0..<480 {
      for x in 0..<640 {
        let (dx, dy) = (Double(x % 160) - 80.3, Double(y % 160) - 79.6)
        let coverage = min(1, max(0, 50.5 - (dx * dx + dy * dy).squareRoot()))
        if coverage > 0 { image[x, y] = 0xFF00_0000 | UInt32(coverage * 255) * 0x01_0101 }
      }
    }
    let white = Image(width: 1000, height: 1000, filledWith: 0xFFFF_FFFF)
    for image in [image, white] {
      let count = PNG.encode(image, compression: .frames).count
      #expect(count * 4 <= PNG.encode(image).count * 5)
    }
  }
}
