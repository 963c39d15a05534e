extension Movie {
  /// A kind of film file, named after the extension of its files.
  public enum Format: String, CaseIterable, Sendable {
    /// MPEG-4, H.264 unless told otherwise; plays everywhere, cannot be transparent.
    case mp4
    /// QuickTime, H.264 unless told otherwise; ProRes 4444 when transparent.
    case mov
    /// Matroska, H.264 unless told otherwise; transparent with codec `ffv1`.
    case mkv
    /// WebM with VP9; may be transparent.
    case webm
    /// Animated GIF, whose steps have up to 255 colours each, of which others are mixed where bands would
    /// be seen; pixels are opaque or not at all.
    case gif
    /// Animated PNG, without loss; may be transparent.
    case apng
    /// Animated WebP, without loss; may be transparent.
    case webp

    /// The format of an extension, in upper or lower case, without the dot.
    ///
    /// - Parameter fileExtension: For example `mp4`; anything that stands for no format gives nil.
    public init?(fileExtension: String) {
      self.init(rawValue: fileExtension.lowercased())
    }

    /// The highest rate that players show as it is, in frames a second; nil if there is no limit.
    ///
    /// GIF counts in hundredths of a second, and players slow down a frame of less than two. WebP counts
    /// in thousandths, and they slow down a frame of less than eleven.
    public var maximumFrameRate: FrameRate? {
      switch self {
      case .gif: 50
      case .webp: 90
      case .mp4, .mov, .mkv, .webm, .apng: nil
      }
    }

    /// What ffmpeg calls the format.
    var muxer: String { self == .mkv ? "matroska" : rawValue }

    /// The codec that ffmpeg is told to use when nobody chose one.
    func defaultCodec(isTransparent: Bool) -> String {
      switch self {
      case .mov where isTransparent: "prores_ks"
      case .mp4, .mov, .mkv: "libx264"
      case .webm: "libvpx-vp9"
      case .gif: "gif"
      case .apng: "apng"
      case .webp: "libwebp"
      }
    }

    /// The codec that keeps every pixel as it was drawn; nil if the format has none.
    func losslessCodec(isTransparent: Bool) -> String? {
      switch self {
      case .mp4, .mov: isTransparent ? nil : "libx264rgb"
      case .mkv: "ffv1"
      case .apng: "apng"
      case .webp: "libwebp"
      case .webm, .gif: nil
      }
    }

    /// What the file as such needs, whatever the codec.
    var arguments: [String] {
      switch self {
      case .mp4, .mov: ["-movflags", "+faststart"]
      case .apng: ["-plays", "0"]
      case .gif, .webp: ["-loop", "0"]
      case .mkv, .webm: []
      }
    }
  }
}
