internal import Imaging

/// The APNG format (PNG third edition, ISO/IEC 15948).
///
/// Each frame contains the bounding box of the changes, which replaces the pixels of the previous
/// frame.
struct APNG: AnimatedImageFormat {
  static let maximumSide = Int(Int32.max)
  static let maximumFileSize = Int.max
  static let bytesPerPixel = 48
  static let maximumFrameDuration = Int(UInt16.max)

  private let film: Film
  let timescale: Int
  private var frameCount: UInt32 = 0
  /// The next sequence number: fcTL and fdAT chunks share one count from 0.
  private var sequenceNumber: UInt32 = 0

  /// The maximum number of pixels of a frame that is compressed at zlib's best level.
  ///
  /// Small frames, such as those of a moving ball, become noticeably smaller and still take only a
  /// few milliseconds.
  private static let maximumBestCompressionArea = 1 << 17

  init(_ film: Film) {
    self.film = film
    timescale = Self.timescale(at: film.frameRate)
  }

  /// Returns the denominator of the delay fraction.
  ///
  /// It is the numerator of the frame rate, so that delays are exact. If the rate does not fit into
  /// the 16-bit fields, it is the largest value that fits.
  private static func timescale(at rate: FrameRate) -> Int {
    if max(rate.numerator, rate.denominator) <= maximumFrameDuration { return rate.numerator }
    return Int(Double(maximumFrameDuration) * min(1, rate.framesPerSecond))
  }

  var header: [UInt8] {
    PNG.signature
      + PNG.header(width: film.width, height: film.height, isOpaque: !film.isTransparent)
      + PNG.colorSpace
      // num_frames, and num_plays: 0 repeats forever.
      + PNG.chunk("acTL", bigEndianBytes(frameCount) + bigEndianBytes(0))
  }

  let trailer = PNG.chunk("IEND", [])

  mutating func encode(_ frame: AnimationFrame) -> [EncodingJob<[UInt8]>] {
    let isFirst = frameCount == 0
    let number = sequenceNumber
    frameCount += 1
    sequenceNumber += isFirst ? 1 : 2
    let job: EncodingJob<[UInt8]> = { [film, timescale] in
      let area = frame.changedArea
      let pixels = area.pixels(of: frame.pixels, width: film.width)
      let stream = PNG.zlibStream(
        of: pixels, width: area.columns.count, height: area.rows.count,
        isOpaque: !film.isTransparent,
        compression: pixels.count <= Self.maximumBestCompressionArea ? .smallest : .standard)
      let control = Self.frameControl(frame, sequenceNumber: number, timescale: timescale)
      let data =
        isFirst
        ? PNG.chunk("IDAT", stream)
        : PNG.chunk("fdAT", bigEndianBytes(number + 1) + stream)
      return control + data
    }
    return [job]
  }

  /// Returns the fcTL chunk of a frame.
  private static func frameControl(
    _ frame: AnimationFrame, sequenceNumber: UInt32, timescale: Int
  ) -> [UInt8] {
    let area = frame.changedArea
    let rectangle = [
      area.columns.count, area.rows.count, area.columns.lowerBound, area.rows.lowerBound,
    ]
    // delay_num and delay_den, 16 bits each.
    let delay = bigEndianBytes(UInt32(frame.duration << 16 | timescale))
    // APNG_DISPOSE_OP_NONE and APNG_BLEND_OP_SOURCE.
    let (disposal, blending): ([UInt8], [UInt8]) = ([0], [0])
    return PNG.chunk(
      "fcTL",
      bigEndianBytes(sequenceNumber) + rectangle.flatMap { bigEndianBytes(UInt32($0)) } + delay
        + disposal + blending)
  }
}

extension Movie.Format {
  /// Animated PNG, lossless; keeps alpha.
  public static let apng = Self(
    fileExtension: "apng", muxer: "apng", muxerArguments: ["-plays", "0"], codec: .apng,
    losslessCodec: .apng, animatedImage: APNG.self)
}

extension Codec {
  /// ffmpeg's encoder of APNG.
  static let apng = Codec(
    name: "apng", opaque: .rgb("rgb24"), transparent: .rgb("rgba"), isLossless: true)
}
