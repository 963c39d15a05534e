private import Dispatch
private import Glibc
internal import SystemPackage

/// Writes to a pipe, file or terminal from a thread of its own.
///
/// A write may wait for a slow reader for long. On a thread of the shared pool that would cost the
/// workers a processor; here it costs nothing, and cancelling the task ends it.
actor DescriptorWriter {
  private let descriptor: FileDescriptor
  private let target: String
  private let chunkSize: Int
  private let executor = WriterThread()
  private var isOpen = true

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - descriptor: Where to write.
  ///   - target: What that is, as it appears in an error's sentence.
  init(_ descriptor: FileDescriptor, target: String) {
    self.descriptor = descriptor
    self.target = target
    let flags = fcntl(descriptor.rawValue, F_GETFL)
    let neverBlocks =
      flags & O_NONBLOCK != 0 || (try? descriptor.stat().type) == .regular
    // A pipe that polls as writable takes this much at once; more could block beyond cancelling.
    chunkSize = neverBlocks ? .max : Int(PIPE_BUF)
  }

  /// Writes all bytes of a frame.
  func write(_ frame: RawFrame) throws {
    precondition(isOpen, "nothing can be written after closing")
    try frame.withUnsafeBytes { bytes in
      try withoutPipeSignal {
        var rest = bytes[...]
        while !rest.isEmpty {
          try waitUntilWritable()
          let chunk = UnsafeRawBufferPointer(rebasing: rest.prefix(chunkSize))
          do {
            rest = try rest.dropFirst(descriptor.write(chunk))
          } catch Errno.resourceTemporarilyUnavailable {
            continue
          } catch let errno as Errno {
            throw FilmError.writing(target, failedWith: errno)
          }
        }
      }
    }
  }

  /// Closes the descriptor, so that its reader sees the end; does nothing the second time.
  func close() {
    guard isOpen else { return }
    isOpen = false
    try? descriptor.close()
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
