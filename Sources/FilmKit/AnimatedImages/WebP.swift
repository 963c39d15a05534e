private import CWebP
internal import Imaging

/// An animated WebP (RFC 9649), each step compressed without loss by libwebp.
///
/// Of an opaque film what a step leaves as it was is transparent in it, so that less has to be
/// compressed; of a transparent one the changed rectangle replaces what was there.
struct WebP: AnimatedImage {
  /// What the lossless format can count to.
  static let largestSide = 1 << 14 - 1
  static let largestFile = Int(UInt32.max)
  static let longestStep = 1 << 24 - 1

  private let film: Film

  init(_ film: Film) { self.film = film }

  var ticksPerSecond: Int { 1000 }

  var head: [UInt8] { finalHead(fileSize: 0) }
  let tail: [UInt8] = []

  func finalHead(fileSize: Int) -> [UInt8] {
    // Bits tell that it moves and that steps have alpha.
    let flags: [UInt8] = [0x12, 0, 0, 0]
    let canvas = littleEndianBytes(film.width - 1, 3) + littleEndianBytes(film.height - 1, 3)
    // Before a transparent background, for ever.
    let manner = littleEndianBytes(0, 4) + littleEndianBytes(0, 2)
    return Array("RIFF".utf8) + littleEndianBytes(max(0, fileSize - 8), 4) + Array("WEBP".utf8)
      + Self.chunk("VP8X", flags + canvas) + Self.chunk("ANIM", manner)
  }

  func encodings(of step: AnimationStep) -> [AnimationEncoding] {
    [{ [film] in Self.frame(step, film) }]
  }

  private static func frame(_ step: AnimationStep, _ film: Film) -> [UInt8] {
    // The upper left pixel is told in pairs.
    let area = PixelRect(
      columns: step.changes.columns.lowerBound & ~1...step.changes.columns.upperBound,
      rows: step.changes.rows.lowerBound & ~1...step.changes.rows.upperBound)
    var pixels = area.pixels(of: step.shown, width: film.width)
    if !film.isTransparent {
      for index in pixels.indices { pixels[index] |= 0xff00_0000 }
      if let before = step.before {
        let old = area.pixels(of: before, width: film.width)
        for index in pixels.indices where pixels[index] == old[index] | 0xff00_0000 {
          pixels[index] = 0
        }
      }
    }
    let place =
      littleEndianBytes(area.columns.lowerBound / 2, 3)
      + littleEndianBytes(area.rows.lowerBound / 2, 3)
      + littleEndianBytes(area.columns.count - 1, 3) + littleEndianBytes(area.rows.count - 1, 3)
    // The first bit has it blended with what was there or not, the last one leaves it there.
    let manner: [UInt8] = [film.isTransparent ? 2 : 0]
    return chunk(
      "ANMF",
      place + littleEndianBytes(step.ticks, 3) + manner
        + compressed(&pixels, width: area.columns.count, height: area.rows.count))
  }

  /// The chunk of straight pixels.
  private static func compressed(_ pixels: inout [UInt32], width: Int, height: Int) -> [UInt8] {
    var config = WebPConfig()
    var picture = WebPPicture()
    guard WebPConfigInit(&config) != 0, WebPPictureInit(&picture) != 0,
      WebPConfigLosslessPreset(&config, level) != 0
    else { preconditionFailure("libwebp is of another version than its header") }
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
            "a \(width) x \(height) picture can not be encoded: error \(picture.error_code)")
        }
        // A file of its own, whose head is not wanted.
        return Array(UnsafeBufferPointer(start: writer.pointee.mem, count: writer.pointee.size))
          .dropFirst(12).map(\.self)
      }
    }
  }

  /// How hard libwebp tries, 0...9.
  private static let level: CInt = 3

  private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    Array(type.utf8) + littleEndianBytes(data.count, 4) + data
      + (data.count.isMultiple(of: 2) ? [] : [0])
  }
}
