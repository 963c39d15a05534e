package import SystemPackage

/// Directories that were created to hold files.
///
/// Unless ``keep()`` is called, those that are still empty are removed on destruction. Directories
/// that existed before stay in any case.
package struct CreatedDirectories: ~Copyable, Sendable {
  private let directories: [(path: FilePath, record: UnfinishedWork.Record)]
  private var areKept = false

  /// Creates a directory and the missing ones above it, with permissions `0777` less the umask.
  ///
  /// - Parameter directory: The directory; nothing is created for an empty path.
  /// - Throws: `Errno` if one cannot be created; then those above it are removed again.
  package init(_ directory: FilePath) throws(Errno) {
    var directories: [(path: FilePath, record: UnfinishedWork.Record)] = []
    do throws(Errno) {
      for path in try Self.missing(directory) {
        if let record = try Self.create(path) { directories.append((path, record)) }
      }
    } catch {
      Self.remove(directories)
      throw error
    }
    self.directories = directories
  }

  /// Keeps the directories even if they are empty.
  package mutating func keep() {
    areKept = true
    for (_, record) in directories { UnfinishedWork.forget(record) }
  }

  deinit {
    if !areKept { Self.remove(directories) }
  }

  /// Creates a directory; returns nil if there is a file of that name already.
  private static func create(_ path: FilePath) throws(Errno) -> UnfinishedWork.Record? {
    do {
      return try UnfinishedWork.begin {
        try? removeDirectory(path)
      } _: { () throws(Errno) in
        guard try makeDirectory(path) else { throw .fileExists }
      }.record
    } catch .fileExists {
      return nil
    }
  }

  private static func remove(_ directories: [(path: FilePath, record: UnfinishedWork.Record)]) {
    for (path, record) in directories.reversed() {
      UnfinishedWork.end(record) { try? removeDirectory(path) }
    }
  }

  /// Returns the components of a path that do not exist, outermost first.
  private static func missing(_ path: FilePath) throws(Errno) -> [FilePath] {
    guard !path.isEmpty, try status(of: path, followingLinks: true) == nil else { return [] }
    return try missing(path.removingLastComponent()) + [path]
  }
}
