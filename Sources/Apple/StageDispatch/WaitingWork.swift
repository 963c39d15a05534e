/// The functions of a queue that are called at the present time of the stage, and have not been
/// yet.
///
/// What is called at once on a queue comes after them.
final class WaitingWork {
  private var functions: [(number: Int, work: () -> Void)] = []
  private var count = 0
  /// The time until which a function of the queue sleeps, in seconds.
  var busyUntil = 0.0

  /// Adds a function, and returns its number.
  func add(_ work: @escaping () -> Void) -> Int {
    count += 1
    functions.append((count, work))
    return count
  }

  /// Calls a function, unless it has been called.
  func perform(_ number: Int) {
    guard let index = functions.firstIndex(where: { $0.number == number }) else { return }
    functions.remove(at: index).work()
  }

  /// Calls all functions, in order.
  func performAll() {
    while !functions.isEmpty { functions.removeFirst().work() }
  }
}

// A stage runs on one thread.
extension WaitingWork: @unchecked Sendable {}
