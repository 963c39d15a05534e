package import SystemPackage

/// A directory of files that appears under its name only when it is complete.
///
/// Files go into a hidden temporary directory beside the target, which ``commit()`` renames to the
/// target. If the value goes out of scope without a commit, the temporary directory is removed with
/// all that it contains, and so are directories that were created above it and are still empty.
///
/// The contract:
/// - After a failure the target is as before: absent, or the older directory with all its files.
/// - After a failure nothing temporary is left, unless the process was killed.
/// - An older directory, file or symbolic link is replaced as a whole. It is renamed first and
///   removed last. Between the two renames the target is absent.
package struct AtomicDirectory: ~Copyable, Sendable {
  /// The target.
  package let path: FilePath
  /// The directory that receives the files before the commit.
  package let temporaryPath: FilePath
  private var directories: CreatedDirectories
  private let record: UnfinishedWork.Record
  private var isCommitted = false

  /// Creates an empty temporary directory, and missing directories above it.
  ///
  /// - Parameter path: The target.
  /// - Throws: `Errno` if a directory cannot be created.
  package init(_ path: FilePath) throws(Errno) {
    guard let name = path.lastComponent else { throw .isDirectory }
    let temporaryPath = path.removingLastComponent().appending(temporaryName(for: name.string))
    directories = try CreatedDirectories(temporaryPath)
    (_, record) = UnfinishedWork.begin {
      removeTree(temporaryPath)
    } _: {
    }
    self.path = path
    self.temporaryPath = temporaryPath
  }

  /// Renames the directory to the target, which it replaces.
  ///
  /// - Throws: `Errno` if a rename fails; then the older directory gets its name back.
  package consuming func commit() throws(Errno) {
    let older = path.removingLastComponent().appending(
      temporaryName(for: path.lastComponent?.string ?? ""))
    let hasOlder = (try? Stat(path, followTargetSymlink: false)) != nil
    try UnfinishedWork.end(record) { [temporaryPath, path] () throws(Errno) in
      if hasOlder { try rename(path, to: older) }
      do throws(Errno) {
        try rename(temporaryPath, to: path)
      } catch {
        if hasOlder { try? rename(older, to: path) }
        throw error
      }
    }
    isCommitted = true
    directories.keep()
    if hasOlder { removeTree(older) }
  }

  deinit {
    if !isCommitted {
      UnfinishedWork.end(record) { [temporaryPath] in removeTree(temporaryPath) }
    }
  }
}
