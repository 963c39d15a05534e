extension Codec {
  /// H.265 by x265.
  static let libx265 = Codec(
    name: "libx265", aliases: ["hevc", "h265", "x265"], standard: "H.265",
    opaque: .yuv420p(requiresEvenSize: true), tag: "hvc1",
    crfRange: 0...51, hasPresets: true, parametersOption: "-x265-params",
    threads: Threads(arguments: { _ in [] }) { count, _ in
      // As many frame threads as x265 chooses for that many processors.
      ["log-level=error", "pools=\(count)", "frame-threads=\(count < 4 ? 2 : 3)"]
    },
    presets: [
      .draft: EncoderPreset(crf: 24, preset: "ultrafast"),
      .standard: EncoderPreset(crf: 20, preset: "medium"),
      .high: EncoderPreset(crf: 16, preset: "medium"),
    ])
}
