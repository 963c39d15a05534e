import FilmKit
import ImageComparison
import ImageTesting
import Imaging
import SystemPackage
import TestSupport
import Testing

private let missing = "Nothing to compare with: there is no /golden/a/dot.apng."
private let recorded = " Recorded /golden/a/dot.apng: review it, then run again."

private func see(_ role: String) -> String {
  " See /artifacts/\(role)/ImageTestingTests/FilmFixture/a/dot.apng."
}

@Suite struct FilmRecordingTests {
  /// The failure message, and whether the film has been recorded.
  private struct Outcome: Equatable {
    let message: String?
    let isRecorded: Bool

    init(_ message: String?, _ isRecorded: Bool) {
      self.message = message
      self.isRecorded = isRecorded
    }
  }

  /// Returns the failure message in a mode, and whether the film has been recorded.
  private func outcome(
    _ fixture: borrowing FilmFixture, _ mode: ImageRecording?, ci: String? = nil,
    image: @escaping (Int) -> Image = DotFilm.image
  ) async throws -> Outcome {
    let before = try? contents(of: fixture.golden)
    var environment: [String: String] = [:]
    environment["IMAGE_TESTING_RECORD"] = mode?.rawValue
    environment["CI"] = ci
    let (result, message) = try await fixture.outcome(DotFilm.film, environment, image: image)
    let after = try? contents(of: fixture.golden)
    #expect(result.isRecorded || after == before)
    return Outcome(message, result.isRecorded)
  }

  @Test(arguments: [nil, ImageRecording.all, .failed, .missing])
  func `a missing golden film is recorded and fails the test, and the next run passes`(
    mode: ImageRecording?
  ) async throws {
    let fixture = try FilmFixture()
    #expect(try await outcome(fixture, mode) == Outcome(missing + recorded, true))
    #expect(fixture.files(in: "") == ["golden/a/dot.apng"])
    #expect(try await outcome(fixture, .never) == Outcome(nil, false))
  }

  @Test func `a missing golden film is not recorded if recording is off, or in CI`() async throws {
    let fixture = try FilmFixture()
    #expect(
      try await outcome(fixture, .never)
        == Outcome(missing + " Recording is off." + see("actual"), false))
    #expect(
      try await outcome(fixture, .all, ci: "true")
        == Outcome(missing + " In CI nothing is recorded." + see("actual"), false))
    #expect(
      fixture.files(in: "") == ["artifacts/actual/ImageTestingTests/FilmFixture/a/dot.apng"])
  }

  @Test(arguments: [ImageRecording.all, .failed])
  func `a differing film is recorded on request, and shown with the old one`(
    mode: ImageRecording
  ) async throws {
    let fixture = try await FilmFixture(golden: DotFilm.film)
    let old = try contents(of: fixture.golden)
    let image = DotFilm.darkened([4: 9])
    let found = try await outcome(fixture, mode, image: image)
    #expect(found.isRecorded)
    #expect(found.message?.hasSuffix("at (7, 0)." + recorded + see("diff")) == true)
    let expected = "artifacts/expected/ImageTestingTests/FilmFixture/a/dot.apng"
    #expect(try contents(of: fixture.path.appending(expected)) == old)
    #expect(try await outcome(fixture, .never, image: image) == Outcome(nil, false))
  }

  @Test(arguments: [nil, ImageRecording.missing, .never])
  func `a differing film is not recorded by default`(mode: ImageRecording?) async throws {
    let fixture = try await FilmFixture(golden: DotFilm.film)
    let found = try await outcome(fixture, mode, image: DotFilm.darkened([4: 9]))
    #expect(!found.isRecorded)
    #expect(found.message?.hasSuffix("at (7, 0)." + see("diff")) == true)
  }

  @Test func `a matching film is recorded only in mode all`() async throws {
    let fixture = try await FilmFixture(golden: DotFilm.film)
    for mode in [nil, ImageRecording.failed, .missing, .never] {
      #expect(try await outcome(fixture, mode) == Outcome(nil, false))
    }
    #expect(
      try await outcome(fixture, .all)
        == Outcome("The film matches /golden/a/dot.apng: all 10 frames." + recorded, true))
    #expect(fixture.files(in: "artifacts") == [])
  }

  @Test(.imageRecording(.never))
  func `the trait takes precedence over the environment`() async throws {
    let fixture = try FilmFixture()
    #expect(
      try await outcome(fixture, .all)
        == Outcome(missing + " Recording is off." + see("actual"), false))
  }

  @Test func `a golden film that cannot be read is reported, and recorded in mode failed`()
    async throws
  {
    let still = PNG.encode(DotFilm.image(0))
    let film = try await FilmFixture(golden: DotFilm.film)
    let truncated = try contents(of: film.golden).dropLast(20)
    for (bytes, words) in [
      (Array("a note".utf8), "/golden/a/dot.apng is not a PNG file: "),
      (still, "/golden/a/dot.apng is not an animated PNG file: there is no acTL chunk"),
      (Array(truncated), "/golden/a/dot.apng is a damaged PNG file: it ends early, after "),
    ] {
      try put(bytes, into: film.golden)
      let first = try await outcome(film, nil)
      #expect(first.message?.hasPrefix("Nothing to compare with: \(words)") == true)
      #expect(first.message?.hasSuffix(see("actual")) == true)
      let second = try await outcome(film, .failed)
      #expect(second.isRecorded)
      #expect(try await outcome(film, nil) == Outcome(nil, false))
    }
  }

  @Test func `a golden film that cannot be written is reported`() async throws {
    let fixture = try FilmFixture()
    try put([], into: fixture.path.appending("golden"))
    let found = try await outcome(fixture, nil)
    #expect(!found.isRecorded)
    #expect(
      found.message == "Nothing to compare with: cannot read /golden/a/dot.apng: Not a directory."
        + see("actual"))
  }
}
