/// On which queue code runs, in place of Dispatch's.
public enum DispatchPredicate: Sendable {
  case onQueue(DispatchQueue)
  case onQueueAsBarrier(DispatchQueue)
  case notOnQueue(DispatchQueue)
}

/// Does nothing: all queues are one.
public func dispatchPrecondition(condition: @autoclosure () -> DispatchPredicate) {}
