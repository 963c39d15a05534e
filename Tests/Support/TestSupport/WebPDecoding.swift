internal import CWebP
public import Imaging
public import SystemPackage

/// Decodes the frames of an animated WebP with libwebp, and the end time of each, in seconds.
///
/// Colors are premultiplied.
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
      throw ToolFailure(tool: "libwebp", message: "\(path) is not an animated WebP")
    }
    defer { WebPAnimDecoderDelete(decoder) }
    var info = WebPAnimInfo()
    WebPAnimDecoderGetInfo(decoder, &info)
    var frames: [(image: Image, end: Double)] = []
    while WebPAnimDecoderHasMoreFrames(decoder) != 0 {
      var canvas: UnsafeMutablePointer<UInt8>?
      var end: CInt = 0
      guard WebPAnimDecoderGetNext(decoder, &canvas, &end) != 0, let canvas else {
        throw ToolFailure(tool: "libwebp", message: "frame \(frames.count) cannot be decoded")
      }
      let raw = UnsafeRawBufferPointer(
        start: canvas, count: Int(info.canvas_width * info.canvas_height) * 4)
      let image = images(
        Array(raw), width: Int(info.canvas_width), height: Int(info.canvas_height))[0]
      frames.append((image, Double(end) / 1000))
    }
    guard frames.count == info.frame_count, info.loop_count == 0 else {
      throw ToolFailure(
        tool: "libwebp",
        message:
          "\(frames.count) of \(info.frame_count) frames can be decoded, loop count \(info.loop_count)"
      )
    }
    return frames
  }
}
