extension Movie {
  /// A film file format: a container, its default codecs and its limits.
  ///
  /// Each format is defined in its own file and listed in ``allCases``.
  public struct Format: Sendable {
    /// The extension of the format's files, in lower case without the dot.
    public let fileExtension: String
    /// The maximum frame rate that players show correctly, in frames per second; nil if unlimited.
    public internal(set) var maximumFrameRate: FrameRate?

    /// ffmpeg's name of the muxer.
    let muxer: String
    /// The arguments of the muxer.
    var muxerArguments: [String] = []
    /// The default codec.
    let codec: Codec
    /// The default codec of transparent films; nil if it is ``codec``.
    var transparentCodec: Codec?
    /// The codec of lossless quality; nil if the format has none.
    var losslessCodec: Codec?
    /// Whether the format keeps alpha with a codec that does.
    var keepsAlpha = true
    /// ffmpeg's name of the encoder of sound, and its arguments; nil if the format has no sound.
    var soundCodec: [String]?
    /// ffmpeg's name of the encoder of captions; nil if the format has none.
    var captionCodec: String?
    /// The encoder that writes the format without ffmpeg if the codec is the default one.
    var animatedImage: (any AnimatedImageFormat.Type)?

    /// The default frame rate: 60 frames per second, or the maximum if that is less.
    public var defaultFrameRate: FrameRate {
      guard let maximumFrameRate, maximumFrameRate.framesPerSecond < 60 else { return 60 }
      return maximumFrameRate
    }

    /// Returns the default codec.
    func defaultCodec(isTransparent: Bool) -> Codec {
      isTransparent ? transparentCodec ?? codec : codec
    }

    /// Returns the codec of lossless quality; nil if the format has none that keeps the film's
    /// alpha.
    func losslessCodec(isTransparent: Bool) -> Codec? {
      losslessCodec.flatMap { $0.pixelFormat(isTransparent: isTransparent) == nil ? nil : $0 }
    }
  }
}

extension Movie.Format: CaseIterable {
  /// All formats, in the order in which help texts list them.
  public static let allCases: [Movie.Format] = [.mp4, .mov, .mkv, .webm, .gif, .apng, .webp]

  /// Returns the format of a file extension; nil if there is none.
  ///
  /// - Parameter fileExtension: An extension in upper or lower case, without the dot.
  public init?(fileExtension: String) {
    let lowercased = fileExtension.lowercased()
    guard let format = Self.allCases.first(where: { $0.fileExtension == lowercased }) else {
      return nil
    }
    self = format
  }
}

extension Movie.Format: Hashable {
  /// Returns whether two formats have the same file extension.
  public static func == (left: Self, right: Self) -> Bool {
    left.fileExtension == right.fileExtension
  }

  /// Hashes the file extension.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(fileExtension)
  }
}

extension Movie.Format: CustomStringConvertible {
  /// The file extension.
  public var description: String { fileExtension }
}
