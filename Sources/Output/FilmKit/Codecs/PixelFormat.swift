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
      converted(to: name, by: .bt709, arguments)
    }

    /// Returns a YUV format by ITU-R BT.601 in limited range, converted and tagged by ffmpeg.
    ///
    /// Decoders of VP8 know no other matrix, whatever the container says.
    static func bt601(_ name: String, _ arguments: [String] = []) -> Self {
      converted(to: name, by: .bt601, arguments)
    }

    /// Returns `yuv420p` by ITU-R BT.709 in limited range, converted by ``PlanarFrame``.
    static func yuv420p(_ arguments: [String] = [], requiresEvenSize: Bool = false) -> Self {
      Self(
        name: "yuv420p", isPlanar: true, filter: Matrix.bt709.tagFilter,
        arguments: Matrix.bt709.tagArguments + arguments, requiresEvenSize: requiresEvenSize)
    }

    private static func converted(
      to name: String, by matrix: Matrix, _ arguments: [String]
    ) -> Self {
      Self(
        name: name,
        filter: "scale=out_color_matrix=\(matrix):out_range=tv"
          + ":flags=bicubic+accurate_rnd+full_chroma_int+full_chroma_inp+bitexact,"
          + matrix.tagFilter,
        arguments: matrix.tagArguments + arguments)
    }
  }

  /// The matrix of a conversion to YUV in limited range, by ffmpeg's name of its standard.
  private enum Matrix {
    case bt601, bt709

    /// ffmpeg's name of the color space, which has the matrix, where files are tagged with it.
    private var colorSpace: String {
      switch self {
      case .bt601: "bt470bg"
      case .bt709: "bt709"
      }
    }

    /// The filter that tags frames.
    var tagFilter: String {
      "setparams=color_primaries=bt709:color_trc=bt709:colorspace=\(colorSpace):range=tv"
    }

    /// The arguments that tag the stream.
    var tagArguments: [String] {
      [
        "-color_primaries", "bt709", "-color_trc", "bt709", "-colorspace", colorSpace,
        "-color_range", "tv",
      ]
    }
  }
}
