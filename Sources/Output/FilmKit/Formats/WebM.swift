extension Movie.Format {
  /// WebM with VP9; keeps alpha.
  public static let webm = Self(
    fileExtension: "webm", muxer: "webm", codec: .libvpxVP9,
    soundCodec: ["libopus", "-b:a", "128k"], captionCodec: "webvtt")
}
