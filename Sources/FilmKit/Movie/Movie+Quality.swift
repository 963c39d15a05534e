extension Movie {
  /// How much time an encoder takes for how good a film.
  ///
  /// What stands behind a name is the codec's own, chosen on flat pictures: 90 frames of fifty
  /// translucent discs at 1920 x 1080, 270 frames of one ball at 640 x 1136, and the 180 frames of the
  /// book's gravity with collision. CPU seconds of ffmpeg alone on a busy machine, bytes, and structural
  /// similarity to what it was given, by ffmpeg's `ssim` filter:
  ///
  /// | H.264 by x264 | discs | | | ball | | | book | | |
  /// |---|---|---|---|---|---|---|---|---|---|
  /// | draft: ultrafast, 28 | 0.74 s | 1018 kB | 0.9953 | 0.68 s | 131 kB | 0.99990 | 0.38 s | 75 kB | 0.99967 |
  /// | standard: ultrafast with some more, 22 | 1.06 s | 932 kB | 0.9976 | 0.66 s | 88 kB | 0.99988 | 0.41 s | 48 kB | 0.99967 |
  /// | superfast without B-frames, 22 | 1.20 s | 889 kB | 0.9977 | 0.82 s | 73 kB | 0.99986 | 0.50 s | 38 kB | 0.99964 |
  /// | veryfast, 18 | 2.97 s | 575 kB | 0.9977 | 1.30 s | 41 kB | 0.99985 | 0.74 s | 28 kB | 0.99966 |
  /// | high: medium, 18 | 4.94 s | 540 kB | 0.9984 | 1.74 s | 49 kB | 0.99992 | 1.14 s | 29 kB | 0.99983 |
  ///
  /// The standard adds to x264's `ultrafast` what shrinks files for little time. From end to end it takes a
  /// third (discs) or half (ball, book) of the time of `medium`, at a similarity within 0.001 of its, for 1.7
  /// or 1.8 times the bytes.
  ///
  /// The other codecs, by 30 frames of the discs and all of the ball:
  ///
  /// | | | discs | | | ball | | |
  /// |---|---|---|---|---|---|---|---|
  /// | H.265 by x265 | draft: ultrafast, 24 | 1.4 s | 94 kB | 0.9904 | 3.0 s | 45 kB | 0.9994 |
  /// | | standard: medium, 20 | 4.1 s | 139 kB | 0.9985 | 5.8 s | 55 kB | 0.9999 |
  /// | | high: medium, 16 | 4.3 s | 210 kB | 0.9992 | 5.2 s | 78 kB | 1.0000 |
  /// | VP9 by libvpx | draft: realtime 8, 36 | 0.8 s | 245 kB | 0.9956 | 1.1 s | 42 kB | 0.9998 |
  /// | | standard: good 4, 24 | 3.6 s | 228 kB | 0.9990 | 3.8 s | 69 kB | 0.9999 |
  /// | | high: good 2, 20 | 4.7 s | 249 kB | 0.9992 | 4.1 s | 87 kB | 1.0000 |
  /// | AV1 by SVT-AV1 | draft: 12, 40 | 1.1 s | 103 kB | 0.9906 | 1.7 s | 18 kB | 0.9998 |
  /// | | standard: 9, 30 | 3.4 s | 135 kB | 0.9985 | 4.4 s | 23 kB | 0.9999 |
  /// | | high: 6, 25 | 7.0 s | 143 kB | 0.9991 | 15.5 s | 28 kB | 1.0000 |
  /// | H.264 by x264 | high: medium, 18 | 2.3 s | 196 kB | 0.9984 | 2.0 s | 49 kB | 0.9999 |
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
