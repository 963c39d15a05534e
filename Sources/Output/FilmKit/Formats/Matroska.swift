extension Movie.Format {
  /// Matroska with H.264; keeps alpha with codec `ffv1`.
  public static let mkv = Self(
    fileExtension: "mkv", muxer: "matroska", codec: .libx264, losslessCodec: .ffv1,
    soundCodec: ["flac"], captionCodec: "srt")
}
