extension Codec {
  /// AV1 by SVT-AV1.
  static let libsvtav1 = Codec(
    name: "libsvtav1", aliases: ["av1", "svtav1"], standard: "AV1",
    opaque: .yuv420p(requiresEvenSize: true), formats: ["mp4", "mkv", "webm"],
    crfRange: 0...63, hasPresets: true, parametersOption: "-svtav1-params",
    threads: Threads(arguments: { _ in [] }) { count, _ in ["lp=\(count)"] },
    presets: [
      .draft: EncoderPreset(crf: 40, preset: "12"),
      .standard: EncoderPreset(crf: 30, preset: "9"),
      .high: EncoderPreset(crf: 25, preset: "6"),
    ])
}
