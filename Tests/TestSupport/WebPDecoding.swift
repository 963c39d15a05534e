internal import CWebPDemux
public import Imaging
public import SystemPackage

/// The pictures of an animated WebP as libwebp shows them, and when each of them ends, in seconds.
///
/// Colours are premultiplied.
///
/// - Throws: ``ToolFailure`` if libwebp cannot read the file.
public func decodeWebP(_ path: FilePath) throws -> [(image: Image, end: Double)] {
  let bytes = try contents(of: path)
  return try bytes.withUnsafeBufferPointer { bytes in
    var data = WebPData(bytes: bytes.baseAddress, size: bytes.count)
    var options = WebPAnimDecoderOptions()
    WebPAnimDecoderOptionsInit(&options)
    options.color_mode = MODE_bgrA
    guard let decoder = WebPAnimDecoderNew(&data, &options) else {
      throw ToolFailure(tool: "libwebp", complaint: "\(path) is no animated WebP")
    }
    defer { WebPAnimDecoderDelete(decoder) }
    var info = WebPAnimInfo()
    WebPAnimDecoderGetInfo(decoder, &info)
    var frames: [(image: Image, end: Double)] = []
    while WebPAnimDecoderHasMoreFrames(decoder) != 0 {
      var canvas: UnsafeMutablePointer<UInt8>?
      var end: CInt = 0
      guard WebPAnimDecoderGetNext(decoder, &canvas, &end) != 0, let canvas else {
        throw ToolFailure(tool: "libwebp", complaint: "frame \(frames.count) cannot be read")
      }
      let raw = UnsafeRawBufferPointer(
        start: canvas, count: Int(info.canvas_width * info.canvas_height) * 4)
      let image = images(
        Array(raw), width: Int(info.canvas_width), height: Int(info.canvas_height))[0]
      frames.append((image, Double(end) / 1000))
    }
    guard frames.count == info.frame_count, info.loop_count == 0 else {
      throw ToolFailure(tool: "libwebp", complaint: "\(frames.count) frames can be read")
    }
    return frames
  }
}
