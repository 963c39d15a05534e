#if canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#else
private import Darwin
#endif

/// Whether two buffers of equal length have the same bytes.
@inline(__always)
func areEqual<Element>(
  _ left: UnsafeBufferPointer<Element>, _ right: UnsafeBufferPointer<Element>
) -> Bool {
  guard let first = left.baseAddress, let second = right.baseAddress else { return true }
  return memcmp(first, second, left.count * MemoryLayout<Element>.stride) == 0
}
