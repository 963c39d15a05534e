internal import FileIO
internal import SystemPackage

extension Movie {
  /// Returns the accompaniment of the film; nil if it has pictures only.
  ///
  /// - Throws: A ``FilmError`` if it cannot be made, or the format has none.
  func readAccompaniment() async throws -> Accompaniment? {
    guard let accompaniment = try await accompaniment?(), !accompaniment.isEmpty else {
      return nil
    }
    guard format.hasSound else {
      throw FilmError(
        .soundImpossible,
        "\(path) cannot have sound, captions or chapters: choose \(Format.soundFormats).")
    }
    return accompaniment
  }

  /// Publishes a complete film without sound, after its accompaniment has been added.
  ///
  /// The packets of the pictures are copied; they are neither decoded nor encoded.
  ///
  /// - Parameters:
  ///   - file: The film without sound.
  ///   - film: The film.
  /// - Throws: A ``FilmError`` if the file cannot be written.
  func finish(_ file: consuming AtomicFile, of film: Film) async throws {
    guard let accompaniment = try await readAccompaniment() else { return try commit(file) }
    let silent = file.temporaryPath
    let result = try openFile()
    let directory: AtomicFileSet
    do throws(Errno) {
      directory = try AtomicFileSet(in: silent.removingLastComponent())
    } catch {
      throw FilmError.writing("\(path)", failedWith: error)
    }
    var arguments = ["-i", "file:\(silent)"]
    var maps = ["-map", "0:v"]
    var codecs = ["-c", "copy"]
    var inputCount = 1
    if accompaniment.sound != nil {
      arguments += SoundFormat.arguments + ["-i", "pipe:0"]
      maps += ["-map", "\(inputCount):a"]
      codecs += ["-c:a"] + (format.soundCodec ?? []) + ["-flags:a", "+bitexact"]
      inputCount += 1
    }
    if !accompaniment.captions.isEmpty, let codec = format.captionCodec {
      let list = directory.temporaryDirectory.appending("captions.srt")
      try write(accompaniment.captions.subRip, to: list)
      arguments += ["-f", "srt", "-i", "file:\(list)"]
      maps += ["-map", "\(inputCount):s"]
      codecs += ["-c:s", codec]
      inputCount += 1
    }
    if accompaniment.chapters.isEmpty {
      maps += ["-map_chapters", "-1"]
    } else {
      let list = directory.temporaryDirectory.appending("chapters.txt")
      try write(accompaniment.chapters.metadata(until: film.duration), to: list)
      arguments += ["-f", "ffmetadata", "-i", "file:\(list)"]
      maps += ["-map_chapters", "\(inputCount)"]
      for (index, chapter) in accompaniment.chapters.within(film.duration).enumerated() {
        maps += ["-metadata:c:\(index)", "title=\(chapter.title)"]
      }
    }
    try await FFmpeg(executable: ffmpeg, stallPolicy: stallPolicy).run(
      arguments + maps + codecs + alphaArguments(for: film) + muxerArguments(for: film),
      output: result.temporaryPath, writing: "\(path)"
    ) { input in
      guard let sound = accompaniment.sound else { return }
      for part in sound.parts { try await input.write(bytes: try sound.bytes(of: part)) }
    }
    try Task.checkCancellation()
    try checkResult(
      result.temporaryPath, of: film, soundDuration: accompaniment.sound?.duration ?? 0)
    try commit(result)
    // What ffmpeg has read is removed here.
    _ = consume directory
    _ = consume file
  }

  /// The tag by which players find the alpha of WebM, which copying would lose.
  private func alphaArguments(for film: Film) -> [String] {
    let isBeside = codec(isTransparent: film.isTransparent)?.hasAlphaBesidePackets == true
    return film.isTransparent && isBeside ? ["-metadata:s:v", "alpha_mode=1"] : []
  }

  private func write(_ text: String, to file: FilePath) throws(FilmError) {
    do throws(Errno) {
      try AtomicFileSet.write(Array(text.utf8), to: file)
    } catch {
      throw FilmError.writing("\(path)", failedWith: error)
    }
  }
}
