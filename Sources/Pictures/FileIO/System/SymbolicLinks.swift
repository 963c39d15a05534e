import SystemPackage

/// The number of symbolic links that Linux follows (path_resolution(7)).
private let maxLinks = 40

/// Follows the symbolic links at the end of a path; the last one's target need not exist.
///
/// - Throws: `Errno`: `tooManySymbolicLinkLevels` for a cycle.
func followLinks(_ path: FilePath) throws(Errno) -> FilePath {
  var path = path
  for _ in 0...maxLinks {
    guard let target = try destination(of: path) else { return path }
    path = path.removingLastComponent().pushing(target)
  }
  throw .tooManySymbolicLinkLevels
}

extension FilePath {
  /// The directory of the file: `.` for a name alone.
  var parent: FilePath {
    let directory = removingLastComponent()
    return directory.isEmpty ? "." : directory
  }
}

/// Where the bytes for a path go.
enum FileTarget: Equatable {
  /// A regular file, or a name without a file yet: the path without symbolic links at its end.
  case file(FilePath)
  /// A device, a pipe or a socket.
  case device
  /// An open file of this process: `/dev/stdout` and the like.
  case descriptor(FileDescriptor)

  /// Follows the symbolic links at the end of a path, as opening the file does.
  ///
  /// - Throws: `Errno`: `isDirectory` for a directory, `tooManySymbolicLinkLevels` for a cycle.
  init(_ path: FilePath) throws(Errno) {
    var path = path
    for _ in 0...maxLinks {
      guard let name = path.lastComponent, name.kind == .regular else { throw .isDirectory }
      if let descriptor = Self.openFile(in: path.parent, name) {
        self = .descriptor(descriptor)
        return
      }
      guard let target = try destination(of: path) else {
        let type = try status(of: path)?.type
        if type == .directory { throw .isDirectory }
        self = type == nil || type == .regular ? .file(path) : .device
        return
      }
      // A link of procfs to a pipe of another process: `pipe:[1234]`.
      if let type = try status(of: path, followingLinks: true)?.type,
        type != .regular, type != .directory
      {
        self = .device
        return
      }
      path = path.removingLastComponent().pushing(target)
    }
    throw .tooManySymbolicLinkLevels
  }

  /// Returns the descriptor that an entry of `/proc/self/fd` stands for.
  private static func openFile(
    in directory: FilePath, _ name: FilePath.Component
  ) -> FileDescriptor? {
    guard let number = CInt(name.string), let descriptors = canonicalPath(of: "/proc/self/fd"),
      canonicalPath(of: directory) == descriptors
    else { return nil }
    return FileDescriptor(rawValue: number)
  }
}
