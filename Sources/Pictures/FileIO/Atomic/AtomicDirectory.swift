package import SystemPackage

/// A directory of files that appears under its name only when it is complete.
///
/// Files go into a hidden temporary directory beside the target, which ``commit()`` renames to the
/// target. If the value goes out of scope without a commit, the temporary directory is removed with
/// all that it contains, and so are directories that were created above it and are still empty.
///
/// The contract:
/// - After a failure the target is as before: absent, or the older directory with all its files.
/// - After a failure nothing temporary is left. What a killed process leaves is removed by the next
///   one that writes there.
/// - An older directory or file is replaced as a whole: the two exchange their names. Where the
///   file system cannot do that, the older one is renamed first, and the target is absent between
///   two renames; if the process is killed there, the next one that writes there restores it.
/// - If an entry of the older directory cannot be removed, nothing is replaced.
/// - If two processes replace a directory at the same time, the later one wins as a whole.
/// - The new directory has the permissions of the older one. A symbolic link is followed.
/// - The files are flushed to the disk before they replace others.
package struct AtomicDirectory: ~Copyable, Sendable {
  /// The target.
  package let path: FilePath
  /// The directory that receives the files before the commit.
  package let temporaryPath: FilePath
  private let name: FilePath.Component
  private let files: StagedFiles

  /// Creates an empty temporary directory, and missing directories above it.
  ///
  /// - Parameter path: The target.
  /// - Throws: `Errno` if a directory cannot be created.
  package init(_ path: FilePath) throws(Errno) {
    let target = try followLinks(path)
    guard let name = target.lastComponent, name.kind == .regular else { throw .isDirectory }
    files = try StagedFiles(in: target.parent, containing: name)
    self.path = path
    self.name = name
    temporaryPath = files.staging.newFiles.appending(name)
  }

  /// Renames the directory to the target, which it replaces.
  ///
  /// - Throws: ``CommitError`` if a file operation fails; then the target is as before.
  package consuming func commit() throws(CommitError) {
    let (path, name, target) = (path, name, files.staging.directory.appending(name))
    try files.commit(to: path) { () throws(Errno) in
      try status(of: target) != nil
    } by: { staging throws(CommitError) in
      try staging.replaceDirectory(name)
    }
  }
}
