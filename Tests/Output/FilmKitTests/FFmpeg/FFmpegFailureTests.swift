import FilmKit
import Glibc
import Imaging
import Synchronization
import SystemPackage
import TestSupport
import Testing

private struct TestError: Error {}

/// The notices of an ffmpeg without progress.
private final class Notices: Sendable {
  private let sentences = Mutex<[String]>([])

  var all: [String] { sentences.withLock { $0 } }

  func add(_ sentence: String) { sentences.withLock { $0.append(sentence) } }
}

@Suite struct FFmpegFailureTests {
  /// Fails to render over an existing file, and checks that only that file remains.
  private func failure(
    _ encoding: Movie.Encoding = Movie.Encoding(), name: String = "film.mp4",
    ffmpeg: FilePath? = nil
  ) async throws -> FilmError {
    let scratch = try TemporaryDirectory()
    let path = scratch.path.appending(name)
    try put(Array("old".utf8), into: path)
    let error = await #expect(throws: FilmError.self) {
      try await Film.sample.render(
        to: .movie(path, encoding: encoding, ffmpeg: ffmpeg), draw: sampleImage, frames: { $0 })
    }
    #expect(scratch.names == [name])
    #expect(try contents(of: path) == Array("old".utf8))
    #expect(commandLines(containing: scratch.path).isEmpty)
    return try #require(error)
  }

  @Test func `a missing ffmpeg is an error that says how to install it`() async throws {
    let error = try await failure(ffmpeg: "/nowhere/ffmpeg")
    #expect(error.code == .ffmpegNotFound)
    #expect(error.description.hasPrefix("Cannot run /nowhere/ffmpeg"))
    #expect(error.description.hasSuffix("`apt install ffmpeg`, or give its path."))
  }

  @Test func `an ffmpeg that is not executable is an error`() async throws {
    let error = try await failure(ffmpeg: FilePath(#filePath))
    #expect(error.code == .ffmpegNotFound)
  }

  @Test func `an ffmpeg that fails immediately is an error with its exit code and log`()
    async throws
  {
    let error = try await failure(ffmpeg: fakeFFmpeg("fails-immediately"))
    #expect(error.code == .ffmpegFailed)
    #expect(error.sentence.hasPrefix("ffmpeg exited with code 3 before /"))
    #expect(error.sentence.hasSuffix("/film.mp4 with codec libx264 was complete."))
    #expect(error.description.hasSuffix("\n  ffmpeg: no luck today"))
  }

  @Test func `an ffmpeg that is killed is an error with the signal`() async throws {
    let error = try await failure(ffmpeg: fakeFFmpeg("is-killed-after-two-frames"))
    #expect(error.code == .ffmpegFailed)
    #expect(error.sentence.hasPrefix("ffmpeg was killed by signal 9 before"))
    #expect(error.log == ["two frames were enough"])
  }

  @Test func `a full disk reported by ffmpeg is a disk full error`() async throws {
    let error = try await failure(ffmpeg: fakeFFmpeg("reports-full-disk"))
    #expect(error.code == .diskFull)
    #expect(error.sentence.hasPrefix("There is no space left to write /"))
  }

  @Test func `an error quotes the last lines of a long log`() async throws {
    let error = try await failure(ffmpeg: fakeFFmpeg("writes-long-log"))
    #expect(error.log == ["199996", "199997", "199998", "199999", "200000"])
  }

  @Test func `control characters of ffmpeg's words are escaped`() async throws {
    let error = try await failure(ffmpeg: fakeFFmpeg("colors-its-words"))
    #expect(error.log == [#"\u{1B}[31mno luck\u{07} \u{9B}today"#])
  }

  @Test func `an ffmpeg that succeeds without writing a file is an error`() async throws {
    let error = try await failure(ffmpeg: fakeFFmpeg("writes-nothing"))
    #expect(error.code == .filmIncomplete)
    #expect(error.sentence.hasPrefix("ffmpeg succeeded, but did not write"))
  }

  private static let films = ["film.mp4", "film.mov", "film.mkv", "film.webm"]

  @Test(arguments: films)
  func `an ffmpeg that succeeds and writes garbage is an error`(name: String) async throws {
    let error = try await failure(name: name, ffmpeg: fakeFFmpeg("writes-garbage"))
    #expect(error.code == .filmIncomplete)
    #expect(error.sentence.hasPrefix("ffmpeg succeeded, but what it wrote to /"))
    #expect(error.sentence.contains("is not a complete .\(name.dropFirst(5)) film: it "))
  }

  @Test(arguments: films)
  func `an ffmpeg that succeeds and cuts the film off is an error`(name: String) async throws {
    let error = try await failure(name: name, ffmpeg: fakeFFmpeg("cuts-film"))
    #expect(error.code == .filmIncomplete)
    #expect(error.sentence.contains(": it is cut off at byte "))
  }

  @Test(arguments: films)
  func `an ffmpeg that succeeds and drops frames is an error`(name: String) async throws {
    let error = try await failure(name: name, ffmpeg: fakeFFmpeg("drops-frames"))
    #expect(error.code == .filmIncomplete)
    #expect(error.sentence.hasPrefix("ffmpeg succeeded, but wrote 5 frames to /"))
    #expect(error.sentence.hasSuffix("/\(name) instead of 10."))
  }

  @Test(arguments: films)
  func `an ffmpeg that succeeds and writes a shorter film is an error`(name: String) async throws {
    let error = try await failure(name: name, ffmpeg: fakeFFmpeg("doubles-rate"))
    #expect(error.code == .filmIncomplete)
    #expect(error.sentence.hasPrefix("ffmpeg succeeded, but the film that it wrote to /"))
    #expect(error.sentence.contains(" lasts 0.16"))
  }

  @Test(arguments: ["hangs", "hangs-at-the-end", "ignores-sigterm"])
  func `an ffmpeg without progress is ended after the timeout`(fake: String) async throws {
    let scratch = try TemporaryDirectory()
    let path = scratch.path.appending("film.mp4")
    try put(Array("old".utf8), into: path)
    let notices = Notices()
    var movie = try Movie(path, ffmpeg: fakeFFmpeg(fake))
    movie.stallPolicy = Movie.StallPolicy(timeout: .seconds(0.5), noticeDelay: .seconds(0.25)) {
      sentence in notices.add(sentence)
    }
    // A frame is larger than the pipe, so the writer blocks too.
    let film = Film(width: 1024, height: 1024, frameRate: 30, frameCount: 3)
    let error = await #expect(throws: FilmError.self) {
      try await film.render(
        to: movie, draw: { _ in Image(width: 1024, height: 1024) }, frames: { $0 })
    }
    #expect(error?.code == .ffmpegStalled)
    #expect(error?.sentence.hasPrefix("ffmpeg made no progress for 0.5 seconds") == true)
    #expect(notices.all == ["ffmpeg has made no progress for 0.25 seconds."])
    #expect(scratch.names.filter { $0 != "pid" } == ["film.mp4"])
    #expect(try contents(of: path) == Array("old".utf8))
    #expect(commandLines(containing: scratch.path).isEmpty)
  }

  @Test func `an unknown codec is an error with ffmpeg's log`() async throws {
    let error = try await failure(Movie.Encoding(codec: "libx999"))
    #expect(error.code == .codecRefused)
    #expect(error.sentence.hasSuffix("film.mp4 with codec libx999."))
    #expect(error.log == ["Unknown encoder 'libx999'"])
  }

  @Test(arguments: [("film.mp4", "ffv1"), ("film.gif", "libx264"), ("film.webm", "ffv1")])
  func `a codec that the format does not support is an error`(name: String, codec: String)
    async throws
  {
    let error = try await failure(Movie.Encoding(codec: codec), name: name)
    #expect(error.code == .codecRefused)
    #expect(error.sentence.hasPrefix("ffmpeg cannot write /"))
  }

  @Test func `a missing directory is an error that names the file`() async throws {
    let error = await #expect(throws: FilmError.self) {
      try await Film.sample.render(
        to: .movie("/nowhere/film.mp4"), draw: sampleImage, frames: { $0 })
    }
    #expect(error?.code == .cannotWrite)
    #expect(error?.sentence == "Cannot write /nowhere/film.mp4: No such file or directory.")
  }

  @Test func `a directory at the film's path is an error`() async throws {
    let scratch = try TemporaryDirectory()
    let path = scratch.path.appending("film.mp4")
    mkdir(path.string, 0o700)
    let error = await #expect(throws: FilmError.self) {
      try await Film.sample.render(to: .movie(path), draw: sampleImage, frames: { $0 })
    }
    #expect(error?.sentence == "Cannot write \(path): it is a directory.")
    #expect(scratch.names == ["film.mp4"])
  }

  @Test func `an error while drawing leaves no file and no process`() async throws {
    let scratch = try TemporaryDirectory()
    await #expect(throws: TestError.self) {
      try await Film.sample.render(
        to: .movie(scratch.path.appending("film.mp4")),
        draw: { index in
          if index == 7 { throw TestError() }
          return sampleImage(index)
        }, frames: { $0 })
    }
    #expect(scratch.names.isEmpty)
    #expect(commandLines(containing: scratch.path).isEmpty)
  }

  @Test func `canceling leaves no file and no process`() async throws {
    let scratch = try TemporaryDirectory()
    let path = scratch.path
    let rendering = Task {
      try await Film.sample.render(
        to: .movie(path.appending("film.mp4")),
        progress: { written, _ in
          if written == 5 { withUnsafeCurrentTask { $0?.cancel() } }
        }, draw: sampleImage, frames: { $0 })
    }
    await #expect(throws: CancellationError.self) { try await rendering.value }
    #expect(scratch.names.isEmpty)
    #expect(commandLines(containing: scratch.path).isEmpty)
  }

  @Test(arguments: ["hangs", "ignores-sigterm"])
  func `canceling terminates an ffmpeg that hangs`(fake: String) async throws {
    let scratch = try TemporaryDirectory()
    let path = scratch.path.appending("film.mp4")
    let rendering = Task {
      // A frame is larger than the pipe, so the writer blocks too.
      let film = Film(width: 1024, height: 1024, frameRate: 30, frameCount: 10)
      try await film.render(
        to: .movie(path, ffmpeg: fakeFFmpeg(fake)),
        draw: { _ in Image(width: 1024, height: 1024) }, frames: { $0 })
    }
    let note = scratch.path.appending("pid")
    var process: pid_t?
    try await eventually {
      let text = (try? contents(of: note)) ?? []
      process = String(decoding: text, as: UTF8.self).split(separator: "\n").first
        .flatMap { pid_t($0) }
      return process != nil
    }
    rendering.cancel()
    await #expect(throws: CancellationError.self) { try await rendering.value }
    #expect(scratch.names == ["pid"])
    #expect(!exists(process: try #require(process)))
  }
}
