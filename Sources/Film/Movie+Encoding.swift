extension Movie {
  /// How a film is compressed; what is nil is chosen by the format.
  public struct Encoding: Hashable, Sendable {
    /// What ffmpeg calls the encoder, such as `libx265`, `prores_ks`, `ffv1` or `libx264rgb`.
    public var codec: String?
    /// The constant rate factor: the lower, the better and larger; its range is the codec's.
    ///
    /// H.264 and H.265 take 0 to 51 (18 and 20 by default), VP9 and AV1 take 0 to 63 (24 and 30).
    public var crf: Int?
    /// The codec's trade of time for size, such as `veryfast`; `medium` by default for H.264.
    public var preset: String?

    /// Creates an encoding.
    ///
    /// - Parameters:
    ///   - codec: What ffmpeg calls the encoder.
    ///   - crf: The constant rate factor, within the codec's range.
    ///   - preset: The codec's trade of time for size.
    public init(codec: String? = nil, crf: Int? = nil, preset: String? = nil) {
      self.codec = codec
      self.crf = crf
      self.preset = preset
    }
  }
}
