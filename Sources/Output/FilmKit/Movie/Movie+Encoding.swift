extension Movie {
  /// The encoder settings of a film; values that are nil depend on the format and the quality.
  public struct Encoding: Hashable, Sendable {
    /// The trade of encoding time for quality and size; `.standard` by default.
    public var quality: Quality
    /// ffmpeg's name of the encoder, such as `libx265`, `prores_ks`, `ffv1` or `libx264rgb`, or
    /// that of a standard: `h264`, `hevc`, `vp8`, `vp9`, `av1` and `prores` are the encoders that
    /// have settings here.
    public var codec: String?
    /// The constant rate factor: a lower value gives better quality and a larger file.
    ///
    /// The range is the codec's: for example 0 to 51 for H.264 and H.265, 0 to 63 for VP9 and AV1.
    public var crf: Int?
    /// The encoder's preset, such as `veryfast`; replaces all settings of the quality except the
    /// constant rate factor.
    public var preset: String?
    /// The memory that an animated image may take, in bytes; nil means that of the machine.
    ///
    /// Of ffmpeg's formats it bounds how many segments are encoded at the same time, by the estimated
    /// memory of their encoders; nil means half of the memory that is free. One encoder may take
    /// more.
    public var maximumMemory: Int?

    /// Creates an encoding.
    ///
    /// - Parameters:
    ///   - quality: The trade of encoding time for quality and size; `.standard` by default.
    ///   - codec: ffmpeg's name of the encoder; by default that of the format.
    ///   - crf: The constant rate factor, within the codec's range; by default that of the quality.
    ///   - preset: The encoder's preset; by default that of the quality.
    ///   - maximumMemory: The memory that an animated image, or the encoders of segments, may take,
    ///     in bytes; by default that of the machine, or half of what is free.
    public init(
      quality: Quality = .standard, codec: String? = nil, crf: Int? = nil, preset: String? = nil,
      maximumMemory: Int? = nil
    ) {
      self.quality = quality
      self.codec = codec
      self.crf = crf
      self.preset = preset
      self.maximumMemory = maximumMemory
    }
  }
}
