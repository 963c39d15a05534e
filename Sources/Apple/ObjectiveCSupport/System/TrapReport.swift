internal import Glibc
internal import Synchronization

/// The line of the user's program at which a trap of this library or of Swift's has ended it.
///
/// A precondition names the file of the library that has it. The report adds the innermost function
/// on the stack that is the program's: `ViewController.m:12: The program has ended here.`
package enum TrapReport {
  /// Whether the line has been printed already.
  static let wasPrinted = Atomic<Bool>(false)

  /// The most seconds that the stack is read before the process ends without its line.
  private static let maxTime: UInt32 = 10

  /// What handled traps before, which prints the stack.
  private struct Handlers: @unchecked Sendable {
    let illegal: sigaction
    let trap: sigaction
  }

  private static let handlers = install(())

  /// Lets traps print the line of the program, from now on in the whole process.
  package static func install() { _ = handlers }

  private static func install(_: Void) -> Handlers {
    Handlers(illegal: handle(SIGILL), trap: handle(SIGTRAP))
  }

  /// Handles a signal, and returns what handled it before.
  private static func handle(_ signal: Int32) -> sigaction {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { TrapReport.report($0) }
    var previous = sigaction()
    sigaction(signal, &action, &previous)
    return previous
  }

  /// Prints the line, and leaves the signal to what handled it before: the instruction that has
  /// trapped runs again.
  private static func report(_ signal: Int32) {
    var previous = signal == SIGILL ? handlers.illegal : handlers.trap
    sigaction(signal, &previous, nil)
    guard !wasPrinted.exchange(true, ordering: .relaxed) else { return }
    // Another thread that ended at the same time may hold a lock that reading the stack takes.
    alarm(maxTime)
    if let place = programPlace() { printError("\(place): The program has ended here.\n") }
    alarm(0)
  }
}
