internal import FileIO
public import Imaging
public import SystemPackage

/// A sink that writes each frame as a PNG file; the first has number 0.
///
/// The files are written into a hidden directory and appear in their places when all are done. On
/// failure none appears, and directories that were made for them are removed again. Files of an
/// earlier, longer sequence are not removed.
public struct PNGSequence: FilmSink {
  private let directory: FilePath
  private let pattern: FramePattern?
  private let encode: @Sendable (Image) throws -> [UInt8]

  /// Creates a sink that writes numbered PNG files.
  ///
  /// - Parameters:
  ///   - path: Either a directory, whose files are called `0000.png` and so on with at least four
  ///     digits, or a pattern such as `frames/%04d.png`, whose last component holds exactly one
  ///     `%d` or `%0Nd`, N from 1 to 9. Directories that do not exist are made.
  ///   - encode: Turns an image into the bytes of a PNG file; called by several workers at once.
  /// - Throws: A ``FilmError`` if the pattern is not understood.
  public init(
    _ path: FilePath, encode: @escaping @Sendable (Image) throws -> [UInt8]
  ) throws(FilmError) {
    self.encode = encode
    if let name = path.lastComponent?.string, name.contains("%") {
      directory = path.removingLastComponent()
      pattern = try FramePattern(name)
    } else {
      directory = path
      pattern = nil
    }
  }

  /// Where a frame's file will be.
  ///
  /// - Parameters:
  ///   - index: The frame, counted from 0.
  ///   - film: The film whose frame it is.
  /// - Returns: The path, relative if the sink's is.
  public func path(ofFrame index: Int, in film: Film) -> FilePath {
    directory.appending(name(ofFrame: index, in: film))
  }

  /// Makes the bytes of a PNG file.
  public func encoder(for film: Film) -> Encoder { Encoder(encode: encode) }

  /// Encodes images, each once however often it is repeated.
  public struct Encoder: FrameEncoder {
    fileprivate let encode: @Sendable (Image) throws -> [UInt8]
    private var last: [UInt8]?

    fileprivate init(encode: @escaping @Sendable (Image) throws -> [UInt8]) {
      self.encode = encode
    }

    /// The bytes of the PNG file; those of the call before if nothing has changed.
    public mutating func payload(of image: Image, changed rows: Range<Int>) throws -> [UInt8] {
      if rows.isEmpty, let last { return last }
      let bytes = try encode(image)
      last = bytes
      return bytes
    }
  }

  /// Writes the files and, when all are written, moves them to their places.
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
      try files.commit((0..<film.frameCount).map { name(ofFrame: $0, in: film) })
    } catch {
      throw FilmError.writing("\(error.path)", failedWith: error.errno)
    }
    return nil
  }

  private func name(ofFrame index: Int, in film: Film) -> String {
    (pattern ?? FramePattern(frameCount: film.frameCount)).name(ofFrame: index)
  }
}

extension FilmSink where Self == PNGSequence {
  /// Writes each frame as a PNG file into a directory, or after a pattern such as `out/%04d.png`.
  ///
  /// - Parameters:
  ///   - path: A directory, or a pattern whose last component holds exactly one `%d` or `%0Nd`.
  ///   - encode: Turns an image into the bytes of a PNG file; called by several workers at once.
  /// - Returns: The sink.
  /// - Throws: A ``FilmError`` if the pattern is not understood.
  public static func pngSequence(
    _ path: FilePath, encode: @escaping @Sendable (Image) throws -> [UInt8]
  ) throws(FilmError) -> PNGSequence {
    try PNGSequence(path, encode: encode)
  }
}
