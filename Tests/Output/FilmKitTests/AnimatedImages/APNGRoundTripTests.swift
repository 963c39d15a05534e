import FilmKit
import Imaging
import SystemPackage
import TestSupport
import Testing

/// Films that are written and read again, both by this package.
@Suite struct APNGRoundTripTests {
  @Test(arguments: [false, true])
  func `an apng is read with the drawn pixels and the exact durations`(
    isTransparent: Bool
  ) async throws {
    let scratch = try TemporaryDirectory()
    let path = scratch.path.appending("film.apng")
    let film = Film(
      width: 64, height: 48, frameRate: FrameRate(29.97), frameCount: 12,
      isTransparent: isTransparent)
    let draw: @Sendable (Int) -> Image = { index in
      // Every third frame equals its predecessor and is merged with it.
      isTransparent
        ? transparentImage(index - index / 3) : sampleImage(index - index / 3)
    }
    try await film.render(to: .movie(path), draw: draw, frames: { $0 })
    let reader = try APNGReader(path)
    #expect(reader.size == PixelSize(width: 64, height: 48))
    #expect(reader.playCount == nil)
    var index = 0
    while let frame = try reader.next() {
      let isAsDrawn = frame.samples == Samples(draw(index))
      #expect(isAsDrawn, "frame \(index)")
      #expect(frame.delay.denominator == 30_000)
      #expect(frame.delay.numerator % 1001 == 0)
      index += frame.delay.numerator / 1001
    }
    #expect(index == 12)
    #expect(reader.frameCount == 9)
  }
}
