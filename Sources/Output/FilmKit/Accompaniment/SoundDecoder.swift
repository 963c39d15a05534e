private import FileIO
private import Glibc
package import SoundKit
package import SystemPackage

/// The decoding of sounds with ffmpeg.
package struct SoundDecoder: Sendable {
  private let ffmpeg: FFmpeg

  /// Creates a decoder.
  ///
  /// - Parameter movie: The film whose ffmpeg it uses; nil, the default, for the one in `PATH`.
  package init(of movie: Movie? = nil) {
    ffmpeg = FFmpeg(
      executable: movie?.ffmpeg, stallPolicy: movie?.stallPolicy ?? Movie.StallPolicy())
  }

  /// Returns the samples of a sound.
  ///
  /// - Parameter sound: The sound.
  /// - Returns: The samples; those of a file are in a temporary file without a name.
  /// - Throws: A ``FilmError`` if it is not a sound that ffmpeg reads.
  package func samples(of sound: Sound) async throws -> any SoundSamples {
    switch sound.source {
    case .tone(let tone): return tone.samples
    case .file(let path):
      let file = FilePath(path)
      try Self.check(file)
      return try await withDirectory { try await decode(file, named: path, in: $0) }
    case .bytes(let bytes):
      return try await withDirectory { directory in
        let file = directory.appending("sound")
        try AtomicFileSet.write(bytes, to: file)
        return try await decode(file, named: "\(sound)", in: directory)
      }
    }
  }

  /// Checks that a sound file is there and can be read.
  ///
  /// - Parameter path: The path of the file.
  /// - Throws: A ``FilmError`` if it cannot.
  package static func check(_ path: FilePath) throws(FilmError) {
    do throws(Errno) {
      var reader = try FileReader(path)
      _ = try reader.read(1)
    } catch {
      throw FilmError(.badSound, "The sound \(path) cannot be read: \(error).")
    }
  }

  private func withDirectory<Result>(
    _ body: (FilePath) async throws -> Result
  ) async throws -> Result {
    let parent = getenv("TMPDIR").map { FilePath(String(cString: $0)) } ?? FilePath("/tmp")
    let directory: FilePath
    do throws(Errno) {
      directory = try makeProcessDirectory(in: parent)
    } catch {
      throw FilmError.writing("\(parent)", failedWith: error)
    }
    defer { removeTree(directory) }
    return try await body(directory)
  }

  private func decode(
    _ file: FilePath, named name: String, in directory: FilePath
  ) async throws -> any SoundSamples {
    let output = directory.appending("samples")
    do {
      try AtomicFileSet.write([], to: output)
      try await ffmpeg.run(
        [
          "-protocol_whitelist", "file,pipe", "-i", "file:\(canonicalPath(of: file) ?? file)",
          "-map", "0:a:0", "-map_metadata", "-1",
        ] + SoundFormat.arguments,
        output: output, writing: "the samples of \(name)"
      ) { _ in }
      return try SampleFile(output)
    } catch let error as FilmError where error.code == .ffmpegFailed {
      let hasNone = error.log.contains { $0.contains("matches no streams") }
      throw FilmError(
        .badSound,
        hasNone
          ? "\(name) has no sound: it is a file without an audio stream."
          : "\(name) is not a sound that ffmpeg reads.", log: hasNone ? [] : error.log)
    }
  }
}

/// The format of samples on the way to and from ffmpeg.
enum SoundFormat {
  static let arguments = ["-f", "s16le", "-ar", "\(soundSampleRate)", "-ac", "2"]
}
