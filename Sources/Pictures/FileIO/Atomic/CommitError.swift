package import SystemPackage

/// Why files did not replace others.
package struct CommitError: Error, Hashable, Sendable {
  /// The target that could not be replaced.
  package let path: FilePath
  /// The reason.
  package let errno: Errno
  /// The hidden directory with older files that could not get their names back; nil if all targets
  /// are as before.
  package let keptFiles: FilePath?

  init(_ path: FilePath, _ errno: Errno, keptFiles: FilePath? = nil) {
    self.path = path
    self.errno = errno
    self.keptFiles = keptFiles
  }
}

extension CommitError: CustomStringConvertible {
  /// The operating system's reason, and where older files are if they did not get their names back.
  package var description: String {
    guard let keptFiles else { return "\(errno)" }
    return "\(errno); older files could not be put back and are in \(keptFiles.printable)"
  }
}
