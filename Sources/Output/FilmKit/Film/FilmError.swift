internal import FileIO

/// The reason why a film cannot be made, as one sentence.
public struct FilmError: Error, Hashable, Sendable {
  /// The kind of failure.
  public enum Code: Hashable, Sendable {
    /// The ffmpeg program is missing or cannot be started.
    case ffmpegNotFound
    /// ffmpeg exited before the film was complete.
    case ffmpegFailed
    /// ffmpeg made no progress for the time of a ``Movie/StallPolicy``.
    case ffmpegStalled
    /// ffmpeg exited with success, but its film is damaged or has too few frames.
    case filmIncomplete
    /// ffmpeg cannot write this codec with these options into this format.
    case codecRefused
    /// The disk is full or its quota is used up.
    case diskFull
    /// The reader of a pipe has closed it.
    case closedPipe
    /// A file or directory cannot be created or written.
    case cannotWrite
    /// The file name's extension is not one of a known format.
    case unknownExtension
    /// The format or its codec does not keep alpha.
    case transparencyImpossible
    /// The film has more pixels or bytes than ffmpeg or the format allows.
    case tooLarge
    /// The film needs more memory than is allowed, or than the machine has.
    case tooMuchMemory
    /// The codec requires an even width and height.
    case oddSize
    /// The frame rate exceeds the maximum of the format.
    case frameRateTooHigh
    /// A file name pattern of a numbered sequence is invalid.
    case badPattern
    /// The format has no sound, captions or chapters.
    case soundImpossible
    /// A sound cannot be read or decoded.
    case badSound
    /// A file of captions or chapters cannot be read.
    case badCaptions
    /// The codec does not have an encoding option, or its value is out of range.
    case badOption
  }

  /// The kind of failure.
  public let code: Code
  /// A sentence that says what happened and what is allowed.
  public let sentence: String
  /// The last lines of ffmpeg's standard error; empty if there are none.
  public let log: [String]

  init(_ code: Code, _ sentence: String, log: [String] = []) {
    self.code = code
    self.sentence = sentence.printable
    self.log = log.map(\.printable)
  }
}

extension FilmError: CustomStringConvertible {
  /// The sentence, followed by the last lines of ffmpeg's standard error.
  public var description: String {
    ([sentence] + log.map { "  ffmpeg: \($0)" }).joined(separator: "\n")
  }
}
