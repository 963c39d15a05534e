package import SystemPackage

/// Directories that were created to hold files.
///
/// Unless ``keep()`` is called, those that are still empty are removed on destruction. Directories
/// that existed before stay in any case.
package struct CreatedDirectories: ~Copyable, Sendable {
  private let paths: [FilePath]
  private var areKept = false

  /// Creates a directory and the missing ones above it, with permissions `0777` less the umask.
  ///
  /// - Parameter directory: The directory; nothing is created for an empty path.
  /// - Throws: `Errno` if one cannot be created; then those above it are removed again.
  package init(_ directory: FilePath) throws(Errno) {
    var paths: [FilePath] = []
    do {
      for path in Self.missing(directory) where try makeDirectory(path) { paths.append(path) }
    } catch {
      for path in paths.reversed() { removeDirectory(path) }
      throw error
    }
    self.paths = paths
  }

  /// Keeps the directories even if they are empty.
  package mutating func keep() { areKept = true }

  deinit {
    guard !areKept else { return }
    for path in paths.reversed() { removeDirectory(path) }
  }

  /// Returns the components of a path that do not exist, outermost first.
  private static func missing(_ path: FilePath) -> [FilePath] {
    guard !path.isEmpty, (try? Stat(path)) == nil else { return [] }
    return missing(path.removingLastComponent()) + [path]
  }
}
