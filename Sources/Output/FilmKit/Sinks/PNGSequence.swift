internal import FileIO
public import Imaging
public import SystemPackage

/// A sink that writes each frame as a PNG file, numbered from 0 unless ``firstNumber`` is set.
///
/// The files are written into a hidden directory and moved to their final paths when all are
/// complete. On failure no file is published, older files are as before, and directories created
/// for the sequence are removed. Remaining files of an earlier, longer sequence are not removed.
public struct PNGSequence: FilmSink {
  private let directory: FilePath
  private let pattern: FramePattern?
  /// Whether existing files may be replaced.
  public let replacesFiles: Bool
  /// The number of the first frame; 0 by default.
  public var firstNumber = 0
  /// The number of frames of the film that this one is a part of, from which the digits of names in
  /// a directory follow; nil by default, for the number of frames with those before the first.
  public var numberedFrameCount: Int?
  private let encode: @Sendable (Image) throws -> [UInt8]

  /// Creates a sink that writes numbered PNG files.
  ///
  /// - Parameters:
  ///   - path: Either a directory, whose files are named `0000.png` and so on with at least four
  ///     digits, or a pattern such as `frames/%04d.png`, whose last component contains exactly one
  ///     `%d` or `%0Nd`, N from 1 to 9. Missing directories are created.
  ///   - replacesFiles: Whether existing files may be replaced, also those that appear while the
  ///     film is rendered; true by default.
  ///   - encode: Encodes an image as a PNG file; called by several workers at once.
  /// - Throws: A ``FilmError`` if the pattern is invalid.
  public init(
    _ path: FilePath, replacing replacesFiles: Bool = true,
    encode: @escaping @Sendable (Image) throws -> [UInt8]
  ) throws(FilmError) {
    self.encode = encode
    self.replacesFiles = replacesFiles
    if let name = path.lastComponent?.string, name.contains("%") {
      directory = path.removingLastComponent()
      pattern = try FramePattern(name)
    } else {
      directory = path
      pattern = nil
    }
  }

  /// Returns the final path of a frame's file.
  ///
  /// - Parameters:
  ///   - index: The index of the frame, from 0.
  ///   - film: The film that contains the frame.
  /// - Returns: The path; relative if the path of the sink is relative.
  public func path(ofFrame index: Int, in film: Film) -> FilePath {
    directory.appending(name(ofFrame: index, in: film))
  }

  /// Creates an encoder of PNG files.
  public func encoder(for film: Film) -> Encoder { Encoder(encode: encode) }

  /// Encodes images as PNG files; an unchanged image is not encoded again.
  public struct Encoder: FrameEncoder {
    fileprivate let encodePNG: @Sendable (Image) throws -> [UInt8]
    private var previous: [UInt8]?

    fileprivate init(encode: @escaping @Sendable (Image) throws -> [UInt8]) {
      encodePNG = encode
    }

    /// Returns the bytes of the PNG file; those of the previous call if no row has changed.
    public mutating func encode(_ image: Image, changed rows: Range<Int>) throws -> [UInt8] {
      if rows.isEmpty, let previous { return previous }
      let bytes = try encodePNG(image)
      previous = bytes
      return bytes
    }
  }

  /// Writes the files and moves them to their final paths when all are complete.
  public func record(
    _ film: Film,
    _ body: (@escaping @Sendable ([UInt8], Int) async throws -> Void) async throws -> Void
  ) async throws -> Film.Timings? {
    let files: AtomicFileSet
    do {
      files = try AtomicFileSet(in: directory)
    } catch {
      throw FilmError.writing("directory \(directory)", failedWith: error)
    }
    let temporaryDirectory = files.temporaryDirectory
    try await body { bytes, index in
      let name = name(ofFrame: index, in: film)
      do throws(Errno) {
        try AtomicFileSet.write(bytes, to: temporaryDirectory.appending(name))
      } catch {
        throw FilmError.writing("\(directory.appending(name))", failedWith: error)
      }
    }
    try Task.checkCancellation()
    do {
      try files.commit(
        (0..<film.frameCount).map { name(ofFrame: $0, in: film) }, replacing: replacesFiles)
    } catch {
      guard error.keptFiles == nil else {
        throw FilmError(.cannotWrite, "Cannot write \(error.path): \(error).")
      }
      throw FilmError.writing("\(error.path)", failedWith: error.errno)
    }
    return nil
  }

  private func name(ofFrame index: Int, in film: Film) -> String {
    let count = numberedFrameCount ?? firstNumber + film.frameCount
    return (pattern ?? FramePattern(frameCount: count)).name(ofFrame: firstNumber + index)
  }
}

extension FilmSink where Self == PNGSequence {
  /// Returns a sink that writes PNG files into a directory or to a pattern such as `out/%04d.png`.
  ///
  /// - Parameters:
  ///   - path: A directory, or a pattern whose last component contains exactly one `%d` or `%0Nd`.
  ///   - encode: Encodes an image as a PNG file; called by several workers at once.
  /// - Returns: The sink.
  /// - Throws: A ``FilmError`` if the pattern is invalid.
  public static func pngSequence(
    _ path: FilePath, encode: @escaping @Sendable (Image) throws -> [UInt8]
  ) throws(FilmError) -> PNGSequence {
    try PNGSequence(path, encode: encode)
  }
}
