private import FileIO
private import FoundationEssentials
private import Glibc
internal import SystemPackage

/// Files and directories that belong to the user of this process, and that no other user may write.
enum PrivateFile {
  /// Returns whether there is a file or directory that is the user's own and that others cannot
  /// write; symbolic links to directories are followed.
  static func isPrivate(_ path: FilePath, _ type: FileType) -> Bool {
    guard let status = try? path.stat(followTargetSymlink: type == .directory) else { return false }
    let others: FilePermissions = [.groupWrite, .otherWrite]
    return status.type == type && status.userID.rawValue == geteuid()
      && status.permissions.isDisjoint(with: others)
  }

  /// Takes all permissions of a file or directory from others.
  static func closeToOthers(_ path: FilePath, _ type: FileType) throws {
    let mode = type == .directory ? 0o700 : 0o600
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path.string)
  }

  /// Creates a private directory and those above it, or takes the permission to write an older one
  /// from others.
  ///
  /// - Throws: A ``RecipeFileError`` if it belongs to another user, or an error of Foundation.
  static func makeDirectory(_ path: FilePath) throws {
    guard !isPrivate(path, .directory) else { return }
    try FileManager.default.createDirectory(
      atPath: path.string, withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    if isPrivate(path, .directory) { return }
    // A link to a directory of the user's own is followed.
    let target = canonicalPath(of: path) ?? path
    try? closeToOthers(target, .directory)
    guard isPrivate(path, .directory) else {
      throw RecipeFileError(
        "The cache \(path.printable) is not a directory of your own; remove it, or set "
          + "XDG_CACHE_HOME to the path of one.")
    }
  }
}
