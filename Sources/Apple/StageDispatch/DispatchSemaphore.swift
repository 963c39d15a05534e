internal import StageContext

/// A counter, in place of Dispatch's: with one thread, nothing waits.
public final class DispatchSemaphore {
  private var value: Int

  /// Creates a semaphore with a number.
  public init(value: Int) { self.value = value }

  /// Adds 1.
  @discardableResult
  public func signal() -> Int {
    value += 1
    return value <= 0 ? 1 : 0
  }

  /// Subtracts 1 and returns at once.
  public func wait() { _ = wait(timeout: .distantFuture) }

  /// Subtracts 1 and returns at once.
  @discardableResult
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    guard value <= 0 else {
      value -= 1
      return .success
    }
    ApplicationContext.logOnce(
      "DispatchSemaphore.wait() returns at once, since there is one thread.")
    return .timedOut
  }
}

@available(*, unavailable)
extension DispatchSemaphore: Sendable {}
