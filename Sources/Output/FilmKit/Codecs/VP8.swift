extension Codec {
  /// VP8 by libvpx, for players that have no VP9.
  static let libvpx = Codec(
    name: "libvpx", aliases: ["vp8"], standard: "VP8", opaque: .bt601("yuv420p", vp8Arguments),
    // Alternative reference frames would lose the alpha plane.
    transparent: .bt601("yuva420p", vp8Arguments + ["-auto-alt-ref", "0"]),
    formats: ["webm", "mkv"], crfRange: 4...63, hasAlphaBesidePackets: true,
    threads: Threads { _, _ in 4 },
    presets: [
      .draft: EncoderPreset(crf: 30, arguments: ["-deadline", "realtime", "-cpu-used", "8"]),
      .standard: EncoderPreset(crf: 12, arguments: ["-deadline", "good", "-cpu-used", "4"]),
      .high: EncoderPreset(crf: 6, arguments: ["-deadline", "good", "-cpu-used", "2"]),
    ])

  /// The rate that constrained quality does not exceed; libvpx has no constant quality for VP8.
  private static let vp8Arguments = ["-b:v", "40M"]
}
