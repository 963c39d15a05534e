extension Codec {
  /// A pixel format that an encoder reads, and how frames are converted to it.
  struct PixelFormat: Sendable {
    /// ffmpeg's name of the pixel format; nil lets ffmpeg choose.
    var name: String?
    /// Whether frames are converted to `yuv420p` before they reach ffmpeg: see ``PlanarFrame``.
    var isPlanar = false
    /// The ffmpeg filter that converts or tags the frames.
    var filter: String?
    /// Further arguments of the encoder for this pixel format.
    var arguments: [String] = []
    /// Whether the width and height must be even, because 2 x 2 pixels share their chroma.
    var requiresEvenSize = false

    /// Returns a packed RGB format, encoded without conversion.
    static func rgb(_ name: String) -> Self { Self(name: name) }

    /// Returns a YUV format by ITU-R BT.709 in limited range, converted and tagged by ffmpeg.
    static func yuv(_ name: String, _ arguments: [String] = []) -> Self {
      Self(
        name: name,
        filter: "scale=out_color_matrix=bt709:out_range=tv"
          + ":flags=bicubic+accurate_rnd+full_chroma_int+full_chroma_inp+bitexact," + tagFilter,
        arguments: tagArguments + arguments)
    }

    /// Returns `yuv420p` by ITU-R BT.709 in limited range, converted by ``PlanarFrame``.
    static func yuv420p(_ arguments: [String] = [], requiresEvenSize: Bool = false) -> Self {
      Self(
        name: "yuv420p", isPlanar: true, filter: tagFilter, arguments: tagArguments + arguments,
        requiresEvenSize: requiresEvenSize)
    }

    /// Returns a YUV format by ITU-R BT.601 in limited range, converted and tagged by ffmpeg.
    ///
    /// Decoders of VP8 know no other matrix, whatever the container says.
    static func bt601(_ name: String, _ arguments: [String] = []) -> Self {
      Self(
        name: name,
        filter: "scale=out_color_matrix=bt601:out_range=tv"
          + ":flags=bicubic+accurate_rnd+full_chroma_int+full_chroma_inp+bitexact,"
          + "setparams=color_primaries=bt709:color_trc=bt709:colorspace=bt470bg:range=tv",
        arguments: [
          "-color_primaries", "bt709", "-color_trc", "bt709", "-colorspace", "bt470bg",
          "-color_range", "tv",
        ] + arguments)
    }

    private static let tagFilter =
      "setparams=color_primaries=bt709:color_trc=bt709:colorspace=bt709:range=tv"

    private static let tagArguments = [
      "-color_primaries", "bt709", "-color_trc", "bt709", "-colorspace", "bt709",
      "-color_range", "tv",
    ]
  }
}
