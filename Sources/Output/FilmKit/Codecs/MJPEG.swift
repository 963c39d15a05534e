extension Codec {
  /// Motion JPEG by ffmpeg, whose frames are as those of JFIF: by ITU-R BT.601 in full range.
  static let mjpeg = Codec(
    name: "mjpeg", standard: "Motion JPEG", opaque: PixelFormat(name: "yuvj444p"),
    formats: ["mov", "mkv"],
    presets: [
      .draft: EncoderPreset(arguments: ["-q:v", "8"]),
      .standard: EncoderPreset(arguments: ["-q:v", "3"]),
      .high: EncoderPreset(arguments: ["-q:v", "2"]),
    ])
}
