internal import Glibc
internal import Synchronization

/// Runs a function that starts a process, once few enough others run.
///
/// Tests run at the same time, and hundreds start processes, which would take all memory at once.
/// Eight run at a time, or four for each processor if that is more; the others wait in their order.
/// A test whose process waits for another one must not wait for a turn of that.
///
/// - Parameters:
///   - isolation: The actor of the call.
///   - body: The function, which returns when its process has ended.
/// - Returns: The function's value.
/// - Throws: What the function throws.
public func inTurn<Value>(
  isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Value
) async rethrows -> Value {
  await Turns.shared.take()
  defer { Turns.shared.give() }
  return try await body()
}

/// The turns that are free, and who waits for one.
private final class Turns: Sendable {
  static let shared = Turns(count: max(8, 4 * sysconf(Int32(_SC_NPROCESSORS_ONLN))))

  private struct State {
    var free: Int
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state: Mutex<State>

  init(count: Int) { state = Mutex(State(free: count)) }

  func take() async {
    await withCheckedContinuation { continuation in
      let isFree = state.withLock { state in
        guard state.free > 0 else {
          state.waiting.append(continuation)
          return false
        }
        state.free -= 1
        return true
      }
      if isFree { continuation.resume() }
    }
  }

  func give() {
    let next: CheckedContinuation<Void, Never>? = state.withLock { state in
      guard state.waiting.isEmpty else { return state.waiting.removeFirst() }
      state.free += 1
      return nil
    }
    next?.resume()
  }
}
