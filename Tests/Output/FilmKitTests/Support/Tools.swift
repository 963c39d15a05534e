import FilmKit
import Glibc
import Imaging
import SystemPackage
import TestSupport

/// Returns the path of a script that stands in for ffmpeg.
func fakeFFmpeg(_ name: String, file: String = #filePath) -> FilePath {
  FilePath(file).removingLastComponent().removingLastComponent()
    .appending("FFmpeg/FakeFFmpegs").appending(name)
}

/// Returns whether a process exists, running or as a zombie.
func exists(process: pid_t) -> Bool { kill(process, 0) == 0 || errno != ESRCH }

/// Returns the command lines of all running processes that contain a path.
func commandLines(containing path: FilePath) -> [String] {
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

/// Decodes the frames of a film with ffmpeg, with straight alpha.
func decode(_ path: FilePath, as film: Film, decoder: [String] = []) async throws -> [Image] {
  try await decode(path, width: film.width, height: film.height, decoder: decoder)
}

/// Returns the pixels that a raw video sink writes for an image.
func rawPixels(of image: Image, in film: Film) -> [UInt32] {
  var encoder = RawVideo(.standardOutput).encoder(for: film)
  return encoder.encode(image, changed: 0..<image.height).withUnsafeBytes {
    Array($0.bindMemory(to: UInt32.self))
  }
}
