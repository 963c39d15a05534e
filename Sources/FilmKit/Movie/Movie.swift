internal import FileIO
public import SystemPackage

/// A sink that writes a film file: an animated image itself, anything else by ffmpeg.
///
/// The film grows under a hidden name beside its own and is renamed when all has ended well, so that a
/// file under its own name is always whole. An older file of that name is replaced only then.
public struct Movie: FilmSink {
  /// The file to be written.
  public let path: FilePath
  /// The kind of file.
  public let format: Format
  /// How the film is compressed.
  public let encoding: Encoding
  /// The ffmpeg program; nil looks it up in `PATH`.
  public let ffmpeg: FilePath?

  /// Creates a sink that writes a film file.
  ///
  /// - Parameters:
  ///   - path: The file to be written, in a directory that exists.
  ///   - format: The kind of file; by default that of the path's extension.
  ///   - encoding: How the film is compressed.
  ///   - ffmpeg: The ffmpeg program; nil looks it up in `PATH`.
  /// - Throws: A ``FilmError`` if there is no format and the extension stands for none.
  public init(
    _ path: FilePath, format: Format? = nil, encoding: Encoding = Encoding(),
    ffmpeg: FilePath? = nil
  ) throws(FilmError) {
    guard let format = format ?? path.extension.flatMap(Format.init(fileExtension:)) else {
      throw FilmError(
        .unknownExtension,
        "\(path) does not have the extension of a film format: known are "
          + Format.allCases.map { ".\($0)" }.joined(separator: ", ") + ".")
    }
    self.path = path
    self.format = format
    self.encoding = encoding
    self.ffmpeg = ffmpeg
  }

  /// The encoder that writes the film.
  ///
  /// - Parameter isTransparent: Whether the film is transparent.
  /// - Returns: What ffmpeg calls it.
  public func codecName(isTransparent: Bool) -> String {
    let lossless =
      encoding.quality == .lossless ? format.losslessCodec(isTransparent: isTransparent) : nil
    return encoding.codec ?? lossless ?? format.defaultCodec(isTransparent: isTransparent)
  }

  /// Tells whether the film's width and height must be even.
  ///
  /// - Parameter isTransparent: Whether the film is transparent.
  /// - Returns: False also for an encoder of which nothing is known.
  public func requiresEvenSize(isTransparent: Bool) -> Bool {
    codec(isTransparent: isTransparent)?.pixels(isTransparent: isTransparent)?.needsEvenSize
      ?? false
  }

  /// Makes what ffmpeg reads: planes of luma and chroma for codecs that take them, otherwise pixels.
  public func encoder(for film: Film) -> RawFrame.Encoder {
    let pixels = codec(isTransparent: film.isTransparent)?.pixels(
      isTransparent: film.isTransparent)
    return RawFrame.Encoder(film, isPlanar: pixels?.isPlanar ?? false)
  }

  /// Writes the frames, or runs ffmpeg and gives them to it.
  public func record(
    _ film: Film,
    _ body: (@escaping @Sendable (RawFrame, Int) async throws -> Void) async throws -> Void
  ) async throws -> Film.Timings? {
    try check(film)
    if let animatedImage = animatedImage(isTransparent: film.isTransparent) {
      return try await record(film, as: animatedImage, body)
    }
    let file = try openFile()
    let output = ["-f", format.muxer, "file:\(file.temporaryPath)"]
    try await FFmpeg(executable: ffmpeg).run(
      arguments(for: film) + output,
      writing: "\(path) with codec \(codecName(isTransparent: film.isTransparent))"
    ) { input in
      try await body { frame, _ in try await input.write(frame) }
    }
    try Task.checkCancellation()
    try commit(file)
    return nil
  }

  /// Opens the film's file.
  ///
  /// - Throws: A ``FilmError`` if the path is a directory or the file cannot be opened.
  func openFile() throws(FilmError) -> AtomicFile {
    guard path.lastComponent != nil, (try? path.stat().type) != .directory else {
      throw FilmError(.cannotWrite, "Cannot write \(path): it is a directory.")
    }
    do {
      return try AtomicFile(path, replacesDevices: true)
    } catch {
      throw FilmError.writing("\(path)", failedWith: error)
    }
  }

  /// Gives the finished file its name.
  ///
  /// - Throws: A ``FilmError`` if the file is empty or cannot be renamed.
  func commit(_ file: consuming AtomicFile) throws(FilmError) {
    guard let size = try? file.temporaryPath.stat().size, size > 0 else {
      throw FilmError(.ffmpegFailed, "ffmpeg ended well, but has not written \(path).")
    }
    do {
      try file.commit()
    } catch {
      throw FilmError.writing("\(path)", failedWith: error)
    }
  }

  func codec(isTransparent: Bool) -> Codec? {
    let name = codecName(isTransparent: isTransparent)
    return Codec.known.first { $0.name == name }
  }
}

extension FilmSink where Self == Movie {
  /// Writes a film file, of the kind that the path's extension tells.
  ///
  /// - Parameters:
  ///   - path: The file to be written, in a directory that exists.
  ///   - encoding: How the film is compressed.
  ///   - ffmpeg: The ffmpeg program; nil looks it up in `PATH`.
  /// - Returns: The sink.
  /// - Throws: A ``FilmError`` if the extension stands for no format.
  public static func movie(
    _ path: FilePath, encoding: Movie.Encoding = Movie.Encoding(), ffmpeg: FilePath? = nil
  ) throws(FilmError) -> Movie {
    try Movie(path, encoding: encoding, ffmpeg: ffmpeg)
  }
}
