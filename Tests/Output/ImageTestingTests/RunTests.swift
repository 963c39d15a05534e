import FilmKit
import FoundationEssentials
import Imaging
import Subprocess
import SystemPackage
import TestSupport
import Testing

/// Runs of ``SampleTests`` and ``SampleFilmTests`` in a child process, with golden files and
/// artifacts in a temporary directory.
@Suite struct RunTests {
  /// The result of a run.
  private struct Outcome {
    let isSuccess: Bool
    let output: String
  }

  /// Runs the sample tests of a suite in a child process.
  private func run(
    _ suite: String = "SampleTests", in directory: FilePath,
    _ more: [Environment.Key: String] = [:]
  ) async throws -> Outcome {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    var changes: [Environment.Key: String?] = [
      "SAMPLE_GOLDENS": directory.appending("golden").string,
      "IMAGE_TESTING_ARTIFACTS": directory.appending("artifacts").string,
      "IMAGE_TESTING_RECORD": nil, "CI": nil,
    ]
    for (key, value) in more { changes[key] = value }
    let result = try await inTurn {
      try await Subprocess.run(
        .path(FilePath(tests)),
        arguments: [
          "--testing-library", "swift-testing", "--filter", "ImageTestingTests.\(suite)",
          "--attachments-path",
          directory.appending("attachments").string,
        ],
        environment: .inherit.updating(changes), input: .none, output: .string(limit: 1 << 20),
        error: .combinedWithOutput)
    }
    return Outcome(
      isSuccess: result.terminationStatus.isSuccess, output: result.standardOutput)
  }

  /// Returns a directory for attachments and golden images, with a golden image that differs from
  /// the ball.
  private func scratch(withGolden: Bool = true) throws -> TemporaryDirectory {
    let scratch = try TemporaryDirectory()
    for name in ["attachments", "golden", "golden/shapes"] {
      try makeDirectory(scratch.path.appending(name))
    }
    if withGolden {
      let white = Image(width: 16, height: 16, filledWith: 0xFFFF_FFFF)
      try PNG.write(white, to: scratch.path.appending("golden/shapes/ball.png"))
    }
    return scratch
  }

  @Test func `a new image is recorded and the run fails, and the next run passes`() async throws {
    let scratch = try scratch(withGolden: false)
    let golden = scratch.path.appending("golden/shapes/ball.png")
    let first = try await run(in: scratch.path)
    #expect(!first.isSuccess)
    #expect(
      first.output.contains(
        "Nothing to compare with: there is no \(golden). Recorded \(golden): review it, then run again."
      ))
    #expect(files(in: scratch.path.appending("attachments")) == ["shapes-ball.actual.png"])
    #expect(try await run(in: scratch.path).isSuccess)
    #expect(
      try await run(in: scratch.path, ["CI": "true", "IMAGE_TESTING_RECORD": "all"]).isSuccess)
  }

  @Test func `a differing image is attached to the test and written as an artifact`() async throws {
    let scratch = try scratch()
    let outcome = try await run(in: scratch.path)
    #expect(!outcome.isSuccess)
    #expect(outcome.output.contains("156 of 256 pixels differ"))
    let attachments = scratch.path.appending("attachments")
    let artifacts = scratch.path.appending("artifacts")
    for role in ["expected", "actual", "diff"] {
      #expect(
        try PNG.read(attachments.appending("shapes-ball.\(role).png"))
          == PNG.read(artifacts.appending("\(role)/ImageTestingTests/SampleTests/shapes/ball.png")))
    }
  }

  @Test func `a run that records failed images fails, and the next run passes`() async throws {
    let scratch = try scratch()
    let recording = try await run(in: scratch.path, ["IMAGE_TESTING_RECORD": "failed"])
    #expect(!recording.isSuccess)
    #expect(recording.output.contains(". Recorded \(scratch.path)/golden/shapes/ball.png: review"))
    #expect(try await run(in: scratch.path).isSuccess)
    #expect(files(in: scratch.path.appending("artifacts")) == [])
  }

  @Test func `a run in CI writes no golden image`() async throws {
    let scratch = try scratch(withGolden: false)
    let outcome = try await run(in: scratch.path, ["CI": "true"])
    #expect(!outcome.isSuccess)
    #expect(outcome.output.contains("In CI nothing is recorded."))
    #expect(files(in: scratch.path.appending("golden")) == [])
  }

  @Test func `a differing film is attached to the test, side by side, and kept`() async throws {
    let scratch = try scratch(withGolden: false)
    let white = Image(width: 50, height: 25, filledWith: 0xFFFF_FFFF)
    let film = Film(width: 50, height: 25, frameRate: 30, frameCount: 15)
    let golden = scratch.path.appending("golden/shapes/square.apng")
    try await film.render(to: .movie(golden), draw: { _ in white }, frames: { $0 })
    let outcome = try await run("SampleFilmTests", in: scratch.path)
    #expect(!outcome.isSuccess)
    #expect(
      outcome.output.contains("The film differs from \(golden) in 15 of 15 frames: 0 to 14. "))
    let attachments = scratch.path.appending("attachments")
    let artifacts = scratch.path.appending("artifacts")
    #expect(
      files(in: attachments)
        == ["actual.apng", "diff.apng", "expected.apng", "worst.png"].map {
          "shapes-square.\($0)"
        })
    for role in ["expected", "actual", "diff"] {
      let artifact = artifacts.appending("\(role)/ImageTestingTests/SampleTests/shapes/square.apng")
      #expect(
        try contents(of: attachments.appending("shapes-square.\(role).apng"))
          == contents(of: artifact))
    }

    let recording = try await run(
      "SampleFilmTests", in: scratch.path, ["IMAGE_TESTING_RECORD": "failed"])
    #expect(!recording.isSuccess)
    #expect(recording.output.contains(". Recorded \(golden): review it, then run again. See "))
    #expect(try await run("SampleFilmTests", in: scratch.path, ["CI": "true"]).isSuccess)
    #expect(files(in: artifacts) == [])
  }
}
