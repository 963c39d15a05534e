extension Codec {
  /// Returns the pixel format of opaque films for an encoder that is not in ``all``.
  ///
  /// Players show 4:2:0 by ITU-R BT.709. An encoder without it gets the nearest format that it has,
  /// by ffmpeg's choice; those that encode RGB without loss keep it.
  static func pixelFormat(ofOther name: String) -> PixelFormat {
    losslessRGB.contains(name) ? PixelFormat() : .yuv("yuv420p")
  }

  /// Encoders of ffmpeg that keep RGB exactly.
  private static let losslessRGB: Set = [
    "bmp", "ffvhuff", "huffyuv", "jpeg2000", "jpegls", "libopenjpeg", "magicyuv", "pam", "png",
    "ppm", "qtrle", "rawvideo", "targa", "tiff", "utvideo", "zlib", "zmbv",
  ]
}
