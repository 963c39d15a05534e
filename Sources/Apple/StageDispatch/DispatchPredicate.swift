/// On which queue code runs, in place of Dispatch's.
public enum DispatchPredicate {
  case onQueue(DispatchQueue), onQueueAsBarrier(DispatchQueue), notOnQueue(DispatchQueue)
}

/// Does nothing: all queues are one.
public func dispatchPrecondition(condition: @autoclosure () -> DispatchPredicate) {}
