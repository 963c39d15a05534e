internal import FileIO
package import SystemPackage

extension Movie {
  /// A file of a segment.
  package struct Segment: Sendable {
    /// The path of the file.
    package let path: FilePath
    /// The number of its frames.
    package let frameCount: Int

    package init(_ path: FilePath, frameCount: Int) {
      self.path = path
      self.frameCount = frameCount
    }
  }

  /// Joins segments to the film, without encoding again, and publishes the file.
  ///
  /// - Parameters:
  ///   - segments: All segments in order.
  ///   - film: The whole film.
  /// - Throws: A ``FilmError`` if the file cannot be written, or the segments do not make the whole
  ///   film.
  package func join(_ segments: [Segment], of film: Film) async throws {
    try check(film)
    try await join(segments, of: film, into: try openFile())
  }

  /// Joins segments to the film, and publishes the file that was opened for it.
  func join(
    _ segments: [Segment], of film: Film, into file: consuming AtomicFile
  ) async throws {
    let (directory, list) = try Self.list(of: segments, in: film)
    try await FFmpeg(executable: ffmpeg, stallPolicy: stallPolicy, directory: directory).run(
      joinArguments(for: film), output: file.temporaryPath, writing: "\(path)"
    ) { input in
      try await input.write(bytes: Array("ffconcat version 1.0\n\(list)".utf8))
    }
    try Task.checkCancellation()
    try checkResult(file.temporaryPath, of: film)
    try await finish(file, of: film)
  }

  /// Returns the directory that has all segments, and a list of them relative to it.
  ///
  /// A list cannot have a line break in a name, which the directory may have.
  private static func list(
    of segments: [Segment], in film: Film
  ) throws(FilmError) -> (directory: FilePath?, list: String) {
    let segments = segments.map { segment in
      Segment(canonicalPath(of: segment.path) ?? segment.path, frameCount: segment.frameCount)
    }
    var directory = segments.first?.path.removingLastComponent()
    while let common = directory, !segments.allSatisfy({ $0.path.starts(with: common) }) {
      directory = common.components.isEmpty ? nil : common.removingLastComponent()
    }
    // That of this process, which a relative path is relative to.
    if directory?.isEmpty == true { directory = nil }
    var list = ""
    for segment in segments {
      var relative = segment.path
      if let directory { _ = relative.removePrefix(directory) }
      guard let word = "file:\(relative)".ffconcatWord else {
        throw FilmError(
          .ffmpegFailed, "ffmpeg cannot join \(segment.path): its name has a line break.")
      }
      list += "file \(word)\nduration \(film.time(ofFrame: segment.frameCount))\n"
    }
    return (directory, list)
  }

  /// Publishes a complete file of the film, which is copied.
  ///
  /// - Parameters:
  ///   - complete: The file.
  ///   - film: The film.
  /// - Throws: A ``FilmError`` if the file cannot be read or written, or is not the film.
  package func publish(_ complete: FilePath, of film: Film) async throws {
    try check(film)
    let file = try openFile()
    do throws(Errno) {
      try file.write(try readFile(complete, maxSize: .max))
    } catch {
      throw FilmError.writing("\(path)", failedWith: error)
    }
    try checkResult(file.temporaryPath, of: film)
    try await finish(file, of: film)
  }
}
