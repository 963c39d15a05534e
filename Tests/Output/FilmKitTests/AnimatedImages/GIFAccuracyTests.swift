import FilmKit
import Glibc
import ImageComparison
import Imaging
import SystemPackage
import TestSupport
import Testing

/// GIFs of a photo, soft shadows and text, which have far more colors than a palette.
@Suite(.tags(.slow)) struct GIFAccuracyTests {
  private static let film = Film(width: 320, height: 240, frameRate: 25, frameCount: 24)
  /// From this frame on nothing moves.
  private static let firstHeldFrame = 14

  /// Draws a white card with a noisy photo that slides in, a disc with a soft shadow that crosses
  /// the card, and two lines of text, one of them red.
  @Sendable private static func cardImage(_ index: Int) -> Image {
    let time = Double(min(index, firstHeldFrame))
    var pixels: [UInt32] = []
    for place in 0..<320 * 240 {
      let (row, column) = place.quotientAndRemainder(dividingBy: 320)
      let color = cardColor(column, row, time: time)
      var pixel: UInt32 = 0xff
      for component in 0..<3 {
        pixel = pixel << 8 | UInt32(min(255, max(0, color[component].rounded())))
      }
      pixels.append(pixel)
    }
    return Image(width: 320, height: 240, pixels: pixels)
  }

  private static func cardColor(_ column: Int, _ row: Int, time: Double) -> SIMD3<Double> {
    let (x, y) = (Double(column), Double(row))
    var color = SIMD3<Double>(repeating: 255)
    let (shadowX, shadowY) = (x - 40 - 14 * time, y - 175)
    let squaredDistance = shadowX * shadowX + (shadowY - 9) * (shadowY - 9)
    color *= 1 - 0.55 * exp(-squaredDistance / 800)
    let disc = min(1, max(0, 20.5 - hypot(shadowX, shadowY)))
    color += (SIMD3<Double>(250, 190, 30) - color) * disc
    let (photoColumn, photoRow) = (column - 10 - 3 * Int(time), row - 12)
    if (0..<170).contains(photoColumn), (0..<120).contains(photoRow) {
      color = photo(photoColumn, photoRow)
    }
    if let ink = ink(x - 1.3 * time, y) { color += (ink.color - color) * ink.cover }
    return color
  }

  /// Returns a color of the photo: gradients, a bright spot, and noise of 20 levels.
  private static func photo(_ column: Int, _ row: Int) -> SIMD3<Double> {
    let (u, v) = (Double(column) / 170, Double(row) / 120)
    var generator = SeededGenerator(seed: UInt64(row * 170 + column))
    var color = SIMD3<Double>(60 + 150 * u, 110 + 60 * sin(6 * v), 200 - 150 * v)
    let squaredDistance = (u - 0.7) * (u - 0.7) + (v - 0.3) * (v - 0.3)
    color += 120 * exp(-30 * squaredDistance)
    for component in 0..<3 { color[component] += Double.random(in: -20...20, using: &generator) }
    return color
  }

  /// Returns the color and coverage of text: rows of thin strokes with antialiased edges.
  private static func ink(_ x: Double, _ y: Double) -> (color: SIMD3<Double>, cover: Double)? {
    let lines: [(top: Double, color: SIMD3<Double>)] = [
      (208, SIMD3(20, 20, 24)), (224, SIMD3(225, 10, 30)),
    ]
    for (top, color) in lines
    where (top..<top + 9).contains(y) && (190..<300).contains(x) {
      let stroke = abs((x / 5 + 0.13 * (y - top) * sin(x / 9)).remainder(dividingBy: 1)) * 5
      let cover = min(1, max(0, 1.4 - stroke))
      return cover > 0 ? (color, cover) : nil
    }
    return nil
  }

  /// The film as our GIF, and as ffmpeg's with its defaults.
  private func gifs(
    _ scratch: borrowing TemporaryDirectory
  ) async throws -> (ours: [Image], theirs: [Image]) {
    let paths = ["ours.gif", "drawn.apng", "theirs.gif"].map { scratch.path.appending($0) }
    for path in paths.prefix(2) {
      try await Self.film.render(to: .movie(path), draw: Self.cardImage, frames: { $0 })
    }
    try await ffmpeg([
      "-i", paths[1].string, "-filter_complex", "split[a][b];[a]palettegen[p];[b][p]paletteuse",
      paths[2].string,
    ])
    return (
      try await decode(paths[0], as: Self.film), try await decode(paths[2], as: Self.film)
    )
  }

  @Test func `no pixel is more than 40 levels off, and FLIP is below that of palettegen`()
    async throws
  {
    let scratch = try TemporaryDirectory()
    let (ours, theirs) = try await gifs(scratch)
    try #require(ours.count == Self.firstHeldFrame + 1)
    var sums = (ours: 0.0, theirs: 0.0)
    for index in ours.indices {
      let drawn = Self.cardImage(index)
      let largest = try #require(pixels(ours[index], drawn, .exact)).largestDifference.maximum
      #expect(largest <= 40, "frame \(index)")
      let other = theirs[min(index, theirs.count - 1)]
      sums.ours += try #require(pixels(ours[index], drawn, .flip())?.value)
      sums.theirs += try #require(pixels(other, drawn, .flip())?.value)
    }
    #expect(sums.ours <= sums.theirs)
  }

  /// The picture has more colors than a palette, and some means of groups of them are equal.
  @Test func `no pixel of a ball with a gradient is more than 40 levels off`() async throws {
    let scratch = try TemporaryDirectory()
    let path = scratch.path.appending("ball.gif")
    let film = Film(width: 160, height: 220, frameRate: 10, frameCount: 8)
    @Sendable func ball(_ index: Int) -> Image {
      let pixels = (0..<160 * 220).map { place -> UInt32 in
        let (x, y) = (Double(place % 160) - 80, Double(place / 160) - 60 - 10 * Double(index))
        let shade = min(1, hypot(x + 14, y + 14) / 70)
        let cover = min(1, max(0, 56 - hypot(x, y)))
        let color = SIMD3(90 - 80 * shade, 160 - 100 * shade, 255 - 90 * shade)
        let levels = (SIMD3(repeating: 255) * (1 - cover) + color * cover).rounded(.toNearestOrEven)
        return 0xff00_0000 | UInt32(levels.x) << 16 | UInt32(levels.y) << 8 | UInt32(levels.z)
      }
      return Image(width: 160, height: 220, pixels: pixels)
    }
    try await film.render(to: .movie(path), draw: ball, frames: { $0 })
    let decoded = try await decode(path, as: film)
    for index in decoded.indices {
      let largest = try #require(pixels(decoded[index], ball(index), .exact)).largestDifference
      #expect(largest.maximum <= 40, "frame \(index)")
    }
  }

  @Test func `a white card is white again where nothing is left on it`() async throws {
    let scratch = try TemporaryDirectory()
    let ours = try await gifs(scratch).ours
    for index in ours.indices {
      let drawn = Self.cardImage(index)
      let residue = drawn.pixels.indices.filter {
        drawn.pixels[$0] == 0xffff_ffff && ours[index].pixels[$0] != 0xffff_ffff
      }
      #expect(residue.isEmpty, "frame \(index)")
    }
  }

  private func pixels(_ image: Image, _ drawn: Image, _ metric: Metric) -> PixelComparison? {
    if case .pixels(let pixels) = image.compare(with: drawn, by: metric) { pixels } else { nil }
  }
}
