private import Glibc
internal import SystemPackage

/// A file as its path, size and time of modification: the text differs for another version.
struct FileIdentity: CustomStringConvertible {
  let description: String

  /// Creates the identity of a file as it is now.
  init(_ path: FilePath) {
    guard let status = try? path.stat() else {
      description = "\(path)"
      return
    }
    let modified = status.st_mtim
    description = "\(path) \(status.size) \(modified.tv_sec).\(modified.tv_nsec)"
  }
}
