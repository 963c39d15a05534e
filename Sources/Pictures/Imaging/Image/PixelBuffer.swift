#if canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#else
private import Darwin
#endif

/// Memory for many pixels, whose allocation can fail.
///
/// The allocation of an array ends the process if there is no memory; this one throws.
package final class PixelBuffer<Pixel: BitwiseCopyable>: @unchecked Sendable {
  /// The pixels; their values are undefined until they are written.
  package let pixels: UnsafeMutableBufferPointer<Pixel>
  /// The first pixel.
  package let first: UnsafeMutablePointer<Pixel>

  /// Allocates pixels.
  ///
  /// - Throws: A ``MemoryError`` if the system refuses.
  package init(count: Int) throws(MemoryError) {
    let byteCount = max(1, count * MemoryLayout<Pixel>.stride)
    guard let memory = malloc(byteCount) else { throw MemoryError(byteCount: byteCount) }
    first = memory.bindMemory(to: Pixel.self, capacity: count)
    pixels = UnsafeMutableBufferPointer(start: first, count: count)
  }

  deinit { free(first) }
}

/// Memory that the system refuses, or that is more than is allowed.
package struct MemoryError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number of bytes that are needed.
  package let byteCount: Int
  /// The number of bytes that are allowed; `nil` if the system refuses.
  package let limit: Int?

  /// Creates an error of a need and a limit.
  package init(byteCount: Int, limit: Int? = nil) {
    self.byteCount = byteCount
    self.limit = limit
  }

  /// Checks that memory can be allocated, before an array is, which ends the process if it cannot.
  ///
  /// - Throws: A ``MemoryError`` if the system refuses.
  package static func check(_ byteCount: Int) throws(MemoryError) {
    guard let memory = malloc(max(1, byteCount)) else { throw MemoryError(byteCount: byteCount) }
    free(memory)
  }

  /// The memory of the machine, in bytes.
  package static var installedMemory: Int {
    sysconf(Int32(_SC_PHYS_PAGES)) * sysconf(Int32(_SC_PAGESIZE))
  }

  /// Returns a number of bytes in MiB or KiB, rounded up: `12 MiB`.
  package static func text(_ byteCount: Int) -> String {
    let (shift, unit) = byteCount > 1 << 20 ? (20, "MiB") : (10, "KiB")
    return "\((byteCount + (1 << shift) - 1) >> shift) \(unit)"
  }

  /// A phrase such as `12 MiB of memory are needed, and the system refuses them`.
  package var description: String {
    let need = "\(Self.text(byteCount)) of memory are needed"
    guard let limit else { return "\(need), and the system refuses them" }
    return "\(need), and \(Self.text(limit)) are allowed"
  }
}
