private import Foundation
private import Glibc
private import SystemPackage

/// SIGHUP, SIGINT and SIGTERM, which shut the server down in an orderly way.
enum TerminationSignal {
  private static let all = [SIGHUP, SIGINT, SIGTERM]

  /// Returns the signals that arrive from now on.
  ///
  /// A signal that is ignored stays ignored, as `nohup` requires.
  static func received() -> AsyncStream<CInt> {
    let (signals, output) = AsyncStream<CInt>.makeStream()
    guard let pipe = try? FileDescriptor.pipe(options: .closeOnExec) else { return signals }
    signalPipe = pipe.writeEnd.rawValue
    for signal in all where !isIgnored(signal) {
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
    Thread.detachNewThread {
      var number: UInt8 = 0
      while read(pipe.readEnd.rawValue, &number, 1) == 1 { output.yield(CInt(number)) }
    }
    return signals
  }

  private static func isIgnored(_ signal: CInt) -> Bool {
    var action = sigaction()
    sigaction(signal, nil, &action)
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

/// The write end of the pipe; set before a handler is installed.
nonisolated(unsafe) private var signalPipe: CInt = -1
