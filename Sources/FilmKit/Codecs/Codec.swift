/// What is known of an encoder of ffmpeg's: which pixels it takes and which options.
struct Codec: Sendable {
  /// How one kind of pixels is handed to the encoder.
  struct Pixels: Sendable {
    /// Whether frames are converted to `yuv420p` before ffmpeg gets them.
    var isPlanar = false
    /// What ffmpeg calls the layout of the pixels; nil leaves it to a filter.
    var layout: String?
    /// Turns the drawn pixels into those of the layout.
    var filter: String?
    /// What the encoder needs besides.
    var arguments: [String] = []
    /// Whether columns and rows must come in pairs, since two share their colour.
    var needsEvenSize = false
  }

  let name: String
  let opaque: Pixels
  /// Nil if the encoder cannot keep alpha.
  var transparent: Pixels?
  /// The range of the constant rate factor, nil if the encoder has none.
  var crf: ClosedRange<Int>?
  var takesPreset = false
  /// Whether what is decoded are the pixels that were drawn, at the quality that says so.
  var isLossless = false
  var efforts = Efforts()

  /// How the encoder is driven, as far as nobody asked for something else.
  struct Effort: Sendable {
    var crf: Int?
    var preset: String?
    var arguments: [String] = []
  }

  /// How the encoder is driven at each quality; without loss there is little to choose.
  struct Efforts: Sendable {
    var draft = Effort()
    var standard = Effort()
    var high = Effort()
    var lossless = Effort()

    subscript(quality: Movie.Quality) -> Effort {
      switch quality {
      case .draft: draft
      case .standard: standard
      case .high: high
      case .lossless: lossless
      }
    }
  }

  func pixels(isTransparent: Bool) -> Pixels? { isTransparent ? transparent : opaque }
}

extension Codec {
  /// The encoders whose pixels and options are known.
  static let known: [Codec] = [
    Codec(
      name: "libx264", opaque: .planar(needsEvenSize: true),
      crf: 0...51, takesPreset: true, efforts: x264),
    Codec(
      name: "libx264rgb", opaque: .plain("bgr0"),
      crf: 0...51, takesPreset: true, isLossless: true, efforts: x264),
    Codec(
      name: "libx265",
      opaque: .planar(
        ["-tag:v", "hvc1", "-x265-params", "log-level=error"], needsEvenSize: true),
      crf: 0...51, takesPreset: true,
      efforts: Efforts(
        draft: Effort(crf: 24, preset: "ultrafast"), standard: Effort(crf: 20, preset: "medium"),
        high: Effort(crf: 16, preset: "medium"))),
    Codec(
      name: "libvpx-vp9", opaque: .planar(vp9),
      // The encoder's alternative reference frames would lose the alpha plane.
      transparent: .video("yuva420p", vp9 + ["-auto-alt-ref", "0"]),
      crf: 0...63,
      efforts: Efforts(
        draft: Effort(crf: 36, arguments: ["-deadline", "realtime", "-cpu-used", "8"]),
        standard: Effort(crf: 24, arguments: ["-deadline", "good", "-cpu-used", "4"]),
        high: Effort(crf: 20, arguments: ["-deadline", "good", "-cpu-used", "2"]))),
    Codec(
      name: "libsvtav1", opaque: .planar(needsEvenSize: true),
      crf: 0...63, takesPreset: true,
      efforts: Efforts(
        draft: Effort(crf: 40, preset: "12"), standard: Effort(crf: 30, preset: "9"),
        high: Effort(crf: 25, preset: "6"))),
    Codec(
      name: "prores_ks", opaque: .video("yuv422p10le", ["-profile:v", "hq"]),
      transparent: .video("yuva444p10le", ["-profile:v", "4444"])),
    Codec(
      name: "ffv1", opaque: .plain("bgr0"), transparent: .plain("bgra"), isLossless: true),
    Codec(
      name: "apng", opaque: .plain("rgb24"), transparent: .plain("rgba"), isLossless: true),
    Codec(
      name: "libwebp", opaque: .plain("bgra"), transparent: .plain("bgra"), isLossless: true),
    Codec(name: "gif", opaque: Pixels(), transparent: Pixels()),
  ]

  private static let vp9 = ["-b:v", "0", "-row-mt", "1"]

  /// What the table of qualities was measured with.
  ///
  /// Where little changes, most of x264's time goes into what it does to every frame: B-frames, looking
  /// ahead, pictures of half a pixel's step. The standard leaves those out and keeps what shrinks files
  /// for little: better entropy coding, smaller partitions, a quantizer that knows flat blocks.
  private static let x264 = Efforts(
    draft: Effort(crf: 28, preset: "ultrafast"),
    standard: Effort(
      crf: 22, preset: "ultrafast",
      arguments: [
        "-x264-params", "cabac=1:no-deblock=0:partitions=i4x4,p8x8:aq-mode=1:me=hex",
      ]),
    high: Effort(crf: 18, preset: "medium"), lossless: Effort(crf: 0, preset: "ultrafast"))
}

extension Codec.Pixels {
  /// Red, green and blue as drawn.
  static func plain(_ layout: String) -> Self { Self(layout: layout) }

  /// Luma and chroma by ITU-R BT.709 in the limited range, and tagged so; ffmpeg converts.
  static func video(_ layout: String, _ arguments: [String] = []) -> Self {
    Self(
      layout: layout,
      filter: "scale=out_color_matrix=bt709:out_range=tv"
        + ":flags=bicubic+accurate_rnd+full_chroma_int+full_chroma_inp+bitexact," + tags,
      arguments: tagArguments + arguments)
  }

  /// The same with chroma at half the size, which we convert: see ``PlanarFrame``.
  static func planar(_ arguments: [String] = [], needsEvenSize: Bool = false) -> Self {
    Self(
      isPlanar: true, layout: "yuv420p", filter: tags, arguments: tagArguments + arguments,
      needsEvenSize: needsEvenSize)
  }

  private static let tags =
    "setparams=color_primaries=bt709:color_trc=bt709:colorspace=bt709:range=tv"

  private static let tagArguments = [
    "-color_primaries", "bt709", "-color_trc", "bt709", "-colorspace", "bt709",
    "-color_range", "tv",
  ]
}
