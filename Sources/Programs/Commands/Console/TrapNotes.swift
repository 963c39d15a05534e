import FileIO
import Glibc
import StageKit
import Synchronization

/// The warnings of a scene, which are printed at its end, before the report of a trap.
///
/// The cause of a trap is often in one of them, such as a missing image. A handler of the signal
/// writes what has been noted so far, and leaves the rest to the runtime's handler.
enum TrapNotes {
  private static let signals = [SIGILL, SIGTRAP, SIGFPE, SIGBUS, SIGSEGV]
  private static let capacity = 1 << 16
  /// The sentences in the buffer.
  private static let sentences = Mutex<Set<String>>([])

  /// Notes the warnings from now on, and installs the handlers.
  static func install() {
    bytes = .allocate(capacity: capacity)
    runtimeActions = .allocate(capacity: 65)
    runtimeActions?.initialize(repeating: sigaction(), count: 65)
    Stage.noteRecorder.withLock { $0 = add }
    for signal in signals {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { signal in
        _ = write(STDERR_FILENO, bytes, byteCount)
        // The instruction traps again after the return.
        sigaction(signal, runtimeActions?.advanced(by: Int(signal)), nil)
      }
      action.sa_flags = SA_ONSTACK
      sigaction(signal, &action, runtimeActions?.advanced(by: Int(signal)))
    }
  }

  /// Adds a sentence, as a line of standard error; performances of several threads have the same.
  @Sendable private static func add(_ sentence: String) {
    let line = Array("Warning: \(sentence.printable)\n".utf8)
    sentences.withLock { sentences in
      guard byteCount + line.count <= capacity, sentences.insert(sentence).inserted else { return }
      bytes?.advanced(by: byteCount).update(from: line, count: line.count)
      byteCount += line.count
    }
  }
}

// What handlers read has initial values that are constants, so that no lazy initialization takes
// place in them.
nonisolated(unsafe) private var bytes: UnsafeMutablePointer<UInt8>?
nonisolated(unsafe) private var byteCount = 0
/// The actions of the runtime, by signal.
nonisolated(unsafe) private var runtimeActions: UnsafeMutablePointer<sigaction>?
