import ImageTesting
import Imaging
import SystemPackage
import TestSupport
import Testing

private let gray = GoldenFixture.gray
private let spotted = GoldenFixture.spotted

private let missing = "Nothing to compare with: there is no /golden/a/b.png."
private let recorded = " Recorded /golden/a/b.png: review it, then run again."
private let different =
  "The image differs from /golden/a/b.png: 1 of 24 pixels differ (largest: alpha 0, red 127, "
  + "green 128, blue 128), all within 1 x 1 at (3, 1)."

/// Returns the sentence that names the artifact of a role.
private func see(_ role: String) -> String {
  " See /artifacts/\(role)/ImageTestingTests/GoldenFixture/a/b.png."
}

@Suite struct ImageRecordingTests {
  /// Returns the failure message in a mode, and whether the image has been recorded.
  private func outcome(
    _ fixture: borrowing GoldenFixture, _ image: Image, _ mode: ImageRecording?, ci: String? = nil
  ) throws -> (message: String?, isRecorded: Bool) {
    let before = try? contents(of: fixture.golden)
    var environment: [String: String] = [:]
    environment["IMAGE_TESTING_RECORD"] = mode?.rawValue
    environment["CI"] = ci
    let message = fixture.failureMessage(for: image, environment)
    let after = try? contents(of: fixture.golden)
    // Recorded images have the smallest compression, the fixture's golden files have not.
    let isRecorded = after == PNG.encode(image, compression: .smallest)
    #expect(isRecorded || after == before)
    return (message, isRecorded)
  }

  @Test(arguments: [nil, ImageRecording.all, .failed, .missing])
  func `a missing golden image is recorded and fails the test, and the next run passes`(
    mode: ImageRecording?
  ) throws {
    let fixture = try GoldenFixture()
    #expect(try outcome(fixture, gray, mode) == (missing + recorded, true))
    #expect(fixture.files(in: "artifacts") == [])
    #expect(try outcome(fixture, gray, .never) == (nil, true))
  }

  @Test func `a missing golden image is not recorded if recording is off`() throws {
    let fixture = try GoldenFixture()
    #expect(
      try outcome(fixture, gray, .never) == (missing + " Recording is off." + see("actual"), false))
    #expect(fixture.files(in: "golden") == [])
  }

  @Test(arguments: [ImageRecording.all, .failed])
  func `a differing image is recorded, and the old golden image is written as an artifact`(
    mode: ImageRecording
  ) throws {
    let fixture = try GoldenFixture(gray)
    #expect(try outcome(fixture, spotted, mode) == (different + recorded + see("diff"), true))
    let before = "artifacts/expected/ImageTestingTests/GoldenFixture/a/b.png"
    #expect(try PNG.read(fixture.path.appending(before)) == gray)
    #expect(try outcome(fixture, spotted, .never) == (nil, true))
  }

  @Test(arguments: [nil, ImageRecording.missing, .never])
  func `a differing image is not recorded by default`(
    mode: ImageRecording?
  ) throws {
    let fixture = try GoldenFixture(gray)
    #expect(try outcome(fixture, spotted, mode) == (different + see("diff"), false))
  }

  @Test func `a matching image is recorded only in mode all`() throws {
    let fixture = try GoldenFixture(gray)
    for mode in [nil, ImageRecording.failed, .missing, .never] {
      #expect(try outcome(fixture, gray, mode) == (nil, false))
    }
    #expect(
      try outcome(fixture, gray, .all)
        == ("The image matches /golden/a/b.png: all 24 pixels are equal." + recorded, true))
    #expect(fixture.files(in: "artifacts") == [])
  }

  @Test func `an unreadable golden file is replaced in modes failed and all`() throws {
    for mode in [nil, ImageRecording.missing, .never] {
      let fixture = try GoldenFixture(Array("a note".utf8))
      #expect(try !outcome(fixture, gray, mode).isRecorded)
    }
    for mode in [ImageRecording.failed, .all] {
      let fixture = try GoldenFixture(Array("a note".utf8))
      let (message, isRecorded) = try outcome(fixture, gray, mode)
      #expect(isRecorded)
      #expect(message?.hasSuffix("." + recorded + see("actual")) == true)
    }
  }

  @Test(arguments: ["true", "1", "woodpecker", "TRUE"])
  func `nothing is recorded in CI`(ci: String) throws {
    let refusal = " In CI nothing is recorded."
    for mode in [nil, ImageRecording.all, .failed, .missing] {
      let fixture = try GoldenFixture()
      #expect(
        try outcome(fixture, gray, mode, ci: ci) == (missing + refusal + see("actual"), false))
    }
    for mode in [ImageRecording.all, .failed] {
      let fixture = try GoldenFixture(gray)
      #expect(
        try outcome(fixture, spotted, mode, ci: ci) == (different + refusal + see("diff"), false))
      #expect(try outcome(fixture, gray, mode, ci: ci) == (nil, false))
    }
  }

  @Test(arguments: ["", "0", "false", "False"])
  func `an empty or false CI variable means no CI`(ci: String) throws {
    let fixture = try GoldenFixture()
    #expect(try outcome(fixture, gray, nil, ci: ci) == (missing + recorded, true))
  }

  @Test func `an invalid mode is reported, and nothing is compared`() throws {
    let fixture = try GoldenFixture()
    #expect(
      fixture.failureMessage(["IMAGE_TESTING_RECORD": "some"])
        == "IMAGE_TESTING_RECORD is 'some': it must be all, failed, missing or never.")
    #expect(fixture.files(in: "golden") == [])
    #expect(fixture.failureMessage(["IMAGE_TESTING_RECORD": ""]) == missing + recorded)
  }

  @Test func `a golden image that cannot be written is reported`() throws {
    let fixture = try GoldenFixture()
    try makeDirectory(fixture.golden)
    #expect(
      fixture.failureMessage(["IMAGE_TESTING_RECORD": "failed"])
        == "Nothing to compare with: cannot read /golden/a/b.png: Is a directory. Recording failed: "
        + "cannot write /golden/a/b.png: Is a directory." + see("actual"))
  }

  /// A trait takes precedence over the environment.
  @Suite(.imageRecording(.never)) struct `A suite that never records` {
    @Test func `records nothing even if the environment requests it`() throws {
      let fixture = try GoldenFixture()
      #expect(
        fixture.failureMessage(["IMAGE_TESTING_RECORD": "all"])
          == missing + " Recording is off." + see("actual"))
    }

    @Test(.imageRecording(.missing))
    func `can contain a test that records`() throws {
      #expect(try GoldenFixture().failureMessage() == missing + recorded)
    }

    @Suite struct Within {
      @Test(arguments: [1, 2])
      func `applies to nested suites`(_: Int) throws {
        #expect(
          try GoldenFixture().failureMessage() == missing + " Recording is off." + see("actual"))
      }
    }

    @Suite(.imageRecording(.failed)) struct Other {
      @Test func `can contain a suite that records failed images`() throws {
        let fixture = try GoldenFixture(gray)
        #expect(fixture.failureMessage(for: spotted) == different + recorded + see("diff"))
      }

      @Test func `takes precedence over an invalid mode in the environment`() throws {
        let fixture = try GoldenFixture(gray)
        #expect(
          fixture.failureMessage(for: spotted, ["IMAGE_TESTING_RECORD": "some"])
            == different + recorded + see("diff"))
      }

      @Test func `records nothing in CI`() throws {
        let fixture = try GoldenFixture(gray)
        #expect(
          fixture.failureMessage(for: spotted, ["CI": "true"])
            == different + " In CI nothing is recorded." + see("diff"))
      }
    }
  }
}
