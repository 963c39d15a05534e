import ArgumentParser
import Dispatch
import FileIO
import Glibc
import Rendering
import Synchronization

/// Ends the process, that of a worker, if a test takes longer than a limit of wall-clock time.
final class TestWatch: Sendable {
  private struct State {
    var number = 0
    var start = ContinuousClock.now
  }

  private let state = Mutex(State())

  /// Notes the beginning of a test.
  ///
  /// - Parameter limit: The longest time of the test, in seconds.
  func begin(limit: Double) {
    let number = state.withLock { state in
      state.number += 1
      state.start = .now
      return state.number
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + limit) { [self] in
      guard state.withLock({ $0.number }) == number else { return }
      UnfinishedWork.undoAll { _exit(TestWorker.timeoutCode) }
    }
  }

  /// Notes the end of the test, and returns its time in seconds.
  func end() -> Double {
    state.withLock { state in
      state.number += 1
      return (ContinuousClock.now - state.start) / .seconds(1)
    }
  }
}
