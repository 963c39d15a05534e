extension Movie.Format {
  /// QuickTime with H.264, or ProRes 4444 if the film is transparent.
  public static let mov = Self(
    fileExtension: "mov", muxer: "mov", muxerArguments: ["-movflags", "+faststart"],
    codec: .libx264, transparentCodec: .proresKS, losslessCodec: .libx264rgb,
    soundCodec: ["aac", "-b:a", "192k"], captionCodec: "mov_text")
}
