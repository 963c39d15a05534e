extension Movie {
  /// A trade of encoding time for quality and size.
  ///
  /// Each codec defines its settings for a quality; `Benchmarks/README.md` compares them.
  public enum Quality: String, CaseIterable, Sendable {
    /// Fastest, for a quick look: soft edges, and the largest files except lossless ones.
    case draft
    /// The default: compression artifacts are hardly visible.
    case standard
    /// No visible artifacts and small files, for several times the encoding time.
    case high
    /// Decoding gives exactly the drawn pixels.
    ///
    /// A format without a lossless codec is an error that lists those that have one. Few players
    /// show the lossless H.264 of .mp4 and .mov, which is in RGB.
    case lossless
  }
}
