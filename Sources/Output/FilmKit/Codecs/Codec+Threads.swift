extension Codec {
  /// How many threads an encoder has.
  ///
  /// Most encoders predict less across the rows and frames that they encode at the same time, so
  /// the bytes of a film depend on the number of threads. Then it is fixed, whatever the number of
  /// processors.
  struct Threads: Sendable {
    /// Returns the number of threads of each of so many encoders that work at the same time.
    var count: @Sendable (_ encoders: Int, _ processors: Int) -> Int = { encoders, _ in
      encoders == 1 ? 8 : 4
    }
    /// Returns the arguments for a number of threads; ffmpeg's own option, which most encoders
    /// follow, by default.
    var arguments: @Sendable (_ count: Int) -> [String] = { ["-threads", "\($0)"] }
    /// Returns settings of the encoder for a number of threads and a film of so many rows.
    var parameters: @Sendable (_ count: Int, _ height: Int) -> [String] = { _, _ in [] }
  }

  /// The number of frames whose memory an encoder with four threads takes, if nothing is known
  /// about it: as x264 with its lookahead of 40 frames at the medium preset.
  static let defaultHeldFrameCount = 150

  /// Returns the number of frames of three half bytes a pixel whose memory each encoder takes,
  /// measured and rounded up.
  ///
  /// - Parameters:
  ///   - encoding: The settings.
  ///   - encoders: The number of encoders that work at the same time.
  ///   - processors: The number of processors.
  /// - Returns: The number of frames.
  func heldFrameCount(encoding: Movie.Encoding, encoders: Int, processors: Int) -> Int {
    let isFast = encoding.preset == nil && presets[encoding.quality]?.preset == "ultrafast"
    let frames = isFast ? min(heldFrameCount, Self.ultrafastHeldFrameCount) : heldFrameCount
    return frames + Self.heldFrameCountOfThread * max(0, threads.count(encoders, processors) - 4)
  }

  /// The number for presets without lookahead.
  private static let ultrafastHeldFrameCount = 40

  /// The number of frames that x264 holds for each further thread.
  private static let heldFrameCountOfThread = 8
}
