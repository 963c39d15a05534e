import SystemPackage

extension StagingDirectory {
  /// Gives new files or directories their final names, or reverts all if one cannot have it.
  ///
  /// - Parameters:
  ///   - names: The names, in the order in which they are published.
  ///   - directory: The directory of the targets, as errors name it.
  ///   - publish: Gives one its final name.
  /// - Throws: ``CommitError`` with the name that failed; then all targets are as before.
  func publish(
    _ names: [FilePath.Component], in directory: FilePath,
    by publish: (FilePath.Component) throws(Errno) -> Void
  ) throws(CommitError) {
    var current = directory
    do throws(Errno) {
      try begin()
      for name in names {
        current = directory.appending(name)
        try publish(name)
      }
      current = directory
      try end()
    } catch {
      do {
        try revert()
      } catch let second {
        throw CommitError(current, second, keptFiles: path)
      }
      throw CommitError(current, error)
    }
  }

  /// Returns whether the directory of the targets has an entry with one of the names.
  func hasOlder(_ names: [FilePath.Component]) throws(Errno) -> Bool {
    for name in names where try status(of: directory.appending(name)) != nil { return true }
    return false
  }
}
