import FileIO
import Glibc
import StageKit
import Synchronization

/// The warnings of a scene, which are printed at its end, before the report of a trap.
///
/// The cause of a trap is often in one of them, such as a missing image. A handler of the signal
/// writes what has been noted so far, and leaves the rest to the runtime's handler. After a full
/// stack, which is an error of the program, the process ends with exit code 1.
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
      action.__sigaction_handler.sa_sigaction = { signal, info, context in
        _ = write(STDERR_FILENO, bytes, byteCount)
        let runtime = runtimeActions?.advanced(by: Int(signal))
        if signal == SIGSEGV, isStackFull(info, context) {
          _ = write(STDERR_FILENO, fullStackSentence.utf8Start, fullStackSentence.utf8CodeUnitCount)
          // The handler writes the calls with their files and lines.
          if let runtime, runtime.pointee.sa_flags & SA_SIGINFO != 0 {
            runtime.pointee.__sigaction_handler.sa_sigaction?(signal, info, context)
          }
          _exit(1)
        }
        // The instruction traps again after the return.
        sigaction(signal, runtime, nil)
      }
      action.sa_flags = SA_ONSTACK | SA_SIGINFO
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

/// Returns whether the address of a segmentation fault is at the end of the thread's stack: memory
/// that is there never faults.
private func isStackFull(
  _ info: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
) -> Bool {
  guard let info, let registers = context?.assumingMemoryBound(to: ucontext_t.self).pointee,
    let address = info.pointee._sifields._sigfault.si_addr
  else { return false }
  #if arch(x86_64)
  let stackPointer = UInt(bitPattern: Int(registers.uc_mcontext.gregs.15))
  #else
  let stackPointer = UInt(registers.uc_mcontext.sp)
  #endif
  let fault = UInt(bitPattern: address)
  let distance = fault > stackPointer ? fault - stackPointer : stackPointer - fault
  // The frame of a function can be larger than the guard page.
  return distance < 1 << 16
}

private let fullStackSentence: StaticString =
  "Error: the program calls itself until its stack is full; the calls are below.\n"

// What handlers read has initial values that are constants, so that no lazy initialization takes
// place in them.
nonisolated(unsafe) private var bytes: UnsafeMutablePointer<UInt8>?
nonisolated(unsafe) private var byteCount = 0
/// The actions of the runtime, by signal.
nonisolated(unsafe) private var runtimeActions: UnsafeMutablePointer<sigaction>?
