extension Movie {
  /// How a film is compressed; what is nil is chosen by the format.
  public struct Encoding: Hashable, Sendable {
    /// How much time to take for how good a film; `.standard` unless told otherwise.
    public var quality: Quality
    /// What ffmpeg calls the encoder, such as `libx265`, `prores_ks`, `ffv1` or `libx264rgb`.
    public var codec: String?
    /// The constant rate factor: the lower, the better and larger; its range is the codec's.
    ///
    /// H.264 and H.265 take 0 to 51 (22 and 20 at standard quality), VP9 and AV1 take 0 to 63 (24
    /// and 30).
    public var crf: Int?
    /// The codec's trade of time for size, such as `veryfast`, in place of all that the quality says
    /// but the constant rate factor.
    public var preset: String?

    /// Creates an encoding.
    ///
    /// - Parameters:
    ///   - quality: How much time to take for how good a film.
    ///   - codec: What ffmpeg calls the encoder.
    ///   - crf: The constant rate factor, within the codec's range.
    ///   - preset: The codec's trade of time for size.
    public init(
      quality: Quality = .standard, codec: String? = nil, crf: Int? = nil, preset: String? = nil
    ) {
      self.quality = quality
      self.codec = codec
      self.crf = crf
      self.preset = preset
    }
  }
}
