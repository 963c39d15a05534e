import ImageTesting
import Imaging
import SystemPackage
import TestSupport
import Testing

private let gray = GoldenRoom.gray
private let spotted = GoldenRoom.spotted

private let missing = "Nothing to compare with: there is no /golden/a/b.png."
private let recorded = " Recorded /golden/a/b.png: look at it, then run again."
private let different =
  "The picture is not like /golden/a/b.png: 1 of 24 pixels differ (largest: alpha 0, red 127, "
  + "green 128, blue 128), all within 1 x 1 at (3, 1)."

/// Where the pictures of a failure are said to be.
private func see(_ role: String) -> String {
  " See /artifacts/\(role)/ImageTestingTests/GoldenRoom/a/b.png."
}

@Suite struct ImageRecordingTests {
  /// What an expectation says in a mode, and whether the golden file is the picture afterwards.
  private func outcome(
    _ room: borrowing GoldenRoom, _ image: Image, _ mode: ImageRecording?, ci: String? = nil
  ) throws -> (complaint: String?, isRecorded: Bool) {
    let before = try? contents(of: room.golden)
    var environment: [String: String] = [:]
    environment["IMAGE_TESTING_RECORD"] = mode?.rawValue
    environment["CI"] = ci
    let complaint = room.complaint(about: image, environment)
    let after = try? contents(of: room.golden)
    // The bytes of a recorded picture are those of the best compression, which no room begins with.
    let isRecorded = after == PNG.encode(image, compression: .smallest)
    #expect(isRecorded || after == before)
    return (complaint, isRecorded)
  }

  @Test(arguments: [nil, ImageRecording.all, .failed, .missing])
  func `a missing picture is recorded and fails, and passes next time`(
    mode: ImageRecording?
  ) throws {
    let room = try GoldenRoom()
    #expect(try outcome(room, gray, mode) == (missing + recorded, true))
    #expect(room.files(in: "artifacts") == [])
    #expect(try outcome(room, gray, .never) == (nil, true))
  }

  @Test func `a missing picture is not recorded where that is off`() throws {
    let room = try GoldenRoom()
    #expect(
      try outcome(room, gray, .never) == (missing + " Recording is off." + see("actual"), false))
    #expect(room.files(in: "golden") == [])
  }

  @Test(arguments: [ImageRecording.all, .failed])
  func `a picture that differs is recorded, and what was before is kept`(
    mode: ImageRecording
  ) throws {
    let room = try GoldenRoom(gray)
    #expect(try outcome(room, spotted, mode) == (different + recorded + see("diff"), true))
    let before = "artifacts/expected/ImageTestingTests/GoldenRoom/a/b.png"
    #expect(try PNG.read(room.path.appending(before)) == gray)
    #expect(try outcome(room, spotted, .never) == (nil, true))
  }

  @Test(arguments: [nil, ImageRecording.missing, .never])
  func `a picture that differs is not recorded unless that is asked`(
    mode: ImageRecording?
  ) throws {
    let room = try GoldenRoom(gray)
    #expect(try outcome(room, spotted, mode) == (different + see("diff"), false))
  }

  @Test func `a picture that is right is recorded only where all are`() throws {
    let room = try GoldenRoom(gray)
    for mode in [nil, ImageRecording.failed, .missing, .never] {
      #expect(try outcome(room, gray, mode) == (nil, false))
    }
    #expect(
      try outcome(room, gray, .all)
        == ("The picture is like /golden/a/b.png: all 24 pixels are equal." + recorded, true))
    #expect(room.files(in: "artifacts") == [])
  }

  @Test func `a golden file that cannot be read is replaced where failed ones are`() throws {
    for mode in [nil, ImageRecording.missing, .never] {
      let room = try GoldenRoom(Array("a note".utf8))
      #expect(try !outcome(room, gray, mode).isRecorded)
    }
    for mode in [ImageRecording.failed, .all] {
      let room = try GoldenRoom(Array("a note".utf8))
      let (complaint, isRecorded) = try outcome(room, gray, mode)
      #expect(isRecorded)
      #expect(complaint?.hasSuffix("." + recorded + see("actual")) == true)
    }
  }

  @Test(arguments: ["true", "1", "woodpecker", "TRUE"])
  func `in CI nothing is ever recorded`(ci: String) throws {
    let refusal = " In CI nothing is recorded."
    for mode in [nil, ImageRecording.all, .failed, .missing] {
      let room = try GoldenRoom()
      #expect(
        try outcome(room, gray, mode, ci: ci) == (missing + refusal + see("actual"), false))
    }
    for mode in [ImageRecording.all, .failed] {
      let room = try GoldenRoom(gray)
      #expect(
        try outcome(room, spotted, mode, ci: ci) == (different + refusal + see("diff"), false))
      #expect(try outcome(room, gray, mode, ci: ci) == (nil, false))
    }
  }

  @Test(arguments: ["", "0", "false", "False"])
  func `CI that is said to be off is off`(ci: String) throws {
    let room = try GoldenRoom()
    #expect(try outcome(room, gray, nil, ci: ci) == (missing + recorded, true))
  }

  @Test func `a mode that is none is told, and nothing is compared`() throws {
    let room = try GoldenRoom()
    #expect(
      room.complaint(["IMAGE_TESTING_RECORD": "some"])
        == "IMAGE_TESTING_RECORD is 'some': it must be all, failed, missing or never.")
    #expect(room.files(in: "golden") == [])
    #expect(room.complaint(["IMAGE_TESTING_RECORD": ""]) == missing + recorded)
  }

  @Test func `a golden picture that cannot be written is told`() throws {
    let room = try GoldenRoom()
    try makeDirectory(room.golden)
    #expect(
      room.complaint(["IMAGE_TESTING_RECORD": "failed"])
        == "Nothing to compare with: cannot read /golden/a/b.png: Is a directory. Recording failed: "
        + "cannot write /golden/a/b.png: Is a directory." + see("actual"))
  }

  /// The trait is the nearest word on the matter, so it comes before the environment.
  @Suite(.imageRecording(.never)) struct `A suite that never records` {
    @Test func `keeps to it whatever the environment says`() throws {
      let room = try GoldenRoom()
      #expect(
        room.complaint(["IMAGE_TESTING_RECORD": "all"])
          == missing + " Recording is off." + see("actual"))
    }

    @Test(.imageRecording(.missing))
    func `has a test that does`() throws {
      #expect(try GoldenRoom().complaint() == missing + recorded)
    }

    @Suite struct Within {
      @Test(arguments: [1, 2])
      func `passes its choice to suites within`(_: Int) throws {
        #expect(try GoldenRoom().complaint() == missing + " Recording is off." + see("actual"))
      }
    }

    @Suite(.imageRecording(.failed)) struct Other {
      @Test func `has a suite that records what failed`() throws {
        let room = try GoldenRoom(gray)
        #expect(room.complaint(about: spotted) == different + recorded + see("diff"))
      }

      @Test func `which no garbage in the environment changes`() throws {
        let room = try GoldenRoom(gray)
        #expect(
          room.complaint(about: spotted, ["IMAGE_TESTING_RECORD": "some"])
            == different + recorded + see("diff"))
      }

      @Test func `but not in CI`() throws {
        let room = try GoldenRoom(gray)
        #expect(
          room.complaint(about: spotted, ["CI": "true"])
            == different + " In CI nothing is recorded." + see("diff"))
      }
    }
  }
}
