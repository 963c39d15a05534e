private import CWebP
internal import Geometry
internal import Imaging

/// The animated WebP format (RFC 9649) with lossless frames compressed by libwebp.
///
/// Unchanged pixels of an opaque film are transparent in the frame, which compresses better. In a
/// transparent film the bounding box of the changes replaces the pixels of the previous frame.
struct WebP: AnimatedImageFormat {
  /// VP8L stores width - 1 and height - 1 in 14 bits.
  static let maximumSide = 1 << 14 - 1
  /// RIFF stores the size in 32 bits.
  static let maximumFileSize = Int(UInt32.max)
  static let bytesPerPixel = 64
  /// ANMF stores the duration in 24 bits.
  static let maximumFrameDuration = 1 << 24 - 1

  private let film: Film

  init(_ film: Film) { self.film = film }

  var timescale: Int { 1000 }

  var header: [UInt8] { finalHeader(fileSize: 0) }
  let trailer: [UInt8] = []

  func finalHeader(fileSize: Int) -> [UInt8] {
    // The Alpha and Animation flags.
    let flags: [UInt8] = [0x12, 0, 0, 0]
    let canvas = littleEndianBytes(film.width - 1, 3) + littleEndianBytes(film.height - 1, 3)
    // Background Color: transparent. Loop Count: 0 repeats forever.
    let animation = littleEndianBytes(0, 4) + littleEndianBytes(0, 2)
    return Array("RIFF".utf8) + littleEndianBytes(max(0, fileSize - 8), 4) + Array("WEBP".utf8)
      + Self.chunk("VP8X", flags + canvas) + Self.chunk("ANIM", animation)
  }

  func encode(_ frame: AnimationFrame) -> [EncodingJob<[UInt8]>] {
    [{ [film] in Self.animationFrame(frame, film) }]
  }

  /// Returns the ANMF chunk of a frame.
  private static func animationFrame(_ frame: AnimationFrame, _ film: Film) -> [UInt8] {
    // ANMF stores x / 2 and y / 2, so the origin must be even.
    let area = PixelRect(
      columns: frame.changedArea.columns.lowerBound & ~1...frame.changedArea.columns.upperBound,
      rows: frame.changedArea.rows.lowerBound & ~1...frame.changedArea.rows.upperBound)
    var pixels = area.pixels(of: frame.pixels, width: film.width)
    if !film.isTransparent {
      for index in pixels.indices { pixels[index] |= 0xff00_0000 }
      if let previous = frame.previous {
        let previous = area.pixels(of: previous, width: film.width)
        for index in pixels.indices where pixels[index] == previous[index] | 0xff00_0000 {
          pixels[index] = 0
        }
      }
    }
    let rectangle =
      littleEndianBytes(area.columns.lowerBound / 2, 3)
      + littleEndianBytes(area.rows.lowerBound / 2, 3)
      + littleEndianBytes(area.columns.count - 1, 3) + littleEndianBytes(area.rows.count - 1, 3)
    // Blending method: 0 alpha-blends, 1 (bit 1) overwrites. Disposal method 0 (bit 0): do not
    // dispose.
    let flags: [UInt8] = [film.isTransparent ? 2 : 0]
    return chunk(
      "ANMF",
      rectangle + littleEndianBytes(frame.duration, 3) + flags
        + losslessBitstream(&pixels, width: area.columns.count, height: area.rows.count))
  }

  /// Returns the VP8L chunk of pixels with straight alpha.
  private static func losslessBitstream(
    _ pixels: inout [UInt32], width: Int, height: Int
  ) -> [UInt8] {
    var config = WebPConfig()
    var picture = WebPPicture()
    guard WebPConfigInit(&config) != 0, WebPPictureInit(&picture) != 0,
      WebPConfigLosslessPreset(&config, level) != 0
    else { preconditionFailure("the libwebp library and its header have different versions") }
    picture.use_argb = 1
    picture.width = CInt(width)
    picture.height = CInt(height)
    picture.argb_stride = CInt(width)
    var writer = WebPMemoryWriter()
    WebPMemoryWriterInit(&writer)
    defer { WebPMemoryWriterClear(&writer) }
    return pixels.withUnsafeMutableBufferPointer { pixels in
      picture.argb = pixels.baseAddress
      picture.writer = WebPMemoryWrite
      return withUnsafeMutablePointer(to: &writer) { writer in
        picture.custom_ptr = UnsafeMutableRawPointer(writer)
        defer { WebPPictureFree(&picture) }
        guard WebPEncode(&config, &picture) != 0 else {
          preconditionFailure(
            "libwebp cannot encode \(width) x \(height) pixels: error \(picture.error_code)")
        }
        // libwebp writes a complete file; its 12-byte RIFF header is dropped.
        return Array(UnsafeBufferPointer(start: writer.pointee.mem, count: writer.pointee.size))
          .dropFirst(12).map(\.self)
      }
    }
  }

  /// The level of libwebp's lossless preset: 0 is the fastest, 9 compresses best.
  private static let level: CInt = 3

  private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    Array(type.utf8) + littleEndianBytes(data.count, 4) + data
      + (data.count.isMultiple(of: 2) ? [] : [0])
  }
}

extension Movie.Format {
  /// Animated WebP, lossless; keeps alpha.
  ///
  /// Durations are milliseconds, and players slow down frames with a duration below eleven.
  public static let webp = Self(
    fileExtension: "webp", maximumFrameRate: 90, muxer: "webp", muxerArguments: ["-loop", "0"],
    codec: .libwebp, losslessCodec: .libwebp, animatedImage: WebP.self)
}

extension Codec {
  /// ffmpeg's encoder of WebP.
  static let libwebp = Codec(
    name: "libwebp", opaque: .rgb("bgra"), transparent: .rgb("bgra"), isLossless: true)
}
