extension Movie.Format {
  /// WebM with VP9; keeps alpha.
  public static let webm = Self(fileExtension: "webm", muxer: "webm", codec: .libvpxVP9)
}
