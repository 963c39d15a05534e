private import Synchronization
internal import SystemPackage

/// Writes answers, one at a time.
///
/// Writing blocks while nobody reads: so no more answers wait in memory than requests are answered
/// at a time.
final class AnswerWriter: Sendable {
  private let descriptor: Mutex<FileDescriptor>

  init(_ descriptor: FileDescriptor) { self.descriptor = Mutex(descriptor) }

  /// Writes an answer.
  ///
  /// - Throws: An `Errno`: `brokenPipe` if nobody will read anymore.
  func write(_ answer: Answer) throws {
    try descriptor.withLock { descriptor in
      _ = try descriptor.writeAll(answer.header)
      _ = try descriptor.writeAll(answer.body)
    }
  }
}
