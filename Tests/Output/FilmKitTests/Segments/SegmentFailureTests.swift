import FilmKit
import Imaging
import SystemPackage
import TestSupport
import Testing

private struct TestError: Error {}

/// Failures of one of several encoders.
@Suite struct SegmentFailureTests {
  /// Fails to render over an existing file, and checks that only that file remains.
  private func failure(
    ffmpeg: String, jobs: Int = 3, timeout: Duration? = nil
  ) async throws -> FilmError {
    let scratch = try TemporaryDirectory()
    let path = scratch.path.appending("film.mp4")
    try put(Array("old".utf8), into: path)
    var movie = try cutMovie(path, ffmpeg: fakeFFmpeg(ffmpeg))
    movie.stallPolicy.timeout = timeout
    let sink = movie
    let error = await #expect(throws: FilmError.self) {
      try await Film.inThreeSegments.render(
        to: sink, jobs: jobs, draw: numberedImage, frames: { $0 })
    }
    #expect(scratch.names == ["film.mp4"])
    #expect(try contents(of: path) == Array("old".utf8))
    #expect(commandLines(containing: scratch.path).isEmpty)
    return try #require(error)
  }

  @Test(arguments: [1, 2, 3])
  func `an encoder that fails ends the film`(jobs: Int) async throws {
    let error = try await failure(ffmpeg: "fails-at-the-second-segment", jobs: jobs)
    #expect(error.code == .ffmpegFailed)
    #expect(error.sentence.hasPrefix("ffmpeg exited with code 3 before "))
    #expect(error.sentence.hasSuffix("/film.mp4 with codec libx264 was complete."))
    #expect(error.log == ["no luck with the second"])
  }

  @Test(arguments: [1, 3])
  func `a full disk at the end of a segment ends the film`(jobs: Int) async throws {
    let error = try await failure(ffmpeg: "fails-to-finish-the-second-segment", jobs: jobs)
    #expect(error.code == .diskFull)
    #expect(error.sentence.hasPrefix("There is no space left to write "))
    #expect(error.sentence.hasSuffix("/film.mp4 with codec libx264."))
  }

  @Test func `segments that cannot be joined are an error`() async throws {
    let error = try await failure(ffmpeg: "fails-to-join")
    #expect(error.code == .ffmpegFailed)
    #expect(error.log == ["no luck with the joint"])
  }

  @Test func `a frame that is missing at a joint is an error`() async throws {
    let error = try await failure(ffmpeg: "drops-a-frame-of-each-segment")
    #expect(error.code == .filmIncomplete)
    #expect(error.sentence.hasPrefix("ffmpeg succeeded, but wrote 300 frames to "))
    #expect(error.sentence.hasSuffix("/film.mp4 instead of 620."))
  }

  @Test(arguments: [1, 3])
  func `an encoder without progress is ended after the timeout, one that waits is not`(
    jobs: Int
  ) async throws {
    let error = try await failure(
      ffmpeg: "hangs-at-the-second-segment", jobs: jobs, timeout: .seconds(0.5))
    #expect(error.code == .ffmpegStalled)
  }

  @Test func `an encoder that waits for frames is not ended`() async throws {
    let scratch = try TemporaryDirectory()
    var movie = try cutMovie(
      scratch.path.appending("film.mp4"), ffmpeg: fakeFFmpeg("writes-nothing"))
    movie.stallPolicy.timeout = .seconds(5)
    let sink = movie
    let error = await #expect(throws: FilmError.self) {
      try await Film.inThreeSegments.render(
        to: sink, jobs: 3, draw: numberedImage,
        frames: { index in
          // A scene that is slow to compute, in one segment and in the next.
          if [100, 300].contains(index) {
            let end = ContinuousClock.now + .seconds(6)
            try waitUntil { ContinuousClock.now >= end }
          }
          return index
        })
    }
    #expect(error?.code == .filmIncomplete)
  }

  @Test(arguments: ["draw", "frames", "cancel"])
  func `an error or a cancellation leaves no file and no process`(place: String) async throws {
    let scratch = try TemporaryDirectory()
    let path = scratch.path.appending("film.mp4")
    let rendering = Task {
      try await Film.inThreeSegments.render(
        to: cutMovie(path, .init(quality: .high)), jobs: 3,
        progress: { written, _ in
          if place == "cancel", written == 300 { withUnsafeCurrentTask { $0?.cancel() } }
        },
        draw: { index in
          if place == "draw", index == 400 { throw TestError() }
          return numberedImage(index)
        },
        frames: { index in
          if place == "frames", index == 400 { throw TestError() }
          return index
        })
    }
    switch await rendering.result {
    case .success: Issue.record("the film was rendered")
    case .failure(let error):
      #expect(place == "cancel" ? error is CancellationError : error is TestError)
    }
    #expect(scratch.names.isEmpty)
    #expect(commandLines(containing: scratch.path).isEmpty)
  }
}
