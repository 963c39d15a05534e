internal import CAllocationCounter

/// Returns the number of allocations that a function makes on the calling thread.
public func allocationCount(of body: () -> Void) -> Int {
  let before = allocation_count()
  body()
  return allocation_count() - before
}
