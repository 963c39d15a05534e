package import SystemPackage

/// Directories that are made to hold files.
///
/// Unless they are kept, those that are still empty are removed again: nothing is left of what failed.
package struct MadeDirectories: ~Copyable, Sendable {
  private let paths: [FilePath]
  private var areKept = false

  /// Makes a directory and those above it, as far as they do not exist.
  ///
  /// - Parameter directory: The directory; an empty path takes none.
  /// - Throws: The system's answer where one cannot be made.
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

  /// Leaves the directories where they are.
  package mutating func keep() { areKept = true }

  deinit {
    guard !areKept else { return }
    for path in paths.reversed() { removeDirectory(path) }
  }

  /// The directories on the way to a path that do not exist, from the outermost.
  private static func missing(_ path: FilePath) -> [FilePath] {
    guard !path.isEmpty, (try? Stat(path)) == nil else { return [] }
    return missing(path.removingLastComponent()) + [path]
  }
}
