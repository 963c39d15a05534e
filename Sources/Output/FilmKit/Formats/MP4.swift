extension Movie.Format {
  /// MPEG-4 with H.264; widely supported, without alpha.
  public static let mp4 = Self(
    fileExtension: "mp4", muxer: "mp4", muxerArguments: ["-movflags", "+faststart"],
    codec: .libx264, losslessCodec: .libx264rgb, keepsAlpha: false,
    soundCodec: ["aac", "-b:a", "192k"], captionCodec: "mov_text")
}
