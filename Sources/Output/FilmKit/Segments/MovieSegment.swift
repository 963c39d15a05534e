internal import FileIO
package import SystemPackage

/// A sink that writes a part of a film, which ``Movie/join(_:of:)`` joins with the others without
/// encoding again.
///
/// A segment is encoded by itself and starts with a key frame, so that its frames depend on no
/// other segment. Its file is in ffmpeg's format NUT, whose time stamps are exact at any frame
/// rate; those of Matroska are rounded to milliseconds.
package struct MovieSegment: FilmSink {
  private let movie: Movie
  private let path: FilePath

  /// Creates a sink.
  ///
  /// - Parameters:
  ///   - movie: The film that the segment is a part of: its format and encoding.
  ///   - path: The new file of the segment; removing it after a failure is up to the caller.
  package init(of movie: Movie, to path: FilePath) {
    self.movie = movie
    self.path = path
  }

  /// Creates an encoder of raw frames in the pixel format of the codec.
  package func encoder(for film: Film) -> RawFrame.Encoder { movie.encoder(for: film) }

  /// Writes the file with ffmpeg.
  package func record(
    _ film: Film,
    _ body: (@escaping @Sendable (RawFrame, Int) async throws -> Void) async throws -> Void
  ) async throws -> Film.Timings? {
    try movie.check(film)
    do throws(Errno) {
      try AtomicFileSet.write([], to: path)
    } catch {
      throw FilmError.writing("\(path)", failedWith: error)
    }
    let codec = movie.codecName(isTransparent: film.isTransparent)
    try await FFmpeg(executable: movie.ffmpeg, stallPolicy: movie.stallPolicy).run(
      movie.segmentArguments(for: film), output: path, writing: "\(path) with codec \(codec)"
    ) { input in
      try await body { frame, _ in try await input.write(frame) }
    }
    try Task.checkCancellation()
    guard let size = try? path.stat().size, size > 0 else {
      throw FilmError(.filmIncomplete, "ffmpeg succeeded, but did not write \(path).")
    }
    return nil
  }
}
