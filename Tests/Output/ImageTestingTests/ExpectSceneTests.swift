import FilmKit
import Geometry
import ImageComparison
import ImageTesting
import Imaging
import StageKit
import SystemPackage
import TestSupport
import Testing

/// Expectations about recipes and stages, with golden files in a temporary directory.
@Suite struct ExpectSceneTests {
  /// Returns the message of an image expectation, without the path of the directory.
  private func message(
    _ fixture: borrowing FilmFixture, _ body: (FilePath) -> ImageTestResult
  ) -> String? {
    let directory = fixture.path.appending("golden")
    var result = ImageTestResult?.none
    let messages = failureMessages {
      RunSettings.$current.withValue(fixture.settings()) { result = body(directory) }
    }
    #expect(messages.first == result?.message)
    return messages.first?.replacing(fixture.path.string, with: "")
  }

  @Test func `a frame of a recipe is named after the recipe and the time`() throws {
    let fixture = try FilmFixture()
    let first = message(fixture) { expectImage(of: SquareRecipe(), at: 0.5, in: $0) }
    #expect(
      first == "Nothing to compare with: there is no /golden/square-0.500.png. Recorded "
        + "/golden/square-0.500.png: review it, then run again.")
    let image = try PNG.read(fixture.path.appending("golden/square-0.500.png"))
    #expect(image.size == PixelSize(width: 100, height: 50))
    // The middle of the path, at x = 50.
    #expect(image[50, 25] == 0xFF00_00FF || image[50, 25] >> 24 == 255)
    #expect(image[39, 25] == 0xFFFF_FFFF)
    #expect(image[41, 25] != 0xFFFF_FFFF)
    #expect(message(fixture) { expectImage(of: SquareRecipe(), at: 0.5, in: $0) } == nil)
    let other = message(fixture) {
      expectImage(of: SquareRecipe(), at: 0.6, matches: "square-0.500", in: $0)
    }
    #expect(other?.hasPrefix("The image differs from /golden/square-0.500.png: ") == true)
  }

  @Test func `scale, background and touches change the picture`() throws {
    let fixture = try FilmFixture()
    _ = message(fixture) {
      expectImage(
        of: SquareRecipe(), at: 0.5, scale: 0.5, background: .clear, showsTouches: true,
        matches: "touched", in: $0)
    }
    _ = message(fixture) {
      expectImage(of: SquareRecipe(), at: 0.5, scale: 0.5, matches: "plain", in: $0)
    }
    let touched = try PNG.read(fixture.path.appending("golden/touched.png"))
    let plain = try PNG.read(fixture.path.appending("golden/plain.png"))
    #expect(touched.size == PixelSize(width: 50, height: 25))
    #expect(plain.isOpaque)
    #expect(touched[25, 12] != plain[25, 12])
  }

  @Test(arguments: [
    (-1.0, "The time is -1.0 s: it must be 0 to 3600 s."),
    (.nan, "The time is nan s: it must be 0 to 3600 s."),
    (1e300, "The time is 1e+300 s: it must be 0 to 3600 s."),
  ])
  func `a time that is not valid is reported`(time: Double, sentence: String) throws {
    let fixture = try FilmFixture()
    #expect(message(fixture) { expectImage(of: SquareRecipe(), at: time, in: $0) } == sentence)
    #expect(fixture.files(in: "") == [])
  }

  @Test(arguments: [0.0, -1, .nan, .infinity, 1e9])
  func `a scale that is not valid is reported`(scale: Double) async throws {
    let fixture = try FilmFixture()
    let sentence =
      "The scale is \(scale): it must be above 0, and no side of a picture of 100.0 x 50.0 points "
      + "longer than 16384 pixels."
    #expect(
      message(fixture) { expectImage(of: SquareRecipe(), at: 0, scale: scale, in: $0) }
        == sentence)
    #expect(
      try await fixture.outcome { await expectFilm(of: SquareRecipe(), scale: scale) }.message
        == sentence)
    #expect(fixture.files(in: "") == [])
  }

  @Test func `a frame of a stage is compared, and the stage cannot go back`() throws {
    let fixture = try FilmFixture()
    let stage = SquareRecipe().stage()
    #expect(
      message(fixture) { expectImage(of: stage, at: 0.5, matches: "s", in: $0) }?
        .contains("Recorded /golden/s.png") == true)
    #expect(message(fixture) { expectImage(of: stage, at: 0.5, matches: "s", in: $0) } == nil)
    #expect(
      message(fixture) { expectImage(of: stage, at: 0.25, matches: "s", in: $0) }
        == "The time is 0.25 s: the stage is at 0.5 s already and cannot go back.")
  }

  @Test func `the film of a recipe has the frames of the interval, at half size`() async throws {
    let fixture = try FilmFixture()
    let directory = fixture.path.appending("golden")
    let recorded = try await fixture.outcome {
      await expectFilm(of: SquareRecipe(), from: 0.2, to: 0.7, fps: 20, in: directory)
    }
    #expect(recorded.result.isRecorded)
    #expect(fixture.files(in: "") == ["golden/square-0.200-0.700.apng"])
    let frames = try fixture.frames(of: "golden/square-0.200-0.700.apng")
    #expect(frames.count == 10)
    #expect(frames.first?.size == PixelSize(width: 50, height: 25))
    // The pictures are those of expectImage at the same times.
    for (index, frame) in frames.enumerated() {
      let (time, name) = (Double(4 + index) / 20, "still-\(index)")
      _ = message(fixture) {
        expectImage(of: SquareRecipe(), at: time, scale: 0.5, matches: name, in: $0)
      }
      #expect(try PNG.readSamples(directory.appending("\(name).png")) == frame)
    }
  }

  @Test func `a film of a recipe fails at the time of the change in the scene`() async throws {
    let fixture = try FilmFixture()
    let directory = fixture.path.appending("golden")
    _ = try await fixture.outcome { await expectFilm(of: SquareRecipe(), in: directory) }
    #expect(fixture.files(in: "") == ["golden/square.apng"])
    #expect(
      try await fixture.outcome { await expectFilm(of: SquareRecipe(), in: directory) }.message
        == nil)
    var changed = SquareRecipe()
    changed.spotTime = 1.2
    let recipe = changed
    let (result, message) = try await fixture.outcome {
      await expectFilm(of: recipe, matches: "square", in: directory)
    }
    // The rest of 1.5 s at 30 frames a second.
    #expect(result.differences.map(\.index) == Array(36..<45))
    #expect(
      message?.hasPrefix("The film differs from /golden/square.apng in 9 of 45 frames: 36 to 44.")
        == true)
    #expect(message?.contains("Frame 36 at 1.200 s differs first and most: 4 of 1250 ") == true)
  }

  @Test func `a film of a stage starts where the stage is`() async throws {
    let fixture = try FilmFixture()
    let directory = fixture.path.appending("golden")
    let stage = SquareRecipe().stage()
    stage.advance(to: 0.5)
    let first = try await fixture.outcome {
      await expectFilm(of: stage, to: 1, fps: 10, matches: "s", in: directory)
    }
    #expect(first.result.film?.frameCount == 5)
    let again = try await fixture.outcome {
      await expectFilm(of: stage, from: 0.6, to: 2, matches: "s", in: directory)
    }
    #expect(
      again.message
        == "The start of the film is 0.6 s: the stage is at 0.9 s already and cannot go back.")
  }

  @Test(arguments: [
    (1.0, 1.0, "The film starts at 1.0 s and ends at 1.0 s: it has no frame."),
    (0.0, 4000.0, "The end of the film is 4000.0 s: it must be 0 to 3600 s."),
    (-0.5, 1.0, "The start of the film is -0.5 s: it must be 0 to 3600 s."),
    (0.01, 0.02, "There is no frame from 0.01 to 0.02 seconds at 30 a second."),
  ])
  func `an interval that is not valid is reported`(
    start: Double, end: Double, sentence: String
  ) async throws {
    let fixture = try FilmFixture()
    #expect(
      try await fixture.outcome {
        await expectFilm(of: SquareRecipe(), from: start, to: end)
      }.message == sentence)
    #expect(fixture.files(in: "") == [])
  }

  @Test(arguments: ["", "../a", "a//b"])
  func `a name that is not valid is reported`(name: String) async throws {
    let fixture = try FilmFixture()
    #expect(
      try await fixture.outcome { await expectFilm(of: SquareRecipe(), matches: name) }.message
        == "'\(name)' is not a valid name of a golden film: write it like ball or shapes/ball.")
  }
}
