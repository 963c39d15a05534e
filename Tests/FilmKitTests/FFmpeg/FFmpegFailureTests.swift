import FilmKit
import Glibc
import Imaging
import SystemPackage
import TestSupport
import Testing

private struct Mishap: Error {}

@Suite struct MovieFaultTests {
  /// Fails to render over an older film, and checks that this is all that is left.
  private func failure(
    _ encoding: Movie.Encoding = Movie.Encoding(), name: String = "film.mp4",
    ffmpeg: FilePath? = nil
  ) async throws -> FilmError {
    let scratch = try Scratch()
    let path = scratch.path.appending(name)
    try put(Array("old".utf8), into: path)
    let error = await #expect(throws: FilmError.self) {
      try await Film.sample.render(
        to: .movie(path, encoding: encoding, ffmpeg: ffmpeg), draw: sampleImage, frames: { $0 })
    }
    #expect(scratch.names == [name])
    #expect(try contents(of: path) == Array("old".utf8))
    #expect(commandLines(mentioning: scratch.path).isEmpty)
    return try #require(error)
  }

  @Test func `a missing ffmpeg is told with how to get it`() async throws {
    let error = try await failure(ffmpeg: "/nowhere/ffmpeg")
    #expect(error.code == .ffmpegNotFound)
    #expect(error.description.hasPrefix("Cannot run /nowhere/ffmpeg"))
    #expect(error.description.hasSuffix("`apt install ffmpeg`, or say where it is."))
  }

  @Test func `an ffmpeg that is no program is told`() async throws {
    let error = try await failure(ffmpeg: FilePath(#filePath))
    #expect(error.code == .ffmpegNotFound)
  }

  @Test func `an ffmpeg that fails at once is told with what it said`() async throws {
    let error = try await failure(ffmpeg: fakeFFmpeg("fails-at-once"))
    #expect(error.code == .ffmpegFailed)
    #expect(error.sentence.hasPrefix("ffmpeg ended with exit code 3 before /tmp/"))
    #expect(error.sentence.hasSuffix("/film.mp4 with codec libx264 was whole."))
    #expect(error.description.hasSuffix("\n  ffmpeg: no luck today"))
  }

  @Test func `an ffmpeg that is killed is told with the signal`() async throws {
    let error = try await failure(ffmpeg: fakeFFmpeg("is-killed-after-two-frames"))
    #expect(error.code == .ffmpegFailed)
    #expect(error.sentence.hasPrefix("ffmpeg ended by signal 9 before"))
    #expect(error.log == ["two frames were enough"])
  }

  @Test func `a full disk is told`() async throws {
    let error = try await failure(ffmpeg: fakeFFmpeg("finds-the-disk-full"))
    #expect(error.code == .diskFull)
    #expect(error.sentence.hasPrefix("There is no space left to write /tmp/"))
  }

  @Test func `of a long complaint the end is kept`() async throws {
    let error = try await failure(ffmpeg: fakeFFmpeg("talks-too-much"))
    #expect(error.log == ["199996", "199997", "199998", "199999", "200000"])
  }

  @Test func `an ffmpeg that writes nothing is not believed`() async throws {
    let error = try await failure(ffmpeg: fakeFFmpeg("writes-nothing"))
    #expect(error.code == .ffmpegFailed)
    #expect(error.sentence.hasPrefix("ffmpeg ended well, but has not written"))
  }

  @Test func `an unknown codec is told with ffmpeg's words`() async throws {
    let error = try await failure(Movie.Encoding(codec: "libx999"))
    #expect(error.code == .codecRefused)
    #expect(error.sentence.hasSuffix("film.mp4 with codec libx999."))
    #expect(error.log == ["Unknown encoder 'libx999'"])
  }

  @Test(arguments: [("film.mov", "libvpx-vp9"), ("film.gif", "libx264"), ("film.webm", "ffv1")])
  func `a codec that the format cannot hold is told`(name: String, codec: String) async throws {
    let error = try await failure(Movie.Encoding(codec: codec), name: name)
    #expect(error.code == .codecRefused)
    #expect(error.sentence.hasPrefix("ffmpeg refused to write /tmp/"))
  }

  @Test func `a missing directory is told`() async throws {
    let error = await #expect(throws: FilmError.self) {
      try await Film.sample.render(
        to: .movie("/nowhere/film.mp4"), draw: sampleImage, frames: { $0 })
    }
    #expect(error?.code == .cannotWrite)
    #expect(error?.sentence == "Cannot write /nowhere/film.mp4: No such file or directory.")
  }

  @Test func `a directory in the place of the film is told`() async throws {
    let scratch = try Scratch()
    let path = scratch.path.appending("film.mp4")
    mkdir(path.string, 0o700)
    let error = await #expect(throws: FilmError.self) {
      try await Film.sample.render(to: .movie(path), draw: sampleImage, frames: { $0 })
    }
    #expect(error?.sentence == "Cannot write \(path): it is a directory.")
    #expect(scratch.names == ["film.mp4"])
  }

  @Test func `an error of the drawing leaves no file and no process`() async throws {
    let scratch = try Scratch()
    await #expect(throws: Mishap.self) {
      try await Film.sample.render(
        to: .movie(scratch.path.appending("film.mp4")),
        draw: { index in
          if index == 7 { throw Mishap() }
          return sampleImage(index)
        }, frames: { $0 })
    }
    #expect(scratch.names.isEmpty)
    #expect(commandLines(mentioning: scratch.path).isEmpty)
  }

  @Test func `cancelling leaves no file and no process`() async throws {
    let scratch = try Scratch()
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
    #expect(commandLines(mentioning: scratch.path).isEmpty)
  }

  @Test(arguments: ["hangs", "hangs-deaf"])
  func `cancelling ends an ffmpeg that hangs`(fake: String) async throws {
    let scratch = try Scratch()
    let path = scratch.path.appending("film.mp4")
    let rendering = Task {
      // Larger than the pipe, so that the writer hangs too.
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
