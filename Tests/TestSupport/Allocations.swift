internal import CAllocationCounter

/// How many blocks of memory a function asks for while it runs, on its own thread.
public func allocationCount(of body: () -> Void) -> Int {
  let before = allocation_count()
  body()
  return allocation_count() - before
}
