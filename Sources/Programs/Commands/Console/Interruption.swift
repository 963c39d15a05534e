import FileIO
import Glibc
import SystemPackage

/// Ends the program at SIGHUP, SIGINT and SIGTERM.
///
/// A handler may call few functions, so it only writes the signal's number to a pipe. A thread of
/// its own waits for that number, removes what is unfinished and ends the process. So it does not
/// matter whether the other threads are blocked in a system call or busy for long, and nothing
/// polls.
enum Interruption {
  private static let signals = [SIGHUP, SIGINT, SIGTERM]

  /// Installs the handlers.
  ///
  /// A signal that is ignored stays ignored, as `nohup` requires. If there is no descriptor or
  /// thread left, the signals keep their default action.
  static func install() {
    let handled = signals.filter { !isIgnored($0) }
    guard !handled.isEmpty,
      let pipe = try? FileDescriptor.pipe(options: .closeOnExec), startThread(reading: pipe.readEnd)
    else { return }
    signalPipe = pipe.writeEnd.rawValue
    for signal in handled {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { number in
        let previousError = errno
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(signalPipe, &byte, 1)
        errno = previousError
      }
      action.sa_flags = SA_RESTART
      sigaction(signal, &action, nil)
    }
  }

  private static func isIgnored(_ signal: CInt) -> Bool {
    var action = sigaction()
    sigaction(signal, nil, &action)
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Starts the thread that waits for a signal; returns false if there can be no more threads.
  private static func startThread(reading readEnd: FileDescriptor) -> Bool {
    var thread = pthread_t()
    let argument = UnsafeMutableRawPointer(bitPattern: Int(readEnd.rawValue) + 1)
    return pthread_create(&thread, nil, waitForSignal, argument) == 0
  }
}

/// The write end of the pipe; set before a handler is installed.
nonisolated(unsafe) private var signalPipe: CInt = -1

/// Waits for a signal, and ends the process.
///
/// - Parameter argument: The descriptor to read from, plus 1.
/// - Returns: Never.
private func waitForSignal(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  // No signal is handled on this thread, and a write to a closed pipe fails.
  var all = sigset_t()
  sigfillset(&all)
  pthread_sigmask(SIG_BLOCK, &all, nil)
  let readEnd = FileDescriptor(rawValue: CInt(Int(bitPattern: argument) - 1))
  var number: UInt8 = 0
  while (try? withUnsafeMutableBytes(of: &number) { try readEnd.read(into: $0) }) != 1 {}
  UnfinishedWork.undoAll {
    writeWithoutWaiting("Interrupted: no unfinished file was left.")
    // The convention of shells for a process that a signal has ended.
    _exit(128 + CInt(number))
  }
}

/// Writes to standard error unless that would block; clears the progress bar of a terminal.
private func writeWithoutWaiting(_ sentence: String) {
  var request = pollfd(fd: STDERR_FILENO, events: Int16(POLLOUT), revents: 0)
  guard poll(&request, 1, 0) == 1 else { return }
  printError((isatty(STDERR_FILENO) == 1 ? "\r\u{1B}[K" : "") + sentence)
}
