/// A function that can be cancelled before it is called, in place of Dispatch's.
public final class DispatchWorkItem {
  private let work: () -> Void
  private var following: [() -> Void] = []
  private var isDone = false
  /// Whether the item is cancelled.
  public private(set) var isCancelled = false

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - qos: The quality of service, which changes nothing.
  ///   - flags: Flags, which change nothing.
  ///   - block: The function.
  public init(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    block: @escaping () -> Void
  ) {
    work = block
  }

  /// Calls the function, unless the item is cancelled.
  public func perform() {
    if !isCancelled { work() }
    isDone = true
    for call in following { call() }
    following = []
  }

  /// Prevents a call that has not begun.
  public func cancel() { isCancelled = true }

  /// Calls a function after the item's.
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute: @escaping () -> Void
  ) {
    if isDone { return queue.enqueue(execute) }
    following.append { queue.enqueue(execute) }
  }

  /// Calls the function at once if it has not been called.
  public func wait() { if !isDone { perform() } }
}

@available(*, unavailable)
extension DispatchWorkItem: Sendable {}
