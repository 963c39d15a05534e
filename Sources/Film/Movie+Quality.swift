extension Movie {
  /// How much time an encoder takes for how good a film.
  ///
  /// What stands behind a name is the codec's own, chosen on flat pictures: H.264 of 120 frames of
  /// fifty translucent discs at 1920 x 1080 and of 270 frames of one ball at 640 x 1136, in seconds
  /// on a processor, bytes, and structural similarity to what was drawn, by ffmpeg's `ssim` filter:
  ///
  /// | quality | x264's preset, crf | discs | | | ball | | |
  /// |---|---|---|---|---|---|---|---|
  /// | draft | ultrafast, 28 | 0.77 s | 1.35 MB | 0.9951 | 0.34 s | 131 kB | 0.99990 |
  /// | standard | superfast without B-frames, 22 | 1.37 s | 1.17 MB | 0.9976 | 0.65 s | 73 kB | 0.99986 |
  /// | high | medium, 18 | 5.65 s | 0.71 MB | 0.9984 | 1.31 s | 49 kB | 0.99992 |
  ///
  /// So the standard is four times or twice as fast as x264's `medium`, at a similarity within 0.001 of
  /// its, for one and a half times the bytes.
  public enum Quality: String, CaseIterable, Sendable {
    /// To see quickly how a film moves: soft edges, the largest file after `lossless`.
    case draft
    /// For what is looked at: little is to be seen of the compression.
    case standard
    /// For what is kept: nothing is to be seen of the compression, and the file is small.
    case high
    /// The pixels as drawn: H.264 in RGB in .mp4 and .mov, which few players show, FFV1 in .mkv, and
    /// .apng and .webp as they always are. Impossible in .webm, in .gif and for transparent .mov.
    case lossless
  }
}
