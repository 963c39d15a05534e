import ArgumentParser
import FilmKit
import Glibc
import Imaging
import SystemPackage

/// Where the frames of a film go.
enum Destination {
  case standardOutput
  case movie(Movie)
  case pictures(FilePath, PNGSequence)

  /// Reads a destination: `-`, a film's file name, a pattern such as `frames/%04d.png`, a directory.
  init(_ text: String, encoding: Movie.Encoding) throws {
    let path = FilePath(text)
    let isDirectory = text.hasSuffix("/")
    let isPattern = path.lastComponent?.string.contains("%") == true
    if text == "-" {
      self = .standardOutput
    } else if !isDirectory, !isPattern, let format = path.movieFormat {
      self = .movie(try Movie(path, format: format, encoding: encoding))
    } else if isDirectory || isPattern || path.isPlainDirectory {
      self = .pictures(path, try PNGSequence(path) { PNG.encode($0, compression: .frames) })
    } else {
      throw Self.unknown(path)
    }
    if encoding != Movie.Encoding(), !isMovie {
      throw ValidationError("--quality, --codec and --crf are for film files, not for \(self).")
    }
  }

  /// What takes the frames.
  var sink: any FilmSink {
    switch self {
    case .standardOutput: .rawVideo(.standardOutput)
    case .movie(let movie): movie
    case .pictures(_, let sequence): sequence
    }
  }

  /// Whether the width and height of the frames must be even.
  func requiresEvenSize(isTransparent: Bool) -> Bool {
    guard case .movie(let movie) = self else { return false }
    return movie.requiresEvenSize(isTransparent: isTransparent)
  }

  /// The frame rate unless the user asks for another: 60, or the most that the format can show if that is less.
  var usualFrameRate: FrameRate {
    guard case .movie(let movie) = self, let maximum = movie.format.maximumFrameRate,
      maximum.framesPerSecond < 60
    else { return 60 }
    return maximum
  }

  private var isMovie: Bool { if case .movie = self { true } else { false } }

  /// Complains where the film cannot be written, before any work is done.
  func check(_ film: Film, force: Bool) throws {
    switch self {
    case .standardOutput:
      guard isatty(STDOUT_FILENO) == 0 else {
        throw ValidationError(
          "Raw frames are not for a terminal: send standard output to a file or a program.")
      }
    case .movie(let movie):
      try movie.check(film)
      try movie.path.checkFile(force: force)
    case .pictures(let path, let sequence):
      let first = sequence.path(ofFrame: 0, in: film)
      try first.removingLastComponent().checkDirectory()
      guard !force, (try? first.removingLastComponent().stat()) != nil else { return }
      let taken = (0..<film.frameCount).lazy.map { sequence.path(ofFrame: $0, in: film) }
        .first { (try? $0.stat()) != nil }
      if let taken {
        throw ValidationError("\(taken) exists already; --force replaces the files in \(path).")
      }
    }
  }

  private static func unknown(_ path: FilePath) -> ValidationError {
    guard let suffix = path.extension, let stem = path.stem else {
      return ValidationError("--output must name a film file, a pattern, a directory or -.")
    }
    guard suffix.lowercased() != "png" else {
      return ValidationError(
        "\(path) is one picture: name a film's frames with a pattern such as \(stem)-%04d.png, "
          + "or see 'zoetrope still'.")
    }
    let known = Movie.Format.allCases.map { ".\($0)" }.joined(separator: ", ")
    return ValidationError(
      "\(path) has the unknown extension .\(suffix): known are \(known), a pattern such as "
        + "frames/%04d.png, a directory, and - for raw frames.")
  }
}

extension Destination: CustomStringConvertible {
  /// What is written, as it appears in a sentence.
  var description: String {
    switch self {
    case .standardOutput: "raw frames"
    case .movie(let movie): "\(movie.path)"
    case .pictures(let path, _): "PNG frames in \(path)"
    }
  }
}

extension FilePath {
  /// The format of a film file of this name.
  fileprivate var movieFormat: Movie.Format? {
    self.extension.flatMap(Movie.Format.init(fileExtension:))
  }

  /// Whether a name without a trailing slash means a directory all the same.
  fileprivate var isPlainDirectory: Bool {
    !isEmpty && (self.extension == nil || (try? stat().type) == .directory)
  }
}
