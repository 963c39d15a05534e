private import Geometry
internal import StageContext

/// Work that is waited for together, in place of Dispatch's.
public final class DispatchGroup {
  private var count = 0
  private var waiting: [() -> Void] = []

  /// Creates a group without work.
  public init() {}

  /// Adds a piece of work.
  public func enter() { count += 1 }

  /// Ends a piece of work.
  public func leave() {
    precondition(count > 0, "leave() of a DispatchGroup without enter()")
    count -= 1
    if count == 0 { callWaiting() }
  }

  /// Calls a function when all work is done.
  ///
  /// - Parameters:
  ///   - qos: The quality of service, which changes nothing.
  ///   - flags: Flags, which change nothing.
  ///   - queue: The queue of the function.
  ///   - work: The function.
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute work: @escaping () -> Void
  ) {
    waiting.append { queue.enqueue(work) }
    if count == 0 { callWaiting() }
  }

  /// Performs an item when all work is done.
  public func notify(queue: DispatchQueue, work: DispatchWorkItem) {
    notify(queue: queue) { work.perform() }
  }

  /// Returns at once: work that is to be waited for is done later at the same time, on the one
  /// thread.
  public func wait() { _ = wait(timeout: .distantFuture) }

  /// Returns at once, as ``wait()`` does.
  @discardableResult
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    guard count > 0 else { return .success }
    ApplicationContext.logOnce("DispatchGroup.wait() returns at once, since there is one thread.")
    return .timedOut
  }

  private func callWaiting() {
    let calls = waiting
    waiting = []
    for call in calls { call() }
  }
}

@available(*, unavailable)
extension DispatchGroup: Sendable {}
