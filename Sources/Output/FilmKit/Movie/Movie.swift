internal import FileIO
public import SystemPackage

/// A sink that writes a film file: GIF, APNG and WebP directly, other formats with ffmpeg.
///
/// The film is written to a hidden file in the same directory and renamed when it is complete, so a
/// file of the final name is always complete. An existing file is replaced only then.
public struct Movie: FilmSink {
  /// The path of the file.
  public let path: FilePath
  /// The format of the file.
  public let format: Format
  /// The encoder settings.
  public let encoding: Encoding
  /// The path of the ffmpeg program; nil searches `PATH`.
  public let ffmpeg: FilePath?
  /// Whether an existing file may be replaced.
  public let replacesFile: Bool
  /// How long to wait for an ffmpeg that makes no progress.
  public var stallPolicy = StallPolicy()
  /// Returns what the film has beside its pictures, when all frames have been encoded; nil, the
  /// default, for pictures only.
  package var accompaniment: (@Sendable () async throws -> Accompaniment?)?
  /// The smallest number of pixels of all frames of a segment: see ``segmentLength(for:)``.
  package var minimumSegmentPixelCount = SegmentRule.minimumPixelCount
  /// The number of processors that encoders have whose bytes do not depend on their threads; by
  /// default those of the machine.
  package var processorCount = Film.defaultJobs

  /// Creates a sink that writes a film file.
  ///
  /// - Parameters:
  ///   - path: The path of the file, in an existing directory.
  ///   - format: The format of the file; by default that of the path's extension.
  ///   - encoding: The encoder settings.
  ///   - ffmpeg: The path of the ffmpeg program; nil, the default, searches `PATH`.
  ///   - replacesFile: Whether an existing file may be replaced, also one that appears while the
  ///     film is rendered; true by default.
  /// - Throws: A ``FilmError`` if no format is given and the extension is unknown.
  public init(
    _ path: FilePath, format: Format? = nil, encoding: Encoding = Encoding(),
    ffmpeg: FilePath? = nil, replacing replacesFile: Bool = true
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
    self.replacesFile = replacesFile
  }

  /// Returns ffmpeg's name of the encoder: `libx264` for the encoding's codec `h264`, too.
  ///
  /// - Parameter isTransparent: Whether the film is transparent.
  /// - Returns: The name.
  public func codecName(isTransparent: Bool) -> String {
    let lossless =
      encoding.quality == .lossless ? format.losslessCodec(isTransparent: isTransparent) : nil
    let codec = lossless ?? format.defaultCodec(isTransparent: isTransparent)
    return encoding.codec.map { Codec.named($0)?.name ?? $0 } ?? codec.name
  }

  /// Returns whether the width and height of a film must be even.
  ///
  /// - Parameter isTransparent: Whether the film is transparent.
  /// - Returns: False if the encoder is unknown.
  public func requiresEvenSize(isTransparent: Bool) -> Bool {
    codec(isTransparent: isTransparent)?.pixelFormat(isTransparent: isTransparent)?
      .requiresEvenSize ?? false
  }

  /// Creates an encoder of raw frames in the pixel format of the codec.
  public func encoder(for film: Film) -> RawFrame.Encoder {
    let pixelFormat = codec(isTransparent: film.isTransparent)?.pixelFormat(
      isTransparent: film.isTransparent)
    return RawFrame.Encoder(film, isPlanar: pixelFormat?.isPlanar ?? false)
  }

  /// Returns the segments that are encoded at the same time; an animated image has one part.
  public func parts(of film: Film, jobs: Int) -> FilmParts {
    guard isCut(film) else { return .whole(film) }
    return SegmentRecording(of: self, film: film, frames: 0..<film.frameCount, in: "")
      .parts(jobs: jobs)
  }

  /// Writes the file, with ffmpeg unless it is an animated image.
  public func record(
    _ film: Film,
    _ body: (@escaping @Sendable (RawFrame, Int) async throws -> Void) async throws -> Void
  ) async throws -> Film.Timings? {
    try check(film)
    if let animatedImage = animatedImage(isTransparent: film.isTransparent) {
      return try await record(film, as: animatedImage, body)
    }
    let file = try openFile()
    if isCut(film) {
      try await recordSegments(of: film, into: file, body)
      return nil
    }
    try await FFmpeg(executable: ffmpeg, stallPolicy: stallPolicy).run(
      arguments(for: film), output: file.temporaryPath,
      writing: "\(path) with codec \(codecName(isTransparent: film.isTransparent))"
    ) { input in
      try await body { frame, _ in try await input.write(frame) }
    }
    try Task.checkCancellation()
    try checkResult(file.temporaryPath, of: film)
    try await finish(file, of: film)
    return nil
  }

  /// Opens the film's file.
  ///
  /// - Throws: A ``FilmError`` if the path is a directory or a device, or the file cannot be
  ///   opened.
  func openFile() throws(FilmError) -> AtomicFile {
    guard path.lastComponent != nil, (try? path.stat().type) != .directory else {
      throw FilmError(.cannotWrite, "Cannot write \(path): it is a directory.")
    }
    do {
      return try AtomicFile(path, replacing: replacesFile, requiresFile: true)
    } catch {
      guard error != .illegalSeek else {
        throw FilmError(
          .cannotWrite, "Cannot write \(path): it is a device or a pipe, and a film needs a file.")
      }
      throw FilmError.writing("\(path)", failedWith: error)
    }
  }

  /// Publishes the complete file under its name.
  ///
  /// - Throws: A ``FilmError`` if the file cannot be renamed.
  func commit(_ file: consuming AtomicFile) throws(FilmError) {
    do {
      try file.commit()
    } catch {
      throw FilmError.writing("\(path)", failedWith: error)
    }
  }

  /// Returns the encoder if its options are known; ffmpeg has further ones.
  func codec(isTransparent: Bool) -> Codec? {
    Codec.named(codecName(isTransparent: isTransparent))
  }
}

extension FilmSink where Self == Movie {
  /// Returns a sink that writes a film file in the format of the path's extension.
  ///
  /// - Parameters:
  ///   - path: The path of the file, in an existing directory.
  ///   - encoding: The encoder settings.
  ///   - ffmpeg: The path of the ffmpeg program; nil, the default, searches `PATH`.
  /// - Returns: The sink.
  /// - Throws: A ``FilmError`` if the extension is unknown.
  public static func movie(
    _ path: FilePath, encoding: Movie.Encoding = Movie.Encoding(), ffmpeg: FilePath? = nil
  ) throws(FilmError) -> Movie {
    try Movie(path, encoding: encoding, ffmpeg: ffmpeg)
  }
}
