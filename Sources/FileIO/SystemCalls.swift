package import SystemPackage

// The only file that imports the C library for files and directories.
#if canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#else
private import Darwin
#endif

/// Renames a file or directory; an existing target file is replaced.
func rename(_ source: FilePath, to target: FilePath) throws(Errno) {
  let result = source.withPlatformString { source in
    target.withPlatformString { target in rename(source, target) }
  }
  if result != 0 { throw Errno(rawValue: errno) }
}

/// Creates a directory in an existing one; returns false if there is a file of that name already.
func makeDirectory(_ path: FilePath) throws(Errno) -> Bool {
  if path.withPlatformString({ mkdir($0, 0o777) }) == 0 { return true }
  let error = Errno(rawValue: errno)
  if error == .fileExists { return false }
  throw error
}

/// Removes a directory if it is empty; failure is ignored.
package func removeDirectory(_ path: FilePath) {
  _ = path.withPlatformString { rmdir($0) }
}

/// Removes a file or symbolic link; failure is ignored.
package func removeFile(_ path: FilePath) {
  _ = path.withPlatformString { unlink($0) }
}

/// Removes a file, symbolic link, or directory with all that it contains; failure is ignored.
///
/// Symbolic links are not followed.
package func removeTree(_ path: FilePath) {
  let isDirectory = (try? Stat(path, followTargetSymlink: false))?.type == .directory
  guard isDirectory else { return removeFile(path) }
  if let stream = path.withPlatformString({ opendir($0) }) {
    defer { closedir(stream) }
    while let name = nextName(in: stream) {
      if name != "." && name != ".." { removeTree(path.appending(name)) }
    }
  }
  removeDirectory(path)
}

/// Returns the name of the next entry of an open directory; nil after the last one.
private func nextName(in stream: OpaquePointer) -> FilePath.Component? {
  guard let entry = readdir(stream) else { return nil }
  return withUnsafePointer(to: &entry.pointee.d_name) { name in
    name.withMemoryRebound(
      to: CInterop.PlatformChar.self, capacity: MemoryLayout.size(ofValue: name.pointee)
    ) { FilePath.Component(platformString: $0) }
  }
}

/// Calls `SystemPackage`, which throws only `Errno` but does not declare it.
func systemCall<Value>(_ body: () throws -> Value) throws(Errno) -> Value {
  do { return try body() } catch { throw Errno(catching: error) }
}

extension Errno {
  /// Creates the error number of an error thrown by `SystemPackage`, whose signatures are untyped.
  package init(catching error: any Error) {
    self = error as? Errno ?? .ioError
  }
}
