package import Export
internal import FileIO
package import FilmKit
internal import Glibc
internal import Imaging
package import SystemPackage

/// The destination of the frames of a film.
package enum FilmDestination: Sendable {
  /// Raw frames on standard output.
  case standardOutput
  /// A film file.
  case movie(Movie)
  /// Numbered PNG files; the path is the pattern or directory that the user gave.
  case pictures(FilePath, PNGSequence)
  /// A file of vectors.
  case document(FilmDocument)

  /// Parses a destination: `-`, the name of a film or vector file, a pattern such as
  /// `frames/%04d.png`, or a directory.
  ///
  /// - Parameters:
  ///   - text: The destination.
  ///   - encoding: The encoder settings of a film file.
  ///   - stallPolicy: How long to wait for an ffmpeg that makes no progress.
  ///   - force: Whether existing files may be replaced.
  /// - Throws: A ``RenderingError`` or a `FilmError` if the text names no destination or the
  ///   encoding does not apply to it.
  package init(
    _ text: String, encoding: Movie.Encoding,
    stallPolicy: Movie.StallPolicy = Movie.StallPolicy(), force: Bool = true
  ) throws {
    let path = FilePath(text)
    let isDirectory = text.hasSuffix("/")
    let isPattern = path.lastComponent?.string.contains("%") == true
    if text == "-" {
      self = .standardOutput
    } else if !isDirectory, !isPattern, let format = path.movieFormat {
      var movie = try Movie(path, format: format, encoding: encoding, replacing: force)
      movie.stallPolicy = stallPolicy
      self = .movie(movie)
    } else if !isDirectory, !isPattern, let format = path.exportFormat {
      self = .document(FilmDocument(path: path, format: format, replacesFile: force))
    } else if isDirectory || isPattern || path.isPlainDirectory {
      self = .pictures(
        path, try PNGSequence(path, replacing: force) { PNG.encode($0, compression: .frames) })
    } else {
      throw Self.unknownFormat(path)
    }
    if encoding != Movie.Encoding(), !isMovie {
      throw RenderingError("--quality, --codec and --crf are for film files, not for \(self).")
    }
    if stallPolicy.timeout != nil, !isMovie {
      throw RenderingError("--timeout is for film files, not for \(self).")
    }
  }

  /// The sink that receives the frames; nil for a file of vectors, which has none.
  package var sink: (any FilmSink)? {
    switch self {
    case .standardOutput: .rawVideo(.standardOutput)
    case .movie(let movie): movie
    case .pictures(_, let sequence): sequence
    case .document: nil
    }
  }

  /// The number of the first PNG file; 0 for other destinations, which it does not change.
  package var firstNumber: Int {
    get { if case .pictures(_, let sequence) = self { sequence.firstNumber } else { 0 } }
    set {
      guard case .pictures(let path, var sequence) = self else { return }
      sequence.firstNumber = newValue
      self = .pictures(path, sequence)
    }
  }

  /// Whether the width and height of the frames must be even.
  package func requiresEvenSize(isTransparent: Bool) -> Bool {
    guard case .movie(let movie) = self else { return false }
    return movie.requiresEvenSize(isTransparent: isTransparent)
  }

  /// The default frame rate: that of the film format, or 60 frames per second.
  package var defaultFrameRate: FrameRate {
    if case .movie(let movie) = self { movie.format.defaultFrameRate } else { 60 }
  }

  private var isMovie: Bool { if case .movie = self { true } else { false } }

  /// Checks that a film can be written here.
  ///
  /// - Parameter film: The film.
  /// - Throws: A ``RenderingError`` or a `FilmError` if it cannot.
  package func check(_ film: Film) throws {
    switch self {
    case .standardOutput:
      guard isatty(STDOUT_FILENO) == 0 else {
        throw RenderingError(
          "Raw frames are not for a terminal: send standard output to a file or a program.")
      }
    case .movie(let movie):
      try movie.check(film)
      try movie.path.checkFile(force: movie.replacesFile)
    case .document(let document):
      try document.path.checkFile(force: document.replacesFile)
    case .pictures(let path, let sequence):
      let first = sequence.path(ofFrame: 0, in: film)
      try first.removingLastComponent().checkDirectory()
      // What is there may be a part of what a killed process was publishing.
      removeLeftoversOnce(in: first.removingLastComponent())
      guard !sequence.replacesFiles, (try? first.removingLastComponent().stat()) != nil else {
        return
      }
      let existing = (0..<film.frameCount).lazy.map { sequence.path(ofFrame: $0, in: film) }
        .first { (try? $0.stat()) != nil }
      if let existing {
        throw RenderingError("\(existing) exists already; --force replaces the files in \(path).")
      }
    }
  }

  private static func unknownFormat(_ path: FilePath) -> RenderingError {
    guard let suffix = path.extension, let stem = path.stem else {
      return RenderingError("--output must name a film file, a pattern, a directory or -.")
    }
    guard suffix.lowercased() != "png" else {
      return RenderingError(
        "\(path) is one picture: name a film's frames with a pattern such as \(stem)-%04d.png, "
          + "or see 'zoetrope still'.")
    }
    let known =
      (Movie.Format.allCases.map { ".\($0)" } + ExportFormat.allCases.map { ".\($0.rawValue)" })
      .joined(separator: ", ")
    return RenderingError(
      "\(path) has the unknown extension .\(suffix): known are \(known), a pattern such as "
        + "frames/%04d.png, a directory, and - for raw frames.")
  }
}

extension FilmDestination: CustomStringConvertible {
  /// A noun phrase for error sentences.
  package var description: String {
    switch self {
    case .standardOutput: "raw frames"
    case .movie(let movie): "\(movie.path)"
    case .pictures(let path, _): "PNG frames in \(path)"
    case .document(let document): "\(document.path)"
    }
  }
}

extension FilePath {
  /// The film format that the extension names.
  fileprivate var movieFormat: Movie.Format? {
    self.extension.flatMap(Movie.Format.init(fileExtension:))
  }

  /// The format of vectors that the extension names.
  fileprivate var exportFormat: ExportFormat? {
    self.extension.flatMap { ExportFormat(rawValue: $0.lowercased()) }
  }

  /// Whether a path without a trailing slash is a directory: it exists as one, or has no extension.
  fileprivate var isPlainDirectory: Bool {
    !isEmpty && (self.extension == nil || (try? stat().type) == .directory)
  }
}

/// A file of vectors that a film becomes.
package struct FilmDocument: Sendable {
  /// The path of the file.
  package let path: FilePath
  /// The format of the file.
  package let format: ExportFormat
  /// Whether an existing file may be replaced.
  package let replacesFile: Bool
}
