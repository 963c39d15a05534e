import Imaging
import SystemPackage
import TestSupport
import Testing

/// Returns an opaque picture like a photograph: soft shades with grain, and flat parts around it.
private func photo(width: Int, height: Int, seed: UInt64, margin: Int = 0) -> Image {
  var generator = SeededGenerator(seed: seed)
  var image = Image(width: width, height: height, filledWith: 0xFFEE_EEEE)
  for y in margin..<max(height - margin, margin) {
    for x in margin..<max(width - margin, margin) {
      image[x, y] = [x / 3 + y, 2 * y, 300 - x].reduce(0xFF) { pixel, shade in
        let grain = Int.random(in: -12...12, using: &generator)
        return pixel << 8 | UInt32(min(max(shade / 2 + grain, 0), 255))
      }
    }
  }
  return image
}

@Suite struct PhotoEncoderTests {
  private func isEncodedAsPhoto(_ image: Image) -> Bool {
    guard
      let stream = PhotoEncoder.zlibStream(
        of: image.pixels, width: image.width, height: image.height)
    else { return false }
    return PNGChunk.chunks(of: PNG.encode(image, compression: .frames))
      .contains(PNGChunk(type: "IDAT", data: stream))
  }

  @Test(
    arguments: [4, 5, 8, 9, 15, 16, 17, 62, 63, 64, 65, 127, 128, 129, 300] as [Int],
    [17, 64, 65, 130] as [Int])
  func `every pixel of a photograph is decoded again at every size`(width: Int, height: Int) throws
  {
    let image = photo(width: width, height: height, seed: UInt64(width))
    #expect(try decode(PNG.encode(image, compression: .frames)) == image)
    if width >= 62 { #expect(isEncodedAsPhoto(image)) }
  }

  @Test func `runs of every length within a photograph are decoded again`() throws {
    var image = photo(width: 400, height: 330, seed: 1)
    for y in 0..<330 {
      for x in 0..<y { image[(x + 7 * y) % 400, y] = 0xFF11_2233 }
    }
    #expect(isEncodedAsPhoto(image))
    #expect(try decode(PNG.encode(image, compression: .frames)) == image)
  }

  @Test func `ffmpeg decodes the same pixels`() async throws {
    let scratch = try TemporaryDirectory()
    let image = photo(width: 333, height: 200, seed: 2, margin: 30)
    #expect(isEncodedAsPhoto(image))
    let path = scratch.path.appending("photo.png")
    try PNG.write(image, to: path, compression: .frames)
    #expect(try await decode(path, width: 333, height: 200) == [image])
  }

  @Test func `a photograph is smaller than libpng's file`() {
    let image = photo(width: 320, height: 240, seed: 3, margin: 20)
    let count = PNG.encode(image, compression: .frames).count
    #expect(count < PNG.encode(image).count)
  }

  @Test func `noise of all levels takes at most a hundredth more than its bytes`() throws {
    var generator = SeededGenerator(seed: 4)
    let noise = Image(
      width: 300, height: 200,
      pixels: (0..<60_000).map { _ in .random(in: 0xFF00_0000 ... .max, using: &generator) })
    let file = PNG.encode(noise, compression: .frames)
    #expect(try decode(file) == noise)
    #expect(file.count * 100 <= 180_000 * 101, "\(file.count)")
  }

  @Test func `a photograph with a transparent pixel has an RGBA file`() throws {
    let photo = photo(width: 150, height: 80, seed: 5)
    for index in [0, 1, 77, 150, 40 * 150 + 149, 150 * 80 - 1] {
      var image = photo
      image.pixels[index] = 0x7F10_2030
      let file = PNG.encode(image, compression: .frames)
      #expect(try decode(file) == image)
      #expect(PNGChunk.chunks(of: file)[0] == .header(width: 150, height: 80, colorType: 6))
    }
  }

  @Test func `gradients and repeated textures are not encoded as photographs`() throws {
    var gradient = Image(width: 256, height: 128)
    var tiles = photo(width: 256, height: 128, seed: 6)
    for y in 0..<128 {
      for x in 0..<256 {
        gradient[x, y] = 0xFF00_0000 | UInt32((x + y) / 2) << 16 | UInt32(x) << 8 | UInt32(2 * y)
        tiles[x, y] = tiles[x % 32, y % 32]
      }
    }
    for image in [gradient, tiles] {
      #expect(!isEncodedAsPhoto(image))
      let file = PNG.encode(image, compression: .frames)
      #expect(try decode(file) == image)
      // The limit for stills of recipes.
      #expect(file.count * 4 <= PNG.encode(image).count * 5)
    }
  }
}
