/// Why a film could not be made, in one sentence.
public struct FilmError: Error, Hashable, Sendable {
  /// What kind of failure it is.
  public enum Code: Hashable, Sendable {
    /// The ffmpeg program is missing or cannot be started.
    case ffmpegNotFound
    /// ffmpeg ended before the film was whole.
    case ffmpegFailed
    /// ffmpeg cannot write this codec into this format with these options.
    case codecRefused
    /// There is no space left for the film.
    case diskFull
    /// The reader of a pipe has gone.
    case closedPipe
    /// A file or directory cannot be created or written.
    case cannotWrite
    /// The extension of the file's name stands for no known format.
    case unknownExtension
    /// The format or its codec cannot keep transparency.
    case transparencyImpossible
    /// The film has more pixels or bytes than ffmpeg or the format takes.
    case tooLarge
    /// The codec needs an even width and height.
    case oddSize
    /// The format cannot show so many frames in a second.
    case frameRateTooHigh
    /// A pattern for the names of numbered pictures is not understood.
    case badPattern
    /// An encoding option has no meaning for the codec or lies outside of its range.
    case badOption
  }

  /// What kind of failure it is.
  public let code: Code
  /// What happened and what is allowed, as a sentence.
  public let sentence: String
  /// The last lines that ffmpeg wrote to its standard error; empty if it wrote nothing.
  public let log: [String]

  init(_ code: Code, _ sentence: String, log: [String] = []) {
    self.code = code
    self.sentence = sentence
    self.log = log
  }
}

extension FilmError: CustomStringConvertible {
  /// The sentence, and below it ffmpeg's last lines.
  public var description: String {
    ([sentence] + log.map { "  ffmpeg: \($0)" }).joined(separator: "\n")
  }
}
