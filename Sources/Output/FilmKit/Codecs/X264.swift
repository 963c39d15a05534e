extension Codec {
  /// H.264 by x264.
  static let libx264 = Codec(
    name: "libx264", aliases: ["h264", "avc", "x264"], standard: "H.264",
    opaque: .yuv420p(requiresEvenSize: true),
    crfRange: 0...51, hasPresets: true, presets: x264Presets)

  /// H.264 by x264 in RGB: lossless, but few players show it.
  static let libx264rgb = Codec(
    name: "libx264rgb", standard: "H.264", opaque: .rgb("bgr0"),
    crfRange: 0...51, hasPresets: true, isLossless: true, presets: x264Presets)

  /// The settings of x264, chosen by the measurements in Benchmarks/README.md.
  ///
  /// Where little changes, x264 spends most of its time on work for every frame: B-frames,
  /// lookahead, subpixel refinement. The standard settings omit those and keep what reduces the
  /// size for little time: CABAC, smaller partitions, adaptive quantization.
  private static let x264Presets: [Movie.Quality: EncoderPreset] = [
    .draft: EncoderPreset(crf: 28, preset: "ultrafast"),
    .standard: EncoderPreset(
      crf: 22, preset: "ultrafast",
      arguments: [
        "-x264-params", "cabac=1:no-deblock=0:partitions=i4x4,p8x8:aq-mode=1:me=hex",
      ]),
    .high: EncoderPreset(crf: 18, preset: "medium"),
    .lossless: EncoderPreset(crf: 0, preset: "ultrafast"),
  ]
}
