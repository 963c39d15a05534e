private import Dispatch
internal import Geometry
private import Glibc
package import SystemPackage

/// Writes frames to a pipe, file or terminal from its own thread.
///
/// A write may block for long on a slow reader. On the shared thread pool it would block a worker's
/// thread; on a separate thread it does not, and canceling the task ends it.
package actor DescriptorWriter {
  private let descriptor: FileDescriptor
  private let target: String
  private let chunkSize: Int
  private let executor = WriterThread()
  private let report: @Sendable (Event) -> Void
  private var isOpen = true
  /// What is lent to a reader that copies it; nil if frames are copied into the descriptor.
  private var lentFrames: LentFrames?

  /// What happens to the descriptor.
  package enum Event: Sendable {
    /// Bytes are to be written, or the descriptor has been closed: the reader should do something.
    case began
    /// The descriptor has taken bytes.
    case wrote
    /// All bytes have been written: the reader waits for others.
    case ended
  }

  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor to write to.
  ///   - target: The name of the destination, as it appears in an error's sentence.
  ///   - report: Called whenever something happens to the descriptor.
  package init(
    _ descriptor: FileDescriptor, target: String,
    report: @escaping @Sendable (Event) -> Void = { _ in }
  ) {
    self.descriptor = descriptor
    self.target = target
    let flags = fcntl(descriptor.rawValue, F_GETFL)
    let neverBlocks =
      flags & O_NONBLOCK != 0 || (try? descriptor.stat().type) == .regular
    // A pipe that polls as writable takes PIPE_BUF bytes; a larger write could block and would then
    // not notice cancellation.
    chunkSize = neverBlocks ? .max : Int(PIPE_BUF)
    self.report = report
  }

  /// Lends planes of frames to the reader of a pipe from now on, in place of copying them.
  ///
  /// Lent planes are kept until they have been read, those of the last frame as long as the writer.
  ///
  /// - Precondition: Nothing has been written yet, and the reader is a program that copies what it
  ///   reads.
  package func lendPlanes() { lentFrames = LentFrames(to: descriptor) }

  /// Writes all bytes of a frame.
  package func write(_ frame: RawFrame) throws {
    precondition(isOpen, "the writer has been closed")
    guard frame.isPlanar, var lent = lentFrames else { return try frame.withUnsafeBytes(copyAll) }
    try frame.withUnsafeBytes { bytes in try writeAll(bytes) { try lent.lendPrefix(of: $0) } }
    lent.keep(frame)
    lentFrames = lent
  }

  /// Writes bytes.
  package func write(bytes: [UInt8]) throws {
    precondition(isOpen, "the writer has been closed")
    try bytes.withUnsafeBytes(copyAll)
  }

  private func copyAll(_ bytes: UnsafeRawBufferPointer) throws {
    try writeAll(bytes) {
      try descriptor.write(UnsafeRawBufferPointer(rebasing: $0.prefix(chunkSize)))
    }
  }

  /// Writes all bytes by a function that writes the first of them and returns their number.
  private func writeAll(
    _ bytes: UnsafeRawBufferPointer, by write: (UnsafeRawBufferPointer) throws -> Int
  ) throws {
    report(.began)
    defer { report(.ended) }
    try withoutPipeSignal {
      var rest = bytes[...]
      while !rest.isEmpty {
        try waitUntilWritable()
        do {
          rest = rest.dropFirst(try write(UnsafeRawBufferPointer(rebasing: rest)))
          report(.wrote)
        } catch Errno.resourceTemporarilyUnavailable {
          continue
        } catch let errno as Errno {
          throw FilmError.writing(target, failedWith: errno)
        }
      }
    }
  }

  /// Closes the descriptor, which ends the reader's input; further calls have no effect.
  package func close() {
    guard isOpen else { return }
    isOpen = false
    report(.began)
    try? descriptor.close()
  }

  /// Waits until the descriptor is writable; checks for cancellation ten times a second.
  private func waitUntilWritable() throws {
    var request = pollfd(fd: descriptor.rawValue, events: Int16(POLLOUT), revents: 0)
    repeat {
      try Task.checkCancellation()
    } while poll(&request, 1, 100) < 1
  }

  /// Blocks SIGPIPE while a function runs: a write to a closed pipe then fails with EPIPE.
  private func withoutPipeSignal(_ body: () throws -> Void) rethrows {
    var pipeSignal = sigset_t()
    var previousMask = sigset_t()
    var pending = sigset_t()
    sigemptyset(&pipeSignal)
    sigaddset(&pipeSignal, SIGPIPE)
    sigpending(&pending)
    pthread_sigmask(SIG_BLOCK, &pipeSignal, &previousMask)
    defer {
      // Discards a signal that `body` caused, so that unblocking does not deliver it.
      if sigismember(&pending, SIGPIPE) == 0 {
        var noTime = timespec()
        sigtimedwait(&pipeSignal, nil, &noTime)
      }
      pthread_sigmask(SIG_SETMASK, &previousMask, nil)
    }
    try body()
  }
}

/// Runs an actor's jobs on a thread outside the shared pool.
private final class WriterThread: SerialExecutor {
  private let queue = DispatchQueue(label: "zoetrope.film.writer")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
