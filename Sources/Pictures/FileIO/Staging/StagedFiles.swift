import SystemPackage

/// The files in a staging directory, until they are published together or removed.
///
/// The atomic directory and the sets of files and of directories own one each. If the value goes
/// out of scope without a commit, the staging directory is removed with all that it contains, and
/// so are directories that were created above it and are still empty.
struct StagedFiles: ~Copyable, Sendable {
  /// The directory that receives the files.
  let staging: StagingDirectory
  private let record: UnfinishedWork.Record
  private var directories: CreatedDirectories
  private var isRemovable = true

  /// Creates an empty staging directory, and missing directories above it.
  ///
  /// - Parameters:
  ///   - directory: The directory of the targets; created if it does not exist.
  ///   - name: The name of a directory for files inside the staging directory; nil for none.
  /// - Throws: `Errno` if a directory cannot be created.
  init(in directory: FilePath, containing name: FilePath.Component? = nil) throws(Errno) {
    let directories = try CreatedDirectories(directory)
    (staging, record) = try StagingDirectory.create(
      in: directory.isEmpty ? "." : directory, containing: name)
    self.directories = directories
  }

  /// Publishes the files, while no other process writes in the directory.
  ///
  /// - Parameters:
  ///   - path: The target, as errors of flushing name it.
  ///   - needsFlush: Returns whether the files must be on the disk before they are published.
  ///   - publish: Gives the files their names, or reverts all.
  /// - Throws: ``CommitError`` if a file operation fails; then all targets are as before.
  consuming func commit(
    to path: FilePath, flushingIf needsFlush: () throws(Errno) -> Bool,
    by publish: (StagingDirectory) throws(CommitError) -> Void
  ) throws(CommitError) {
    let lock = DirectoryLock(staging.directory)
    do throws(Errno) {
      if try needsFlush() { try flushFileSystem(of: staging.directory) }
    } catch {
      throw CommitError(path, error)
    }
    do {
      try UnfinishedWork.perform { [staging] () throws(CommitError) in try publish(staging) }
    } catch {
      isRemovable = error.keptFiles == nil
      throw error
    }
    directories.keep()
    flushNames(in: staging.directory)
    _ = consume lock
  }

  deinit {
    UnfinishedWork.end(record) { [staging, isRemovable] in
      if isRemovable { staging.remove() }
    }
  }
}
