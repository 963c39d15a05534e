internal import Glibc
public import Imaging
public import SystemPackage

/// Returns ffprobe's properties of a film's stream and format by key; frames are counted by
/// decoding.
///
/// - Throws: ``ToolFailure``, or an error of starting ffprobe.
public func probe(_ path: FilePath) async throws -> [String: String] {
  let output = try await output(
    of: "ffprobe",
    [
      "-count_frames", "-show_streams", "-show_format", "-of", "default=noprint_wrappers=1",
      path.string,
    ])
  let pairs = String(decoding: output, as: UTF8.self).split(separator: "\n").compactMap {
    line -> (String, String)? in
    let parts = line.split(separator: "=", maxSplits: 1)
    return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
  }
  return Dictionary(pairs) { _, formatValue in formatValue }
}

/// Decodes the frames of a film with ffmpeg, with straight alpha.
///
/// - Parameters:
///   - path: The film.
///   - width: The width of the film, in pixels.
///   - height: The height of the film, in pixels.
///   - decoder: Input options of ffmpeg.
/// - Returns: The frames in order.
/// - Throws: ``ToolFailure``, or an error of starting ffmpeg.
public func decode(
  _ path: FilePath, width: Int, height: Int, decoder: [String] = []
) async throws -> [Image] {
  let bytes = try await output(
    of: "ffmpeg",
    ["-nostdin"] + decoder + [
      "-i", path.string, "-fps_mode", "passthrough",
      "-vf", "scale=flags=bicubic+accurate_rnd+full_chroma_int+full_chroma_inp",
      "-f", "rawvideo", "-pix_fmt", "bgra", "pipe:1",
    ])
  return images(bytes, width: width, height: height)
}

/// Splits raw `bgra` video into images.
public func images(_ bytes: [UInt8], width: Int, height: Int) -> [Image] {
  let pixelCount = width * height
  let pixels = bytes.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
  return stride(from: 0, through: pixels.count - pixelCount, by: pixelCount).map {
    Image(width: width, height: height, pixels: Array(pixels[$0..<$0 + pixelCount]))
  }
}

/// Returns the red, green, blue and alpha levels of a pixel.
public func components(_ pixel: UInt32) -> [Double] {
  [16, 8, 0, 24].map { Double(pixel >> $0 & 255) }
}

/// Returns the peak signal-to-noise ratio of two images' colors, in decibels.
public func psnr(_ left: Image, _ right: Image) -> Double {
  var squares = 0.0
  for (left, right) in zip(left.pixels, right.pixels) {
    for (left, right) in zip(components(left), components(right)).prefix(3) {
      squares += (left - right) * (left - right)
    }
  }
  return 10 * log10(255 * 255 * Double(3 * left.pixels.count) / squares)
}

/// Runs ffmpeg.
///
/// - Throws: ``ToolFailure``, or an error of starting ffmpeg.
public func ffmpeg(_ arguments: [String]) async throws {
  _ = try await output(of: "ffmpeg", ["-nostdin", "-y"] + arguments)
}

/// Runs `ffmpeg` or `ffprobe` and returns its standard output.
private func output(of tool: String, _ arguments: [String]) async throws -> [UInt8] {
  try await output(of: tool, ["-loglevel", "error"] + arguments, input: [])
}
