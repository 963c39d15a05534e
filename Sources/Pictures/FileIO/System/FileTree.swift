package import SystemPackage

/// Removes a file, symbolic link, or directory with all that it contains; failure is ignored.
///
/// Symbolic links are not followed.
package func removeTree(_ path: FilePath) {
  guard (try? status(of: path))?.type == .directory else {
    try? removeFile(path)
    return
  }
  for name in (try? entries(of: path)) ?? [] { removeTree(path.appending(name)) }
  try? removeDirectory(path)
}

/// Why a directory and those in it could not be listed.
package struct FileTreeError: Error, Hashable, Sendable {
  /// The directory that could not be read.
  package let path: FilePath
  /// The reason.
  package let errno: Errno
}

/// Returns the paths of everything below a directory that is not a directory, relative to it, in no
/// order.
///
/// Symbolic links are listed and not followed.
///
/// - Throws: ``FileTreeError`` if a directory cannot be read.
package func filesBelow(_ directory: FilePath) throws(FileTreeError) -> [FilePath] {
  var files: [FilePath] = []
  var directories: [FilePath] = [FilePath()]
  while let relative = directories.popLast() {
    let path = directory.pushing(relative)
    do throws(Errno) {
      for name in try entries(of: path) {
        let isDirectory = try status(of: path.appending(name))?.type == .directory
        if isDirectory {
          directories.append(relative.appending(name))
        } else {
          files.append(relative.appending(name))
        }
      }
    } catch {
      throw FileTreeError(path: path, errno: error)
    }
  }
  return files
}

/// Creates a file, or replaces the contents of one.
///
/// Unlike with ``AtomicFile``, a failure may leave a part: it is for files in a directory that is
/// not complete yet.
///
/// - Parameters:
///   - bytes: The contents.
///   - path: The file.
///   - permissions: The permissions of a new file, before the process's mask.
/// - Throws: `Errno`.
package func writeFile(
  _ bytes: some Sequence<UInt8>, to path: FilePath,
  permissions: FilePermissions = [.ownerReadWrite, .groupRead, .otherRead]
) throws(Errno) {
  try systemCall {
    let file = try FileDescriptor.open(
      path, .writeOnly, options: [.create, .truncate], permissions: permissions)
    try file.closeAfter { _ = try file.writeAll(bytes) }
  }
}

/// Writes what is buffered of the files of a directory, and of their names, to the disk.
///
/// - Throws: `Errno` if a file cannot be opened or written.
package func flushFiles(in directory: FilePath) throws(Errno) {
  for path in try entries(of: directory).map(directory.appending) + [directory] {
    let file = try open(path, .readOnly)
    defer { try? file.close() }
    try flush(file, at: path)
  }
}

/// Reads a regular file.
///
/// - Parameters:
///   - path: The file.
///   - maxSize: The largest number of bytes that is read.
/// - Returns: The bytes of the file.
/// - Throws: `Errno`: `fileTooLarge` for a larger file, `isDirectory` for a directory,
///   `illegalSeek` for a device or a pipe, which might never end.
package func readFile(_ path: FilePath, maxSize: Int) throws(Errno) -> [UInt8] {
  let file = try openRegularFile(path)
  defer { try? file.close() }
  return try systemCall {
    var bytes: [UInt8] = []
    while true {
      let part = try [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
        count = try file.read(into: UnsafeMutableRawBufferPointer(buffer))
      }
      guard !part.isEmpty else { return bytes }
      bytes += part
      guard bytes.count <= maxSize else { throw Errno.fileTooLarge }
    }
  }
}
