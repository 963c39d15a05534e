import ArgumentParser
import Dispatch
import Glibc
import SystemPackage

/// Runs work that ends early, and cleans up after itself, on Ctrl-C or a polite kill.
///
/// - Throws: What the work throws; exit code 130 after an interruption.
func interruptible(_ work: @escaping @Sendable () async throws -> Void) async throws {
  // A reader that closes its pipe is an error of the write, not the death of the program.
  signal(SIGPIPE, SIG_IGN)
  // The handlers stand before the work begins, and what they leave in the pipe waits to be read.
  let bell = try Bell.shared.get()
  for number in [SIGINT, SIGTERM] { signal(number) { _ in Bell.ring() } }
  let task = Task { try await work() }
  let source = DispatchSource.makeReadSource(
    fileDescriptor: bell.readEnd.rawValue, queue: .global())
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

/// A pipe into which a signal handler, which may do little else, writes a byte.
private enum Bell {
  static let shared = Result { try FileDescriptor.pipe(options: .closeOnExec) }

  static func ring() {
    guard case .success(let pipe) = shared else { return }
    var byte: UInt8 = 1
    _ = write(pipe.writeEnd.rawValue, &byte, 1)
  }
}
