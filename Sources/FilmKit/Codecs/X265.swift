extension Codec {
  /// H.265 by x265.
  static let libx265 = Codec(
    name: "libx265", standard: "H.265",
    opaque: .yuv420p(
      ["-tag:v", "hvc1", "-x265-params", "log-level=error"], requiresEvenSize: true),
    crfRange: 0...51, hasPresets: true,
    presets: [
      .draft: EncoderPreset(crf: 24, preset: "ultrafast"),
      .standard: EncoderPreset(crf: 20, preset: "medium"),
      .high: EncoderPreset(crf: 16, preset: "medium"),
    ])
}
