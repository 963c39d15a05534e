internal import Subprocess

/// The end of what a process wrote to its standard error.
struct LogTail: Sendable {
  /// The bytes that are kept at most.
  static let capacity = 8192
  /// The lines that are shown at most.
  static let lineCount = 5

  private var bytes: [UInt8] = []

  /// Reads until the process has closed its standard error, and keeps the end.
  init(of output: SubprocessOutputSequence) async {
    do {
      for try await buffer in output {
        buffer.withUnsafeBytes { bytes.append(contentsOf: $0) }
        if bytes.count > 2 * Self.capacity { bytes.removeFirst(bytes.count - Self.capacity) }
      }
    } catch {
      // What has been read until then is all there is to tell.
    }
  }

  /// The last lines that are not empty.
  var lines: [String] {
    bytes.suffix(Self.capacity).split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      .suffix(Self.lineCount).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Tells whether one of the phrases occurs in what was kept.
  func mentions(_ phrases: String...) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    return phrases.contains { text.contains($0) }
  }
}
