import Film
import Glibc
import Imaging
import Subprocess
import SystemPackage
import TestSupport
import Testing

/// A program that stands in for ffmpeg.
func fakeFFmpeg(_ name: String, file: String = #filePath) -> FilePath {
  FilePath(file).removingLastComponent().appending("FakeFFmpegs").appending(name)
}

/// Whether a process exists, be it only as a zombie.
func exists(process: pid_t) -> Bool { kill(process, 0) == 0 || errno != ESRCH }

/// The command lines of all running processes that mention a path.
func commandLines(mentioning path: FilePath) -> [String] {
  names(in: "/proc").filter { Int($0) != nil }.compactMap { process in
    guard let file = try? FileDescriptor.open("/proc/\(process)/cmdline", .readOnly) else {
      return nil
    }
    defer { try? file.close() }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = (try? bytes.withUnsafeMutableBytes { try file.read(into: $0) }) ?? 0
    let line = String(decoding: bytes[..<count], as: UTF8.self)
    return line.contains(path.string) ? line : nil
  }
}

/// What ffprobe says of a film's picture and file, by key; frames are counted by decoding them.
func probe(_ path: FilePath) async throws -> [String: String] {
  let result = try await run(
    .name("ffprobe"),
    arguments: [
      "-loglevel", "error", "-count_frames", "-show_streams", "-show_format",
      "-of", "default=noprint_wrappers=1", path.string,
    ], output: .string(limit: 1 << 20), error: .string(limit: 1 << 20))
  #expect(result.terminationStatus == .exited(0), "\(result.standardError)")
  let pairs = result.standardOutput.split(separator: "\n").compactMap {
    line -> (String, String)? in
    let parts = line.split(separator: "=", maxSplits: 1)
    return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
  }
  return Dictionary(pairs) { _, ofFile in ofFile }
}

/// The frames of a film as ffmpeg decodes them, with straight alpha.
func decode(_ path: FilePath, as film: Film, decoder: [String] = []) async throws -> [Image] {
  let result = try await run(
    .name("ffmpeg"),
    arguments: Arguments(
      ["-nostdin", "-loglevel", "error"] + decoder + [
        "-i", path.string, "-fps_mode", "passthrough",
        "-vf", "scale=flags=bicubic+accurate_rnd+full_chroma_int+full_chroma_inp",
        "-f", "rawvideo", "-pix_fmt", "bgra", "pipe:1",
      ]), output: .bytes(limit: 1 << 26), error: .string(limit: 1 << 20))
  #expect(result.terminationStatus == .exited(0), "\(result.standardError)")
  return images(result.standardOutput, of: film)
}

/// Cuts bytes into images as large as a film.
func images(_ bytes: [UInt8], of film: Film) -> [Image] {
  let pixelCount = film.width * film.height
  let pixels = bytes.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
  return stride(from: 0, through: pixels.count - pixelCount, by: pixelCount).map {
    Image(width: film.width, height: film.height, pixels: Array(pixels[$0..<$0 + pixelCount]))
  }
}

/// The levels of the colours of a pixel, and its alpha.
func components(_ pixel: UInt32) -> [Double] {
  [16, 8, 0, 24].map { Double(pixel >> $0 & 255) }
}

/// The peak signal-to-noise ratio of two images' colours, in decibels.
func psnr(_ left: Image, _ right: Image) -> Double {
  var squares = 0.0
  for (left, right) in zip(left.pixels, right.pixels) {
    for (left, right) in zip(components(left), components(right)).prefix(3) {
      squares += (left - right) * (left - right)
    }
  }
  return 10 * log10(255 * 255 * Double(3 * left.pixels.count) / squares)
}
