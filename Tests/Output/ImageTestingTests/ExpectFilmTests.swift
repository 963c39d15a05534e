import FilmKit
import ImageComparison
import ImageTesting
import Imaging
import SystemPackage
import TestSupport
import Testing

/// The relative path of the artifacts of these tests, without its extension.
private let artifact = "ImageTestingTests/FilmFixture/a/dot"

@Suite struct ExpectFilmTests {
  @Test func `a film equal to the golden one passes and leaves no files`() async throws {
    let fixture = try await FilmFixture(golden: DotFilm.film)
    let (result, message) = try await fixture.outcome()
    #expect(message == nil)
    #expect(result.isMatch)
    #expect(result.film == DotFilm.film)
    #expect(result.goldenFrameCount == 10)
    #expect(result.differences.isEmpty)
    #expect(result.golden == fixture.golden)
    #expect(result.artifacts.actual == nil)
    #expect(fixture.files(in: "") == ["golden/a/dot.apng"])
  }

  @Test func `a differing film is reported with its frames, and written side by side`() async throws
  {
    let fixture = try await FilmFixture(golden: DotFilm.film)
    let golden = try contents(of: fixture.golden)
    let image = DotFilm.darkened([3: 10, 4: 10, 7: 40])
    let (result, message) = try await fixture.outcome(image: image)
    let place = "all within 1 x 1 at (7, 0)"
    #expect(
      message
        == "The film differs from /golden/a/dot.apng in 3 of 10 frames: 3 to 4, 7. Frame 3 at "
        + "0.100 s differs first and most: 1 of 48 pixels differ (largest: alpha 0, red 10, green 0, "
        + "blue 0), \(place). See /artifacts/diff/\(artifact).apng.")
    #expect(!result.isMatch)
    #expect(result.differences.map(\.index) == [3, 4, 7])
    #expect(result.differences.map(\.time) == [0.1, 4 / 30.0, 7 / 30.0])
    #expect(result.worst?.index == 3)
    let files = ["actual", "diff", "expected"].flatMap { directory -> [String] in
      ["\(directory)/\(artifact).apng", "\(directory)/\(artifact).worst.png"]
    }
    #expect(fixture.files(in: "artifacts") == files)
    #expect(result.artifacts.difference?.string.hasSuffix("diff/\(artifact).apng") == true)
    #expect(
      result.worstFrameArtifacts.actual?.string.hasSuffix("actual/\(artifact).worst.png") == true)
    #expect(
      try contents(of: fixture.path.appending("artifacts/expected/\(artifact).apng")) == golden)
    #expect(try contents(of: fixture.golden) == golden)
    #expect(
      try PNG.read(fixture.path.appending("artifacts/actual/\(artifact).worst.png")) == image(3))

    let next = try await fixture.outcome()
    #expect(next.message == nil)
    #expect(fixture.files(in: "artifacts") == [])
  }

  @Test func `the side-by-side film has every frame at its time`() async throws {
    let fixture = try await FilmFixture(golden: DotFilm.film)
    let image = DotFilm.darkened([3: 10])
    _ = try await fixture.outcome(image: image)
    let path = fixture.path.appending("artifacts/diff/\(artifact).apng")
    let reader = try APNGReader(path)
    // At least 320 pixels wide, and two strips of text of 20 pixels.
    #expect(reader.size == PixelSize(width: 320, height: 46))
    for index in 0..<10 {
      let frame = try #require(try reader.next())
      #expect("\(frame.delay)" == "1/30 s")
      let panel = Samples.comparisonPanel(
        expected: Samples(DotFilm.image(index)), actual: Samples(image(index)))
      let shown = frame.samples.image
      for row in 0..<6 {
        let (start, width) = ((20 + row) * 320, panel.width)
        let isPanel =
          shown.pixels[start..<start + width] == panel.pixels[row * width..<(row + 1) * width]
        #expect(isPanel, "row \(row) of frame \(index)")
      }
    }
    // ffmpeg shows the same film.
    let theirs = try await decode(path, width: 320, height: 46)
    let ours = try fixture.frames(of: "artifacts/diff/\(artifact).apng").map(\.image)
    #expect(theirs.count == 10)
    let isEqual = theirs == ours
    #expect(isEqual)
  }

  @Test func `the frame that differs most is found by the metric's measure`() async throws {
    let fixture = try await FilmFixture(golden: DotFilm.film)
    let image = DotFilm.darkened([2: 10, 5: 200, 6: 100])
    let (result, message) = try await fixture.outcome(by: .psnr(atLeast: 60), image: image)
    #expect(result.differences.map(\.index) == [2, 5, 6])
    #expect(result.worst?.index == 5)
    #expect(message?.contains("Frame 2 at 0.067 s differs first: PSNR is ") == true)
    #expect(message?.contains("Frame 5 at 0.167 s differs most: PSNR is ") == true)
  }

  @Test func `metric, allowance and ignored area are applied to every frame`() async throws {
    let fixture = try await FilmFixture(golden: DotFilm.film)
    let image = DotFilm.darkened([3: 10, 7: 10])
    #expect(try await fixture.outcome(by: .channel(tolerance: 10), image: image).message == nil)
    #expect(try await fixture.outcome(by: .channel(tolerance: 9), image: image).message != nil)
    #expect(try await fixture.outcome(allowing: .pixels(1), image: image).message == nil)
    let spot = IgnoredArea(rectangles: [PixelRect(columns: 7...7, rows: 0...0)])
    #expect(try await fixture.outcome(ignoring: spot, image: image).message == nil)
    let mask = IgnoredArea(mask: Image(width: 4, height: 6))
    #expect(
      try await fixture.outcome(ignoring: mask).message
        == "The mask is 4 x 6 pixels, the image is 8 x 6.")
  }

  @Test(arguments: [8, 13])
  func `a film of another length is reported and shown to its end`(count: Int) async throws {
    let fixture = try await FilmFixture(golden: DotFilm.film)
    let film = Film(width: 8, height: 6, frameRate: 30, frameCount: count)
    let (result, message) = try await fixture.outcome(film) { DotFilm.image(min($0, 9)) }
    #expect(
      message
        == "The film differs from /golden/a/dot.apng in its length. The film has \(count) frames, "
        + "the golden film 10. See /artifacts/diff/\(artifact).apng.")
    #expect(result.goldenFrameCount == 10)
    let film10 = try fixture.frames(of: "artifacts/diff/\(artifact).apng")
    #expect(film10.count == max(10, count))
  }

  @Test func `a film of another size is reported once`() async throws {
    let fixture = try await FilmFixture(golden: DotFilm.film)
    let film = Film(width: 9, height: 6, frameRate: 30, frameCount: 10)
    let (result, message) = try await fixture.outcome(film) { _ in Image(width: 9, height: 6) }
    #expect(
      message
        == "The film differs from /golden/a/dot.apng: the size is 9 x 6 pixels, 8 x 6 is expected. "
        + "See /artifacts/diff/\(artifact).apng.")
    #expect(result.differences.count == 1)
  }

  @Test func `a film of another rate is reported, and one of a multiple is compared`() async throws
  {
    let fixture = try await FilmFixture(golden: DotFilm.film)
    let slow = Film(width: 8, height: 6, frameRate: 20, frameCount: 7)
    #expect(
      try await fixture.outcome(slow).message
        == "Nothing to compare with: /golden/a/dot.apng shows its frame 0 for 2/30 s, which is not a "
        + "whole number of frames at 20 a second. See /artifacts/actual/\(artifact).apng.")
    let fast = Film(width: 8, height: 6, frameRate: 60, frameCount: 20)
    #expect(try await fixture.outcome(fast) { DotFilm.image($0 / 2) }.message == nil)
  }

  @Test(arguments: [FrameRate(29.97), FrameRate(100_000, over: 1667), FrameRate(1, over: 100)])
  func `a film of any rate matches the golden film that was recorded of it`(
    rate: FrameRate
  ) async throws {
    let film = Film(width: 8, height: 6, frameRate: rate, frameCount: 10)
    let fixture = try FilmFixture()
    #expect(try await fixture.outcome(film).result.isRecorded)
    #expect(try await fixture.outcome(film).message == nil)
  }

  @Test func `a transparent film keeps its alpha`() async throws {
    let film = Film(
      width: 8, height: 6, frameRate: 30, frameCount: 3, isTransparent: true)
    let image: @Sendable (Int) -> Image = {
      Image(width: 8, height: 6, filledWith: UInt32($0 * 20) << 24 | 0x0A05_00)
    }
    let fixture = try await FilmFixture(golden: film, image)
    #expect(try await fixture.outcome(film, image: image).message == nil)
    let (result, _) = try await fixture.outcome(film) {
      Image(width: 8, height: 6, filledWith: UInt32($0 * 21) << 24 | 0x0A05_00)
    }
    #expect(result.differences.map(\.index) == [1, 2])
  }

  @Test func `errors of the film are reported, and leave no files`() async throws {
    struct BadFrame: Error, CustomStringConvertible { let description = "no frame today" }
    let fixture = try await FilmFixture(golden: DotFilm.film)
    #expect(
      try await fixture.outcome { index in
        if index == 4 { throw BadFrame() }
        return DotFilm.image(index)
      }.message == "The film cannot be made: no frame today.")
    #expect(
      try await fixture.outcome { _ in Image(width: 1, height: 2) }.message
        == "The film cannot be made: the image of frame 0 has 1 x 2 pixels, the film 8 x 6.")
    #expect(fixture.files(in: "") == ["golden/a/dot.apng"])
  }
}
