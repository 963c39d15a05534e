internal import SystemPackage

extension Movie {
  /// Checks that what ffmpeg wrote is complete: its structure, the number of frames, the duration.
  ///
  /// An ffmpeg that exits with success may still have written less, for example a wrapper that
  /// loses the exit code. The check reads the structure of the file and decodes nothing.
  ///
  /// - Parameters:
  ///   - file: The file that ffmpeg wrote.
  ///   - film: The film that it should contain.
  ///   - soundDuration: The duration of its sound, in seconds, which may be longer than the pictures;
  ///     0 by default.
  /// - Throws: A ``FilmError`` if anything is missing.
  func checkResult(
    _ file: FilePath, of film: Film, soundDuration: Double = 0
  ) throws(FilmError) {
    guard let size = try? file.stat().size, size > 0 else {
      throw FilmError(.filmIncomplete, "ffmpeg succeeded, but did not write \(path).")
    }
    guard let container = format.container else { return }
    let summary: Container.Summary
    do {
      summary = try container.summary(of: file)
    } catch {
      throw FilmError(
        .filmIncomplete,
        "ffmpeg succeeded, but what it wrote to \(path) is not a complete .\(format) film: \(error)."
      )
    }
    guard summary.frameCount == film.frameCount else {
      throw FilmError(
        .filmIncomplete,
        "ffmpeg succeeded, but wrote \(summary.frameCount) frames to \(path) instead of"
          + " \(film.frameCount).")
    }
    // Matroska rounds times to milliseconds, and a frame's duration need not be stored.
    let tolerance = film.time(ofFrame: 1) + 0.002
    // An encoder of sound fills its last packet, of at most a tenth of a second.
    let end = soundDuration > 0 ? max(film.duration, soundDuration + 0.1) : film.duration
    guard film.duration - tolerance...end + tolerance ~= summary.duration else {
      throw FilmError(
        .filmIncomplete,
        "ffmpeg succeeded, but the film that it wrote to \(path) lasts \(summary.duration) seconds"
          + " instead of \(film.duration).")
    }
  }
}

extension Movie.Format {
  /// The layout of the format's files; nil if ffmpeg's films in it are not checked.
  fileprivate var container: Container? {
    switch muxer {
    case "mp4", "mov": .isoBaseMedia
    case "matroska", "webm": .matroska
    default: nil
    }
  }
}
