#if arch(x86_64)
private import CPhysics
#endif

/// How many rounds ahead a loop over records prefetches: about the latency of memory.
let prefetchDistance = 8

/// Starts to load a cache line, for a loop that reads it some rounds later.
///
/// Contacts are visited in random order, and those of a large pile exceed the second-level cache.
@inline(always)
func prefetch(_ address: UnsafeRawPointer) {
  #if arch(x86_64)
  cphysics_prefetch(address)
  #endif
}

extension UnsafeMutablePointer<ContactRecord> {
  /// Starts to load a contact up to its second point.
  @inline(always)
  func prefetchManifold() {
    prefetch(self)
    prefetch(UnsafeRawPointer(self) + 64)
  }
}
