package import SystemPackage

/// Directories of files that appear together in a directory, which may contain others.
///
/// It is to ``AtomicDirectory`` what ``AtomicFileSet`` is to ``AtomicFile``. If the value goes out
/// of scope without a commit, nothing has changed.
///
/// The contract:
/// - After a failure each target is as before: absent, or the older directory with all its files.
/// - An older directory or file is replaced as a whole, by two renames, between which it is absent.
///   If the process is killed meanwhile, the next one that writes there restores all older ones.
/// - If an entry of an older directory cannot be removed, nothing is replaced.
/// - A new directory has the permissions of the older one. A symbolic link is refused:
///   `tooManySymbolicLinkLevels`.
/// - The files are flushed to the disk before they replace others.
package struct AtomicDirectorySet: ~Copyable, Sendable {
  private let files: StagedFiles
  private var names: [FilePath.Component] = []

  /// Creates a set without directories, and missing directories above it.
  ///
  /// - Parameter directory: The directory of the targets; created if it does not exist.
  /// - Throws: `Errno` if a directory cannot be created.
  package init(in directory: FilePath) throws(Errno) {
    files = try StagedFiles(in: directory)
  }

  /// Adds an empty directory, which receives files before the commit.
  ///
  /// - Parameter name: The name of the target.
  /// - Returns: The path of the new directory.
  /// - Throws: `Errno`: `fileExists` if the set has the name, `tooManySymbolicLinkLevels` if the
  ///   target is a symbolic link.
  package mutating func add(_ name: FilePath.Component) throws(Errno) -> FilePath {
    guard name.kind == .regular else { throw .invalidArgument }
    if try status(of: files.staging.directory.appending(name))?.type == .symbolicLink {
      throw .tooManySymbolicLinkLevels
    }
    let path = files.staging.newFiles.appending(name)
    guard try makeDirectory(path) else { throw .fileExists }
    names.append(name)
    return path
  }

  /// Gives all directories their names, in the order in which they were added.
  ///
  /// - Throws: ``CommitError`` if a file operation fails; then all targets are as before.
  package consuming func commit() throws(CommitError) {
    let (names, directory) = (names, files.staging.directory)
    try files.commit(to: directory) { () throws(Errno) in
      true
    } by: { staging throws(CommitError) in
      try staging.publish(names, in: directory) { name throws(Errno) in
        try staging.publishDirectory(name)
      }
    }
  }
}
