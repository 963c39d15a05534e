package import SystemPackage

/// A sink that writes a part of a film as segments, which ``Movie/join(_:of:)`` joins with the
/// others without encoding again.
///
/// A segment is encoded by itself and starts with a key frame, so that its frames depend on no
/// other segment. Its file is in ffmpeg's format NUT, whose time stamps are exact at any frame
/// rate; those of Matroska are rounded to milliseconds.
package struct MovieSegments: FilmSink {
  private let recording: SegmentRecording

  /// Creates a sink.
  ///
  /// - Parameters:
  ///   - movie: The film that the segments are a part of: its format and encoding.
  ///   - film: The whole film.
  ///   - frames: The indices of the frames of the part, which are whole segments.
  ///   - directory: The directory for the new files; removing them after a failure is up to the
  ///     caller.
  package init(of movie: Movie, film: Film, frames: Range<Int>, in directory: FilePath) {
    recording = SegmentRecording(of: movie, film: film, frames: frames, in: directory)
  }

  /// The names of the files, in order.
  package var names: [String] { recording.files.compactMap { $0.path.lastComponent?.string } }

  /// Creates an encoder of raw frames in the pixel format of the codec.
  package func encoder(for film: Film) -> RawFrame.Encoder { recording.movie.encoder(for: film) }

  /// Returns the segments.
  package func parts(of film: Film, jobs: Int) -> FilmParts { recording.parts(jobs: jobs) }

  /// Writes the files with ffmpeg.
  package func record(
    _ film: Film,
    _ body: (@escaping @Sendable (RawFrame, Int) async throws -> Void) async throws -> Void
  ) async throws -> Film.Timings? {
    try recording.movie.check(film)
    try await recording.record(body)
    return nil
  }
}
