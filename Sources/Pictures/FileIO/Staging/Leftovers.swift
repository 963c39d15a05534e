private import Synchronization
package import SystemPackage

/// Removes the hidden files that killed runs left in a directory.
///
/// A file is a leftover if it has a name of the program's scheme, belongs to the present user, and
/// the process that made it has ended. If that process was replacing files, those that it had
/// replaced get their names back first. Failures are ignored: the next run tries again.
///
/// - Parameter directory: The directory; those in it are not searched.
package func removeLeftovers(in directory: FilePath) {
  guard let names = try? entries(of: directory.isEmpty ? "." : directory) else { return }
  for name in names {
    guard let owner = StagingName(name)?.owner, owner.hasEnded else { continue }
    let path = directory.appending(name)
    guard let file = try? status(of: path), file.userID.rawValue == effectiveUserID else {
      continue
    }
    guard file.type == .directory else {
      try? removeFile(path)
      continue
    }
    let lock = DirectoryLock(directory)
    let staging = StagingDirectory(directory: directory, path: path)
    if (try? staging.revert()) != nil { staging.remove() }
    _ = consume lock
  }
}

/// Removes the leftovers in a directory, unless this process has done so already.
///
/// What looks for existing files before it writes calls this first, since they may be those of a
/// commit that was interrupted.
package func removeLeftoversOnce(in directory: FilePath) {
  let isFirst = searchedDirectories.withLock { $0.insert(directory).inserted }
  if isFirst { removeLeftovers(in: directory) }
}

/// The directories in which leftovers were searched: a directory may get thousands of files, and
/// each search lists it.
private let searchedDirectories = Mutex<Set<FilePath>>([])
