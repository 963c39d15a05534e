package import SystemPackage

/// A file that appears under its name only when it is complete.
///
/// The bytes go to a hidden temporary file beside the target, which ``commit()`` renames to the
/// target. If the value goes out of scope without a commit, the temporary file is removed.
///
/// The contract:
/// - After a failure the target is as before: absent, or the complete older file.
/// - After a failure no temporary file is left, unless the process was killed.
/// - An existing file is replaced by one rename. Readers see the old bytes or the new ones.
/// - The new file has the default permissions, `0666` less the umask, not those of the old one.
/// - A symbolic link is replaced by the file, not followed.
/// - A directory is not replaced: `EISDIR`.
/// - A device, socket or pipe, also behind a symbolic link, is written to directly, unless
///   `replacesDevices` is set. Bytes that it has received cannot be taken back.
/// - Nothing is flushed to the disk: a power failure may lose the file.
package struct AtomicFile: ~Copyable, Sendable {
  /// The target.
  package let path: FilePath
  /// The file that receives the bytes: the temporary file, or the target if that is a device.
  ///
  /// Another program may write to it before the commit.
  package let temporaryPath: FilePath
  /// The open file at ``temporaryPath``, write-only; closed by ``commit()`` or on destruction.
  package let descriptor: FileDescriptor
  /// Nil if the target is a device.
  private let record: UnfinishedWork.Record?
  private var isClosed = false
  private var isCommitted = false

  /// Opens an empty temporary file, or the target if that is a device.
  ///
  /// - Parameters:
  ///   - path: The target, in a directory that exists.
  ///   - replacesDevices: Whether a device or a pipe is replaced by a file; false by default.
  /// - Throws: `Errno` if the file cannot be opened.
  package init(_ path: FilePath, replacesDevices: Bool = false) throws(Errno) {
    guard let name = path.lastComponent,
      (try? Stat(path, followTargetSymlink: false))?.type != .directory
    else { throw .isDirectory }
    let isDirect = !replacesDevices && Self.isDevice(path)
    let temporaryPath =
      isDirect ? path : path.removingLastComponent().appending(temporaryName(for: name.string))
    if isDirect {
      descriptor = try systemCall { try FileDescriptor.open(temporaryPath, .writeOnly) }
      record = nil
    } else {
      (descriptor, record) = try UnfinishedWork.begin {
        removeFile(temporaryPath)
      } _: { () throws(Errno) in
        try systemCall {
          try FileDescriptor.open(
            temporaryPath, .writeOnly, options: [.create, .exclusiveCreate], permissions: .newFile)
        }
      }
    }
    self.path = path
    self.temporaryPath = temporaryPath
  }

  /// Appends bytes.
  ///
  /// - Throws: `Errno` if the operating system refuses.
  package func write(_ bytes: [UInt8]) throws(Errno) {
    try systemCall { _ = try descriptor.writeAll(bytes) }
  }

  /// Closes the file and renames it to the target, which it replaces.
  ///
  /// - Throws: `Errno` if either fails; then the temporary file is removed.
  package consuming func commit() throws(Errno) {
    isClosed = true
    try systemCall { [descriptor] in try descriptor.close() }
    if let record {
      try UnfinishedWork.end(record) { [temporaryPath, path] () throws(Errno) in
        try rename(temporaryPath, to: path)
      }
    }
    isCommitted = true
  }

  deinit {
    if !isClosed { try? descriptor.close() }
    if !isCommitted, let record {
      UnfinishedWork.end(record) { [temporaryPath] in removeFile(temporaryPath) }
    }
  }

  /// Writes a whole file.
  ///
  /// - Parameters:
  ///   - bytes: The contents.
  ///   - path: The target.
  ///   - createsDirectories: Whether missing directories above the file are created; those are
  ///     removed again on failure.
  /// - Throws: `Errno` if a directory or the file cannot be written.
  package static func write(
    _ bytes: [UInt8], to path: FilePath, creatingDirectories createsDirectories: Bool = false
  ) throws(Errno) {
    var directories = try CreatedDirectories(
      createsDirectories ? path.removingLastComponent() : FilePath())
    let file = try AtomicFile(path)
    try file.write(bytes)
    try file.commit()
    directories.keep()
  }

  private static func isDevice(_ path: FilePath) -> Bool {
    guard let type = (try? Stat(path))?.type else { return false }
    return type != .regular && type != .directory
  }
}

extension FilePermissions {
  /// Read and write access for all, which the umask restricts.
  static let newFile = FilePermissions(rawValue: 0o666)
}

/// Checks that files can be created in a directory, by creating a temporary file and removing it.
///
/// - Throws: `Errno` if the file cannot be created.
package func checkAcceptsFiles(_ directory: FilePath) throws(Errno) {
  _ = try AtomicFile(directory.appending(temporaryName(for: "check")), replacesDevices: true)
}
