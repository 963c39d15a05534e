package import SystemPackage

// What the C library does for this module and those above it, whichever it is.
#if canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#else
private import Darwin
#endif

/// Whether two runs of equal length have the same bytes.
@inline(__always)
func areEqual<Element>(
  _ left: UnsafeBufferPointer<Element>, _ right: UnsafeBufferPointer<Element>
) -> Bool {
  guard let first = left.baseAddress, let second = right.baseAddress else { return true }
  return memcmp(first, second, left.count * MemoryLayout<Element>.stride) == 0
}

/// Renames a file, in place of an older one.
package func moveFile(_ source: FilePath, to target: FilePath) throws(Errno) {
  let result = source.withPlatformString { source in
    target.withPlatformString { target in rename(source, target) }
  }
  if result != 0 { throw Errno(rawValue: errno) }
}

/// Creates a directory in one that exists; false if it is there.
func makeDirectory(_ path: FilePath) throws(Errno) -> Bool {
  if path.withPlatformString({ mkdir($0, 0o777) }) == 0 { return true }
  let error = Errno(rawValue: errno)
  if error == .fileExists { return false }
  throw error
}

/// Removes a directory, if it is empty.
package func removeDirectory(_ path: FilePath) {
  _ = path.withPlatformString { rmdir($0) }
}

/// Removes a file, if it is there.
package func removeFile(_ path: FilePath) {
  _ = path.withPlatformString { unlink($0) }
}
