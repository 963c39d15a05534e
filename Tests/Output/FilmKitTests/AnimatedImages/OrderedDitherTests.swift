import FilmKit
import Glibc
import Imaging
import SystemPackage
import TestSupport
import Testing

/// A GIF of gradients with more colors than a palette is dithered where banding would be visible.
@Suite struct OrderedDitherTests {
  private static let film = Film(width: 240, height: 160, frameRate: 25, frameCount: 4)

  /// Draws all hues from left to right, darker downwards; a moving gray square over them; and a
  /// quarter of the picture in one color.
  @Sendable private static func wheelImage(_ index: Int) -> Image {
    let pixels = (0..<240 * 160).map { place -> UInt32 in
      let (y, x) = place.quotientAndRemainder(dividingBy: 240)
      if x >= 180 { return 0xff12_3456 }
      if (10 * index..<10 * index + 30).contains(x), (50..<80).contains(y) { return 0xff80_8080 }
      return [0.0, 2, 4].reduce(0xff) { pixel, shift in
        let hue = (Double(x) / 30 + shift).truncatingRemainder(dividingBy: 6)
        let level = min(max(abs(hue - 3) - 1, 0), 1) * (1 - Double(y) / 200)
        return pixel << 8 | UInt32((255 * level).rounded())
      }
    }
    return Image(width: 240, height: 160, pixels: pixels)
  }

  /// Renders the film as our GIF, and as ffmpeg's with a dither option of `paletteuse`.
  private func gifs(_ scratch: borrowing TemporaryDirectory, _ filter: String) async throws -> (
    ours: FilePath, theirs: FilePath
  ) {
    let paths = ["ours.gif", "drawn.apng", "theirs.gif"].map { scratch.path.appending($0) }
    for path in paths.prefix(2) {
      try await Self.film.render(to: .movie(path), draw: Self.wheelImage, frames: { $0 })
    }
    try await ffmpeg([
      "-i", paths[1].string, "-filter_complex",
      "split[a][b];[a]palettegen[p];[b][p]paletteuse\(filter)", paths[2].string,
    ])
    return (paths[0], paths[2])
  }

  @Test func `block means of a dithered gif are the drawn ones within two levels`() async throws {
    let scratch = try TemporaryDirectory()
    let (ours, theirs) = try await gifs(scratch, "=dither=none")
    let (dithered, banded) = (
      try await decode(ours, as: Self.film), try await decode(theirs, as: Self.film)
    )
    try #require(dithered.count == 4 && banded.count == 4)
    for index in 0..<4 {
      let drawn = Self.wheelImage(index)
      // Two levels is the maximum error without dithering; this film would exceed it.
      #expect(distance(dithered[index], drawn) < 2)
      #expect(distance(banded[index], drawn) > 2)
    }
  }

  @Test func `a dithered gif is smaller than with ffmpeg's error diffusion`() async throws {
    let scratch = try TemporaryDirectory()
    let (ours, theirs) = try await gifs(scratch, "")
    #expect(try contents(of: ours).count < contents(of: theirs).count)
  }

  @Test func `a large area of one color is not dithered`() async throws {
    let scratch = try TemporaryDirectory()
    let path = scratch.path.appending("film.gif")
    try await Self.film.render(to: .movie(path), draw: Self.wheelImage, frames: { $0 })
    for image in try await decode(path, as: Self.film) {
      let others = (0..<160 * 240).filter { $0 % 240 >= 180 && image.pixels[$0] != 0xff12_3456 }
      #expect(others.isEmpty)
    }
  }
}

/// Returns the root mean square difference, in levels, of the means of 8 x 8 pixel blocks, over all
/// blocks and components.
private func distance(_ one: Image, _ other: Image) -> Double {
  func means(_ image: Image) -> [Double] {
    var sums = [Double](repeating: 0, count: 3 * (image.width / 8) * (image.height / 8))
    for (place, pixel) in image.pixels.enumerated() {
      let block = place / image.width / 8 * (image.width / 8) + place % image.width / 8
      for component in 0..<3 {
        sums[3 * block + component] += Double(pixel >> (8 * component) & 0xff) / 64
      }
    }
    return sums
  }
  let squares = zip(means(one), means(other)).map { ($0 - $1) * ($0 - $1) }
  return sqrt(squares.reduce(0, +) / Double(squares.count))
}
