extension Codec {
  /// VP9 by libvpx.
  static let libvpxVP9 = Codec(
    name: "libvpx-vp9", aliases: ["vp9"], standard: "VP9", opaque: .yuv420p(vp9Arguments),
    // Alternative reference frames would lose the alpha plane.
    transparent: .yuv("yuva420p", vp9Arguments + ["-auto-alt-ref", "0"]),
    formats: ["mp4", "mkv", "webm"], crfRange: 0...63, hasAlphaBesidePackets: true,
    // Twice as many take an eighth more processor time on two processors.
    threads: Threads { _, _ in 4 },
    presets: [
      .draft: EncoderPreset(crf: 36, arguments: ["-deadline", "realtime", "-cpu-used", "8"]),
      .standard: EncoderPreset(crf: 24, arguments: ["-deadline", "good", "-cpu-used", "4"]),
      .high: EncoderPreset(crf: 20, arguments: ["-deadline", "good", "-cpu-used", "2"]),
    ])

  /// Constant quality instead of a bit rate, and multithreading by rows.
  private static let vp9Arguments = ["-b:v", "0", "-row-mt", "1"]
}
