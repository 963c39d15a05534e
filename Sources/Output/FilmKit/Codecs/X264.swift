extension Codec {
  /// H.264 by x264.
  static let libx264 = Codec(
    name: "libx264", aliases: ["h264", "avc", "x264"], standard: "H.264",
    opaque: .yuv420p(requiresEvenSize: true),
    crfRange: 0...51, hasPresets: true, parametersOption: "-x264-params", threads: x264Threads,
    presets: x264Presets)

  /// H.264 by x264 in RGB: lossless, but few players show it.
  static let libx264rgb = Codec(
    name: "libx264rgb", standard: "H.264", opaque: .rgb("bgr0"),
    crfRange: 0...51, hasPresets: true, parametersOption: "-x264-params", isLossless: true,
    threads: x264Threads, presets: x264Presets)

  /// As many threads as x264 chooses for the processors, three for two of them, but 2 at least, and
  /// 24 at most.
  ///
  /// The bytes of a film do not depend on their number, because all that x264 derives from it is
  /// fixed: how far below its own row a block may refer to another frame, half of what eight
  /// threads leave to each other; the threads of the lookahead; and the message with the settings,
  /// a unit of type 6, which is removed. A single thread would refer to all rows.
  private static let x264Threads = Threads(
    count: { encoders, processors in min(max(2, processors * 3 / 2 / encoders), 24) },
    arguments: { ["-threads", "\($0)", "-bsf:v", "filter_units=remove_types=6"] },
    parameters: { _, height in
      ["mvrange-thread=\(max(16, ((height + 24) / 8 - 24) / 2))", "lookahead-threads=1"]
    })

  /// The settings of x264, chosen by the measurements in Benchmarks/README.md.
  ///
  /// Where little changes, x264 spends most of its time on work for every frame: B-frames,
  /// lookahead, subpixel refinement. The standard settings omit those and keep what reduces the
  /// size for little time: CABAC, smaller partitions, adaptive quantization.
  private static let x264Presets: [Movie.Quality: EncoderPreset] = [
    .draft: EncoderPreset(crf: 28, preset: "ultrafast"),
    .standard: EncoderPreset(
      crf: 22, preset: "ultrafast",
      parameters: ["cabac=1", "no-deblock=0", "partitions=i4x4,p8x8", "aq-mode=1", "me=hex"]),
    .high: EncoderPreset(crf: 18, preset: "medium"),
    .lossless: EncoderPreset(crf: 0, preset: "ultrafast"),
  ]
}
