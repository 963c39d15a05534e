import ArgumentParser
import Dispatch
import Glibc
import SystemPackage

/// Runs work that SIGINT and SIGTERM cancel.
///
/// - Throws: What the work throws; exit code 130 after a signal.
func interruptible(_ work: @escaping @Sendable () async throws -> Void) async throws {
  // A write to a closed pipe fails with EPIPE instead of ending the process.
  signal(SIGPIPE, SIG_IGN)
  // Handlers are installed before the work begins; their bytes stay in the pipe until it is read.
  let pipe = try SelfPipe.shared.get()
  for number in [SIGINT, SIGTERM] { signal(number) { _ in SelfPipe.signal() } }
  let task = Task { try await work() }
  let source = DispatchSource.makeReadSource(
    fileDescriptor: pipe.readEnd.rawValue, queue: .global())
  source.setEventHandler { task.cancel() }
  source.resume()
  defer { source.cancel() }
  do {
    try await task.value
  } catch is CancellationError {
    printError("Interrupted: no unfinished file was left.")
    throw ExitCode(130)
  }
}

/// A self-pipe: signal handlers write a byte into it, which is async-signal-safe, and an event
/// source reads it.
private enum SelfPipe {
  static let shared = Result { try FileDescriptor.pipe(options: .closeOnExec) }

  static func signal() {
    guard case .success(let pipe) = shared else { return }
    var byte: UInt8 = 1
    _ = write(pipe.writeEnd.rawValue, &byte, 1)
  }
}
