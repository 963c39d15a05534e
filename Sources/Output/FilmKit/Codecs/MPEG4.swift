extension Codec {
  /// MPEG-4 Part 2 by ffmpeg, for old players.
  static let mpeg4 = Codec(
    name: "mpeg4", standard: "MPEG-4 Part 2", opaque: .yuv420p(), formats: ["mp4", "mov", "mkv"],
    presets: quantizerPresets)
}
