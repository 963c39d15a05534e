private import Dispatch
private import Glibc
package import SystemPackage

/// Writes to a pipe, file or terminal from a thread of its own.
///
/// A write may wait for a slow reader for long. On a thread of the shared pool that would cost the
/// workers a processor; here it costs nothing, and cancelling the task ends it.
package actor DescriptorWriter {
  private let descriptor: FileDescriptor
  private let target: String
  private let chunkSize: Int
  private let executor = WriterThread()
  private var loans: LentFrames?
  private var isOpen = true

  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - descriptor: Where to write.
  ///   - target: What that is, as it appears in an error's sentence.
  ///   - loans: Where frames are lent to the reader of a pipe instead of being copied into it.
  package init(_ descriptor: FileDescriptor, target: String, loans: LentFrames? = nil) {
    self.descriptor = descriptor
    self.target = target
    let flags = fcntl(descriptor.rawValue, F_GETFL)
    let neverBlocks =
      flags & O_NONBLOCK != 0 || (try? descriptor.stat().type) == .regular
    // A pipe that polls as writable takes this much at once; more could block beyond cancelling.
    chunkSize = neverBlocks ? .max : Int(PIPE_BUF)
    self.loans = loans
  }

  /// Writes all bytes of a frame.
  package func write(_ frame: RawFrame) throws {
    precondition(isOpen, "nothing can be written after closing")
    try frame.withUnsafeBytes { bytes in
      try withoutPipeSignal {
        loans?.begin(frame, count: bytes.count)
        var rest = bytes[...]
        while !rest.isEmpty {
          try waitUntilWritable()
          if let count = try hand(UnsafeRawBufferPointer(rebasing: rest)) {
            rest = rest.dropFirst(count)
          }
        }
      }
    }
  }

  /// Closes the descriptor, so that its reader sees the end; does nothing the second time.
  ///
  /// What has been lent stays so, until the writer is deallocated.
  package func close() {
    guard isOpen else { return }
    isOpen = false
    try? descriptor.close()
  }

  /// Hands over the first of some bytes; returns how many, or nil if the reader takes none now.
  private func hand(_ bytes: UnsafeRawBufferPointer) throws -> Int? {
    do {
      if let count = try loans?.lend(bytes) { return count }
      let count = try descriptor.write(UnsafeRawBufferPointer(rebasing: bytes.prefix(chunkSize)))
      loans?.advance(by: count)
      return count
    } catch Errno.resourceTemporarilyUnavailable {
      return nil
    } catch let errno as Errno {
      throw FilmError.writing(target, failedWith: errno)
    }
  }

  /// Waits for a reader, looking up ten times a second whether the task has been cancelled.
  private func waitUntilWritable() throws {
    var request = pollfd(fd: descriptor.rawValue, events: Int16(POLLOUT), revents: 0)
    repeat {
      try Task.checkCancellation()
    } while poll(&request, 1, 100) < 1
  }

  /// Keeps a closed pipe from killing the process: the write then fails with EPIPE instead.
  private func withoutPipeSignal(_ body: () throws -> Void) rethrows {
    var pipeSignal = sigset_t()
    var before = sigset_t()
    var pending = sigset_t()
    sigemptyset(&pipeSignal)
    sigaddset(&pipeSignal, SIGPIPE)
    sigpending(&pending)
    pthread_sigmask(SIG_BLOCK, &pipeSignal, &before)
    defer {
      if sigismember(&pending, SIGPIPE) == 0 {
        var atOnce = timespec()
        sigtimedwait(&pipeSignal, nil, &atOnce)
      }
      pthread_sigmask(SIG_SETMASK, &before, nil)
    }
    try body()
  }
}

/// Runs an actor's jobs on a thread outside of the shared pool.
private final class WriterThread: SerialExecutor {
  private let queue = DispatchQueue(label: "zoetrope.film.writer")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
