private import CFileIO
package import SystemPackage

// The only file that changes the file system. Every function announces what it does before it calls
// the C library.
#if canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#else
private import Darwin
#endif

/// Returns the status of a file; nil if it does not exist.
func status(of path: FilePath, followingLinks: Bool = false) throws(Errno) -> Stat? {
  try FileOperation.announce(.status, path)
  do {
    return try Stat(path, followTargetSymlink: followingLinks)
  } catch {
    if error == .noSuchFileOrDirectory { return nil }
    throw error
  }
}

/// Opens a file.
func open(
  _ path: FilePath, _ mode: FileDescriptor.AccessMode, options: FileDescriptor.OpenOptions = [],
  permissions: FilePermissions? = nil
) throws(Errno) -> FileDescriptor {
  try FileOperation.announce(.open, path)
  return try systemCall {
    try FileDescriptor.open(
      path, mode, options: options.union(.closeOnExec), permissions: permissions)
  }
}

/// Opens a file without a name in a directory, which vanishes when it is closed.
func openNameless(in directory: FilePath) throws(Errno) -> FileDescriptor {
  #if os(Linux)
  // O_TMPFILE of asm-generic/fcntl.h, which the module of the C library does not declare.
  let nameless = FileDescriptor.OpenOptions(rawValue: 0o20_000_000 | O_DIRECTORY)
  return try open(directory, .writeOnly, options: nameless, permissions: .newFile)
  #else
  throw .notSupported
  #endif
}

/// Writes bytes to an open file.
func write(_ bytes: [UInt8], to file: FileDescriptor, at path: FilePath) throws(Errno) {
  try FileOperation.announce(.write, path)
  try systemCall { _ = try file.writeAll(bytes) }
}

/// Closes a file; it is closed even after an error.
func close(_ file: FileDescriptor, at path: FilePath) throws(Errno) {
  do throws(Errno) {
    try FileOperation.announce(.close, path)
  } catch {
    try? file.close()
    throw error
  }
  try systemCall { try file.close() }
}

/// Writes what is buffered of a file or directory to the disk.
func flush(_ file: FileDescriptor, at path: FilePath) throws(Errno) {
  try FileOperation.announce(.flush, path)
  if fsync(file.rawValue) != 0 { throw .last }
}

/// Writes what is buffered of a file system to its disk: cheaper than flushing many files.
func flushFileSystem(of directory: FilePath) throws(Errno) {
  let file = try open(directory, .readOnly, options: .directory)
  defer { try? file.close() }
  try FileOperation.announce(.flush, directory)
  if cfileio_flush_file_system(file.rawValue) != 0 { throw .last }
}

/// Writes the names in a directory to the disk.
///
/// Failure is ignored: after a power failure, each name stands for the older file or for the new
/// one, and both are complete.
func flushNames(in directory: FilePath) {
  guard let file = try? open(directory, .readOnly, options: .directory) else { return }
  try? flush(file, at: directory)
  try? close(file, at: directory)
}

/// Gives a file a second name.
func link(_ path: FilePath, as name: FilePath) throws(Errno) {
  try FileOperation.announce(.link, name)
  try check(path, name) { link($0, $1) }
}

/// Renames a file or directory; an existing target file is replaced.
func rename(_ source: FilePath, to target: FilePath) throws(Errno) {
  try FileOperation.announce(.rename, target)
  try check(source, target) { rename($0, $1) }
}

/// Renames a file or directory unless the target exists: `fileExists`.
///
/// Where the system has no such call, a file is linked to the target and loses its older name.
/// Where it has no links either, another program may create the target between a check and the
/// renaming.
func renameNew(_ source: FilePath, to target: FilePath) throws(Errno) {
  do throws(Errno) {
    try FileOperation.announce(.renameNew, target)
    return try check(source, target) { cfileio_rename_new($0, $1) }
  } catch {
    guard error.isUnsupported else { throw error }
    if (try? link(source, as: target)) != nil {
      do throws(Errno) {
        return try removeFile(source)
      } catch {
        try? removeFile(target)
        throw error
      }
    }
    guard try status(of: target) == nil else { throw .fileExists }
    try rename(source, to: target)
  }
}

/// Exchanges the names of two files or directories, atomically.
func exchange(_ first: FilePath, _ second: FilePath) throws(Errno) {
  try FileOperation.announce(.exchange, second)
  try check(first, second) { cfileio_exchange($0, $1) }
}

/// Gives an open file the permissions of another one, and its owner and group where that is
/// allowed.
///
/// Where the group cannot be kept, its members get what others may do.
func keepOwner(of older: Stat, for file: FileDescriptor, at path: FilePath) throws(Errno) {
  try FileOperation.announce(.keepOwner, path)
  let present = try systemCall { try file.stat() }
  var keepsGroup = present.groupID == older.groupID
  if !keepsGroup || present.userID != older.userID {
    let group = older.groupID.rawValue
    if fchown(file.rawValue, older.userID.rawValue, group) == 0
      || fchown(file.rawValue, .max, group) == 0
    {
      keepsGroup = true
    }
  }
  // A file is not to run as its owner with contents that another user wrote.
  var permissions = older.permissions.rawValue & (older.type == .directory ? 0o7777 : 0o777)
  if !keepsGroup { permissions = permissions & ~0o070 | (permissions & 0o007) << 3 }
  guard present.permissions.rawValue != permissions else { return }
  if fchmod(file.rawValue, permissions) != 0 { throw .last }
}

/// Creates a directory in an existing one; returns false if there is a file of that name already.
@discardableResult
package func makeDirectory(
  _ path: FilePath, permissions: FilePermissions = FilePermissions(rawValue: 0o777)
) throws(Errno) -> Bool {
  try FileOperation.announce(.makeDirectory, path)
  if path.withPlatformString({ mkdir($0, permissions.rawValue) }) == 0 { return true }
  let error = Errno.last
  if error == .fileExists { return false }
  throw error
}

/// Removes an empty directory.
package func removeDirectory(_ path: FilePath) throws(Errno) {
  try FileOperation.announce(.remove, path)
  if path.withPlatformString({ rmdir($0) }) != 0 { throw .last }
}

/// Removes a file or symbolic link.
package func removeFile(_ path: FilePath) throws(Errno) {
  try FileOperation.announce(.remove, path)
  if path.withPlatformString({ unlink($0) }) != 0 { throw .last }
}

/// Returns the names of the entries of a directory, in no order.
package func entries(of directory: FilePath) throws(Errno) -> [FilePath.Component] {
  try FileOperation.announce(.list, directory)
  guard let stream = directory.withPlatformString({ opendir($0) }) else { throw .last }
  defer { closedir(stream) }
  var names: [FilePath.Component] = []
  while true {
    errno = 0
    guard let entry = readdir(stream) else { break }
    let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
      name.withMemoryRebound(
        to: CInterop.PlatformChar.self, capacity: MemoryLayout.size(ofValue: name.pointee)
      ) { FilePath.Component(platformString: $0) }
    }
    if let name, name.kind == .regular { names.append(name) }
  }
  if errno != 0 { throw .last }
  return names
}

/// Takes the advisory lock of an open directory, unless another process holds it.
func lock(_ directory: FileDescriptor, at path: FilePath) throws(Errno) {
  try FileOperation.announce(.lock, path)
  if flock(directory.rawValue, LOCK_EX | LOCK_NB) != 0 { throw .last }
}

/// Suspends the thread for 5 ms.
func pause() { usleep(5000) }

/// Returns the path that a symbolic link holds; nil if there is no symbolic link.
func destination(of link: FilePath) throws(Errno) -> FilePath? {
  try FileOperation.announce(.status, link)
  return try readLink(link)
}

/// Returns the path that a symbolic link holds, without announcing it; nil if there is none.
package func readLink(_ link: FilePath) throws(Errno) -> FilePath? {
  var bytes = [CInterop.PlatformChar](repeating: 0, count: Int(PATH_MAX) + 1)
  let count = link.withPlatformString { readlink($0, &bytes, Int(PATH_MAX)) }
  if count >= 0 { return FilePath(platformString: bytes) }
  let error = Errno.last
  if error == .invalidArgument || error == .noSuchFileOrDirectory { return nil }
  throw error
}

/// Returns the absolute path of a file without symbolic links; nil if it does not exist.
package func canonicalPath(of path: FilePath) -> FilePath? {
  guard let text = path.withPlatformString({ realpath($0, nil) }) else { return nil }
  defer { free(text) }
  return FilePath(platformString: text)
}

/// The identifier of this process.
var processID: CInt { getpid() }

/// The effective user of this process.
var effectiveUserID: UInt32 { geteuid() }

/// Returns whether a process of an identifier exists, or has ended and is not waited for yet.
func processExists(_ id: CInt) -> Bool { kill(id, 0) == 0 || errno == EPERM }

/// Calls `SystemPackage`, which throws only `Errno` but does not declare it.
func systemCall<Value>(_ body: () throws -> Value) throws(Errno) -> Value {
  do { return try body() } catch { throw Errno(catching: error) }
}

private func check(
  _ first: FilePath, _ second: FilePath,
  _ call: (UnsafePointer<CChar>, UnsafePointer<CChar>) -> CInt
) throws(Errno) {
  let result = first.withPlatformString { first in
    second.withPlatformString { second in call(first, second) }
  }
  if result != 0 { throw .last }
}

extension Errno {
  /// Creates the error number of an error thrown by `SystemPackage`, whose signatures are untyped.
  package init(catching error: any Error) {
    self = error as? Errno ?? .ioError
  }

  /// The error number of the last call of the C library.
  fileprivate static var last: Errno { Errno(rawValue: errno) }

  /// Whether the system or the file system lacks an operation.
  var isUnsupported: Bool {
    [.invalidArgument, .noFunction, .notSupported, .notSupportedOnSocket].contains(self)
  }
}

extension FilePermissions {
  /// Read and write access for all, which the umask restricts.
  static let newFile = FilePermissions(rawValue: 0o666)
}
