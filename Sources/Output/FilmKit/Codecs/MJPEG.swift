extension Codec {
  /// Motion JPEG by ffmpeg, whose frames are as those of JFIF: by ITU-R BT.601 in full range.
  static let mjpeg = Codec(
    name: "mjpeg", standard: "Motion JPEG", opaque: PixelFormat(name: "yuvj444p"),
    formats: ["mov", "mkv"],
    presets: quantizerPresets)
}
