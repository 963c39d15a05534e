import FoundationEssentials
import SystemPackage

/// Creates a symbolic link.
func makeLink(_ link: FilePath, to target: String) throws {
  try FileManager.default.createSymbolicLink(
    atPath: link.string, withDestinationPath: target)
}

/// Sets the permissions of a file.
func setPermissions(_ permissions: FilePermissions, of path: FilePath) throws {
  try FileManager.default.setAttributes(
    [.posixPermissions: Int(permissions.rawValue)], ofItemAtPath: path.string)
}
