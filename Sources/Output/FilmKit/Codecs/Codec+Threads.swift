extension Codec {
  /// How many threads an encoder has, whatever the number of processors.
  ///
  /// Encoders predict less across the rows and frames that they encode at the same time, so the
  /// bytes of a film depend on the number of threads, which by default is that of the processors.
  struct Threads: Sendable {
    /// The number of threads of the only encoder of a film.
    var ofFilm = 8
    /// The number of threads of an encoder of a segment, beside which others run.
    var ofSegment = 4
    /// Returns the arguments for a number of threads; ffmpeg's own option, which most encoders
    /// follow, by default.
    var arguments: @Sendable (_ count: Int) -> [String] = { ["-threads", "\($0)"] }

    /// Returns the arguments that fix the number of threads.
    func arguments(isSegment: Bool) -> [String] { arguments(isSegment ? ofSegment : ofFilm) }
  }

  /// The number of frames whose memory an encoder takes, if nothing is known about it: as x264 with
  /// its lookahead of 40 frames at the medium preset.
  static let defaultHeldFrameCount = 150

  /// Returns the number of frames of three half bytes a pixel whose memory the encoder takes, measured
  /// and rounded up.
  func heldFrameCount(encoding: Movie.Encoding) -> Int {
    let isFast = encoding.preset == nil && presets[encoding.quality]?.preset == "ultrafast"
    return isFast ? min(heldFrameCount, Self.ultrafastHeldFrameCount) : heldFrameCount
  }

  /// The number for presets without lookahead.
  private static let ultrafastHeldFrameCount = 40
}
