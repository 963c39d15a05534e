internal import StageContext

/// Calls functions one after the other: one that is added while another runs waits for its end.
///
/// Sequences of known elements send them by it, so that two that are combined send in turn.
final class Trampoline {
  private var isRunning = false
  private var waiting: [() -> Void] = []

  /// That of the application.
  static var shared: Trampoline { ApplicationContext.shared.service { _ in Trampoline() } }

  /// Calls a function at once, and then those that it added.
  func run<Result>(_ body: () -> Result) -> Result {
    if isRunning { return body() }
    isRunning = true
    let result = body()
    while !waiting.isEmpty { waiting.removeFirst()() }
    isRunning = false
    return result
  }

  /// Calls a function after those that wait.
  func add(_ body: @escaping () -> Void) {
    if isRunning { waiting.append(body) } else { run(body) }
  }
}
