/// A video encoder of ffmpeg: its pixel formats, its options, and its settings for each quality.
struct Codec: Sendable {
  /// ffmpeg's name of the encoder.
  let name: String
  /// Other names of it, such as that of its standard, for which ffmpeg might choose another encoder
  /// or another pixel format.
  var aliases: [String] = []
  /// The video coding standard, for help texts; nil if the file format implies it.
  var standard: String?
  /// The pixel format of opaque films.
  let opaque: PixelFormat
  /// The pixel format of transparent films; nil if the encoder does not keep alpha.
  var transparent: PixelFormat?
  /// The code of the codec in the file, where players need another one than ffmpeg's; nil for
  /// ffmpeg's.
  var tag: String?
  /// The extensions of the formats in which players show the codec; nil if ffmpeg knows.
  var formats: [String]?
  /// The range of the constant rate factor; nil if the encoder has none.
  var crfRange: ClosedRange<Int>?
  /// Whether the encoder has named presets.
  var hasPresets = false
  /// ffmpeg's option for settings of the encoder itself, such as `-x264-params`; nil if there is
  /// none.
  var parametersOption: String?
  /// Whether decoding gives exactly the drawn pixels at ``Movie/Quality/lossless``.
  var isLossless = false
  /// Whether alpha is not in the packets of a transparent film but beside them, so that only some
  /// file formats keep it, and a film cannot be cut into segments.
  var hasAlphaBesidePackets = false
  /// The numbers of threads.
  var threads = Threads()
  /// The number of frames of three half bytes a pixel whose memory an encoder with four threads
  /// takes, rounded up.
  var heldFrameCount = defaultHeldFrameCount
  /// The settings for each quality; encoders without settings have no entries.
  var presets: [Movie.Quality: EncoderPreset] = [:]

  /// The settings of ffmpeg's encoders that take a quantizer scale, from 2 to 31, for each quality.
  static let quantizerPresets: [Movie.Quality: EncoderPreset] = [
    .draft: EncoderPreset(arguments: ["-q:v", "8"]),
    .standard: EncoderPreset(arguments: ["-q:v", "3"]),
    .high: EncoderPreset(arguments: ["-q:v", "2"]),
  ]

  /// The settings of an encoder for one quality.
  struct EncoderPreset: Sendable {
    /// The constant rate factor.
    var crf: Int?
    /// The encoder's own name of a preset.
    var preset: String?
    /// Further arguments.
    var arguments: [String] = []
    /// Settings of the encoder itself.
    var parameters: [String] = []
  }

  /// Returns the pixel format of a film; nil if the encoder does not keep its alpha.
  func pixelFormat(isTransparent: Bool) -> PixelFormat? { isTransparent ? transparent : opaque }
}

extension Codec {
  /// The encoders whose pixel formats and options are known; ffmpeg validates those of others.
  static let all: [Codec] = [
    .libx264, .libx264rgb, .libx265, .libvpxVP9, .libvpx, .libsvtav1, .mpeg4, .mjpeg, .proresKS,
    .ffv1, .apng, .libwebp, .gif,
  ]

  /// Returns the known encoder of a name or an alias, or nil.
  static func named(_ name: String) -> Codec? {
    all.first { $0.name == name || $0.aliases.contains(name) }
  }
}
