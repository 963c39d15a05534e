import FilmKit
import Imaging
import SystemPackage
import TestSupport
import Testing

/// Returns the Y, Cb and Cr planes of an image.
private func planes(of image: Image) throws -> (luma: [UInt8], blue: [UInt8], red: [UInt8]) {
  let film = Film(width: image.width, height: image.height, frameRate: 60, frameCount: 1)
  var encoder = try Movie("film.webm").encoder(for: film)
  let frame = encoder.encode(image, changed: 0..<image.height)
  let bytes = frame.withUnsafeBytes { Array($0) }
  let area = image.width * image.height
  let chroma = ((image.width + 1) / 2) * ((image.height + 1) / 2)
  try #require(bytes.count == area + 2 * chroma)
  return (
    Array(bytes[..<area]), Array(bytes[area..<area + chroma]), Array(bytes[(area + chroma)...])
  )
}

private func randomImage(width: Int, height: Int, seed: UInt64 = 1) -> Image {
  var generator = SeededGenerator(seed: seed)
  let pixels = (0..<width * height).map { _ in UInt32.random(in: 0...UInt32.max, using: &generator)
  }
  return Image(width: width, height: height, pixels: pixels)
}

/// Returns an image of flat runs of forty columns on average, some with one pixel of another
/// color.
private func imageOfRuns(seed: UInt64) -> Image {
  var generator = SeededGenerator(seed: seed)
  func color() -> UInt32 { .random(in: 0...UInt32.max, using: &generator) }
  var image = Image(width: 112, height: 6)
  for y in stride(from: 0, to: 6, by: 2) {
    var current = color()
    for x in 0..<112 {
      if Int.random(in: 0..<40, using: &generator) == 0 { current = color() }
      image[x, y] = current
      image[x, y + 1] = current
    }
    if Bool.random(using: &generator) {
      image[.random(in: 0..<112, using: &generator), y + 1] = color()
    }
  }
  return image
}

/// Returns Y, Cb and Cr by BT.709 in limited range, in floating point, of mean red, green and blue.
private func components(_ red: Double, _ green: Double, _ blue: Double) -> [Double] {
  let luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  return [
    16 + luma * 219 / 255, 128 + (blue - luma) / 1.8556 * 224 / 255,
    128 + (red - luma) / 1.5748 * 224 / 255,
  ]
}

@Suite struct PlanarFrameTests {
  @Test(arguments: [(64, 8), (37, 5), (16, 1), (1, 9), (1, 1)])
  func `luma and chroma follow BT.709, also at odd sizes`(width: Int, height: Int) throws {
    let image = randomImage(width: width, height: height)
    let (luma, blue, red) = try planes(of: image)
    // Half a level of rounding, and a hundredth for the 15-bit weights.
    let tolerance = 0.51
    for y in 0..<height {
      for x in 0..<width {
        let level = TestSupport.components(image[x, y])
        let expected = components(level[0], level[1], level[2])[0]
        #expect(isClose(Double(luma[y * width + x]), expected, within: tolerance))
      }
    }
    for y in 0..<(height + 1) / 2 {
      for x in 0..<(width + 1) / 2 {
        var mean = [0.0, 0.0, 0.0]
        for (dx, dy) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
          let pixel = image[min(2 * x + dx, width - 1), min(2 * y + dy, height - 1)]
          for (index, level) in TestSupport.components(pixel).prefix(3).enumerated() {
            mean[index] += level / 4
          }
        }
        let expected = components(mean[0], mean[1], mean[2])
        let place = y * ((width + 1) / 2) + x
        #expect(isClose(Double(blue[place]), expected[1], within: tolerance))
        #expect(isClose(Double(red[place]), expected[2], within: tolerance))
      }
    }
  }

  @Test(arguments: [randomImage(width: 112, height: 6)] + (0..<20).map(imageOfRuns))
  func `blocks of sixteen columns convert exactly as pairs of columns do`(image: Image) throws {
    let whole = try planes(of: image)
    // The strips are narrower than a block of sixteen columns.
    for left in stride(from: 0, to: 112, by: 14) {
      let strip = Image(
        width: 14, height: 6, pixels: (0..<6).flatMap { y in (0..<14).map { image[left + $0, y] } })
      let part = try planes(of: strip)
      for y in 0..<6 {
        #expect(part.luma[14 * y..<14 * y + 14] == whole.luma[112 * y + left..<112 * y + left + 14])
      }
      for y in 0..<3 {
        let columns = 56 * y + left / 2..<56 * y + left / 2 + 7
        #expect(part.blue[7 * y..<7 * y + 7] == whole.blue[columns])
        #expect(part.red[7 * y..<7 * y + 7] == whole.red[columns])
      }
    }
  }

  @Test func `grays have chroma 128, black has luma 16 and white has 235`() throws {
    let levels = (0...255).map { UInt32($0) * 0x01_0101 | 0xff00_0000 }
    let (luma, blue, red) = try planes(
      of: Image(width: 2, height: 512, pixels: levels.flatMap { [$0, $0, $0, $0] }))
    #expect(blue.allSatisfy { $0 == 128 } && red.allSatisfy { $0 == 128 })
    #expect(luma.first == 16 && luma.last == 235)
  }

  @Test func `flat colors of a decoded film are within two levels of the drawn ones`() async throws
  {
    var generator = SeededGenerator(seed: 7)
    let tiles = (0..<10).map { _ in
      (0..<12).map { _ in UInt32.random(in: 0...0xff_ffff, using: &generator) | 0xff00_0000 }
    }
    let scratch = try TemporaryDirectory()
    let path = scratch.path.appending("film.mp4")
    try await Film.sample.render(
      // The best quality: the remaining error is that of the color conversions.
      to: .movie(path, encoding: Movie.Encoding(crf: 1)),
      draw: { index in
        let pixels = (0..<64 * 48).map { place -> UInt32 in
          let (y, x) = place.quotientAndRemainder(dividingBy: 64)
          return tiles[index][y / 16 * 4 + x / 16]
        }
        return Image(width: 64, height: 48, pixels: pixels)
      }, frames: { $0 })
    for (index, frame) in try await decode(path, as: .sample).enumerated() {
      for (tile, color) in tiles[index].enumerated() {
        let shown = TestSupport.components(frame[tile % 4 * 16 + 8, tile / 4 * 16 + 8])
        for (shown, drawn) in zip(shown, TestSupport.components(color)) {
          // An error of 0.51 in luma is 0.6 levels of a color, in chroma 1.1; decoding rounds by
          // 0.5.
          #expect(isClose(shown, drawn, within: 2))
        }
      }
    }
  }
}
