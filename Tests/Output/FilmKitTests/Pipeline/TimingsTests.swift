import FilmKit
import Imaging
import SystemPackage
import TestSupport
import Testing

@Sendable private func encoded(_ image: Image) -> [UInt8] { PNG.encode(image) }

@Suite struct TimingsTests {
  @Test(arguments: ["film.gif", "film.apng", "film.webp"])
  func `the timings of an animated image count its compression as encoding`(name: String)
    async throws
  {
    let scratch = try TemporaryDirectory()
    let images = (0..<12).map(discsImage)
    let film = Film(width: 320, height: 240, frameRate: 25, frameCount: 12)
    let timings = try await film.render(
      to: .movie(scratch.path.appending(name)), draw: { images[$0] }, frames: { $0 })
    // Drawing only looks up an image here, and passing it to the sink is as fast. Compression takes
    // some hundred times as long.
    #expect(timings.encoding > 10 * (timings.making + timings.drawing))
    #expect(timings.writing > 0)
  }

  @Test func `the time of a sink without timings of its own counts as writing`() async throws {
    let scratch = try TemporaryDirectory()
    let timings = try await Film.sample.render(
      to: .pngSequence(scratch.path.appending("frames"), encode: encoded),
      draw: sampleImage, frames: { $0 })
    #expect(timings.writing > 0)
  }
}
