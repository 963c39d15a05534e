package import SystemPackage

/// A file that appears under its name only when it is complete.
///
/// The bytes go to a hidden temporary file beside the target, which ``commit()`` renames to the
/// target. If the value goes out of scope without a commit, the temporary file is removed.
///
/// The contract:
/// - After a failure the target is as before: absent, or the complete older file.
/// - After a failure no temporary file is left. What a killed process leaves is removed by the next
///   one that writes in the directory.
/// - An existing file is replaced by one rename, after the new one is flushed to the disk. Readers
///   see the old bytes or the new ones, also after a power failure.
/// - A file that is not to be replaced stays, even if it appears just before the commit:
///   `fileExists`.
/// - A file that replaces another one has its permissions, and its owner and group where that is
///   allowed. Otherwise it has the default permissions, `0666` less the umask.
/// - A symbolic link is followed, as in a redirection of a shell: its target is replaced or
///   created. Other hard links to the target keep the older file.
/// - A directory is not replaced: `isDirectory`.
/// - A device, socket or pipe is written to directly, and so is an open file of the process, such
///   as `/dev/stdout`. Bytes that they have received cannot be taken back.
package struct AtomicFile: ~Copyable, Sendable {
  /// The target.
  package let path: FilePath
  /// The file that receives the bytes: the temporary file, or the target if that is a device.
  ///
  /// Another program may write to it before the commit.
  package let temporaryPath: FilePath
  /// The open file at ``temporaryPath``, write-only; closed by ``commit()`` or on destruction.
  package let descriptor: FileDescriptor
  private let replacesFile: Bool
  /// The target without symbolic links; nil if it is written to directly.
  private let target: FilePath?
  /// Nil if the target is written to directly.
  private let record: UnfinishedWork.Record?
  private var isClosed = false
  private var isCommitted = false

  /// Opens an empty temporary file, or the target if that is a device.
  ///
  /// - Parameters:
  ///   - path: The target, in a directory that exists.
  ///   - replacesFile: Whether an existing file may be replaced.
  ///   - requiresFile: Whether a device is refused with `illegalSeek`, because the file is not
  ///     written from its beginning to its end; false by default.
  /// - Throws: `Errno` if the file cannot be opened.
  package init(
    _ path: FilePath, replacing replacesFile: Bool = true, requiresFile: Bool = false
  ) throws(Errno) {
    let place = try FileTarget(path)
    if case .file = place {} else if requiresFile { throw .illegalSeek }
    switch place {
    case .file(let target):
      let temporaryPath = StagingName().path(in: target.parent)
      removeLeftoversOnce(in: target.parent)
      let older = try status(of: target)
      (descriptor, record) = try Self.create(temporaryPath, like: older)
      self.temporaryPath = temporaryPath
      self.target = target
    case .device:
      descriptor = try open(path, .writeOnly)
      record = nil
      temporaryPath = path
      target = nil
    case .descriptor(let file):
      descriptor = try systemCall { try file.duplicate() }
      record = nil
      temporaryPath = path
      target = nil
    }
    self.path = path
    self.replacesFile = replacesFile
  }

  /// Creates a file with the permissions and the owner of an older one.
  private static func create(
    _ path: FilePath, like older: Stat?
  ) throws(Errno) -> (FileDescriptor, UnfinishedWork.Record) {
    let permissions = older?.permissions.intersection(.newFile) ?? .newFile
    let (file, record) = try UnfinishedWork.begin {
      try? removeFile(path)
    } _: { () throws(Errno) in
      try open(
        path, .writeOnly, options: [.create, .exclusiveCreate], permissions: permissions)
    }
    do throws(Errno) {
      if let older { try keepOwner(of: older, for: file, at: path) }
    } catch {
      try? close(file, at: path)
      UnfinishedWork.end(record) { try? removeFile(path) }
      throw error
    }
    return (file, record)
  }

  /// Appends bytes.
  ///
  /// - Throws: `Errno` if the operating system refuses.
  package func write(_ bytes: [UInt8]) throws(Errno) {
    try FileIO.write(bytes, to: descriptor, at: temporaryPath)
  }

  /// Closes the file and renames it to the target, which it replaces.
  ///
  /// - Throws: `Errno` if either fails, `fileExists` if there is a file that must not be replaced;
  ///   then the temporary file is removed.
  package consuming func commit() throws(Errno) {
    let isReplacing = try target.map { target throws(Errno) in try status(of: target) != nil }
    if isReplacing == true {
      guard replacesFile else { throw .fileExists }
      try flush(descriptor, at: temporaryPath)
    }
    isClosed = true
    try close(descriptor, at: temporaryPath)
    guard let target, let record else { return }
    try UnfinishedWork.end(record) { [temporaryPath, replacesFile] () throws(Errno) in
      if replacesFile {
        try rename(temporaryPath, to: target)
      } else {
        try renameNew(temporaryPath, to: target)
      }
    }
    isCommitted = true
    if isReplacing == true { flushNames(in: target.parent) }
  }

  deinit {
    if !isClosed { try? close(descriptor, at: temporaryPath) }
    if !isCommitted, let record {
      UnfinishedWork.end(record) { [temporaryPath] in try? removeFile(temporaryPath) }
    }
  }

  /// Writes a whole file.
  ///
  /// - Parameters:
  ///   - bytes: The contents.
  ///   - path: The target.
  ///   - replacesFile: Whether an existing file may be replaced.
  ///   - createsDirectories: Whether missing directories above the file are created; those are
  ///     removed again on failure.
  /// - Throws: `Errno` if a directory or the file cannot be written.
  package static func write(
    _ bytes: [UInt8], to path: FilePath, replacing replacesFile: Bool = true,
    creatingDirectories createsDirectories: Bool = false
  ) throws(Errno) {
    var directories = try CreatedDirectories(
      createsDirectories ? path.removingLastComponent() : FilePath())
    let file = try AtomicFile(path, replacing: replacesFile)
    try file.write(bytes)
    try file.commit()
    directories.keep()
  }
}

/// Checks that files can be created in a directory, by creating one that has no name.
///
/// - Throws: `Errno` if no file can be created.
package func checkAcceptsFiles(_ directory: FilePath) throws(Errno) {
  do throws(Errno) {
    try close(openNameless(in: directory), at: directory)
  } catch {
    guard error.isUnsupported || error == .isDirectory else { throw error }
    // The file system has only files with names.
    let path = StagingName().path(in: directory)
    removeLeftoversOnce(in: directory)
    let file = try open(
      path, .writeOnly, options: [.create, .exclusiveCreate], permissions: .newFile)
    try? close(file, at: path)
    try removeFile(path)
  }
}
