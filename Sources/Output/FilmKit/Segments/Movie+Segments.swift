internal import FileIO
private import SystemPackage

extension Movie {
  /// Encodes a film as segments, several at the same time, joins them and publishes the file.
  ///
  /// The segments are in a hidden directory beside the film, and take as much of the disk as it.
  ///
  /// - Parameters:
  ///   - film: The film.
  ///   - file: The file that was opened for it.
  ///   - body: What ``FilmSink/record(_:_:)`` calls.
  /// - Throws: The errors of `body`, or a ``FilmError``.
  func recordSegments(
    of film: Film, into file: consuming AtomicFile,
    _ body: (@escaping @Sendable (RawFrame, Int) async throws -> Void) async throws -> Void
  ) async throws {
    let directory: AtomicFileSet
    do throws(Errno) {
      directory = try AtomicFileSet(in: file.temporaryPath.removingLastComponent())
    } catch {
      throw FilmError.writing("\(path)", failedWith: error)
    }
    let recording = SegmentRecording(
      of: self, film: film, frames: 0..<film.frameCount, in: directory.temporaryDirectory)
    try await recording.record(body)
    try await join(recording.files, of: film, into: file)
    // The segments are removed here, after they have been read.
    _ = consume directory
  }
}
