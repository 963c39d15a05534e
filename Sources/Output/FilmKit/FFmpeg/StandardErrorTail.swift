private import FileIO
internal import Subprocess

/// The last bytes that a process wrote to its standard error.
struct StandardErrorTail: Sendable {
  /// The maximum number of bytes that are retained.
  static let capacity = 8192
  /// The maximum number of lines that an error message quotes.
  static let maximumLineCount = 5

  private var bytes: [UInt8] = []

  /// Reads until the process closes its standard error.
  init(of output: SubprocessOutputSequence) async {
    do {
      for try await buffer in output {
        buffer.withUnsafeBytes { bytes.append(contentsOf: $0) }
        if bytes.count > 2 * Self.capacity { bytes.removeFirst(bytes.count - Self.capacity) }
      }
    } catch {
      // The bytes read so far are still useful in an error message.
    }
  }

  /// The last lines that are not empty, with their control characters escaped.
  var lines: [String] {
    bytes.suffix(Self.capacity).split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      .suffix(Self.maximumLineCount).map { String(decoding: $0, as: UTF8.self).printable }
  }

  /// Returns whether the output contains any of the phrases.
  func contains(_ phrases: String...) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    return phrases.contains { text.contains($0) }
  }
}
