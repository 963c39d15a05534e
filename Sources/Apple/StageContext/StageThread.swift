private import Glibc
private import Synchronization

/// The thread that runs the code of an application, which can be another one in each event.
package final class StageThread: Sendable {
  /// The thread; 0 while no code of the application runs.
  private let id = Atomic<UInt>(0)

  /// Whether the calling thread runs code of the application.
  package var isCurrent: Bool { id.load(ordering: .relaxed) == pthread_self() }

  /// Calls a function as code of the application.
  ///
  /// - Parameters:
  ///   - begin: Called first, unless code of the application runs already.
  ///   - body: The function.
  /// - Returns: What the function returns.
  func run<Result>(beginning begin: () -> Void, _ body: () -> Result) -> Result {
    let outer = id.exchange(pthread_self(), ordering: .relaxed)
    defer { id.store(outer, ordering: .relaxed) }
    if outer == 0 {
      SignalStack.ensure()
      begin()
    }
    return body()
  }
}
