private import FileIO
internal import Subprocess
private import Synchronization

/// The last bytes that a process wrote for people to read.
final class OutputTail: Sendable {
  /// The maximum number of bytes that are retained.
  static let capacity = 64 << 10

  private let bytes = Mutex<[UInt8]>([])

  /// Reads until the process closes the stream.
  func read(_ output: SubprocessOutputSequence) async {
    do {
      for try await buffer in output { buffer.withUnsafeBytes(append) }
    } catch {
      // What was read so far is still useful.
    }
  }

  private func append(_ more: UnsafeRawBufferPointer) {
    bytes.withLock { bytes in
      bytes.append(contentsOf: more)
      if bytes.count > 2 * Self.capacity { bytes.removeFirst(bytes.count - Self.capacity) }
    }
  }

  /// The lines, without the control characters that color a terminal's.
  var lines: [String] {
    let text = String(decoding: bytes.withLock { $0.suffix(Self.capacity) }, as: UTF8.self)
    return text.replacing(#/\u{1B}\[[0-9;]*[A-Za-z]/#, with: "").split { $0.isNewline }
      .map { String($0).printable }
  }
}
