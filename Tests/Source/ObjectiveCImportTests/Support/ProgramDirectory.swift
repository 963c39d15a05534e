import FoundationEssentials
import SystemPackage
import TestSupport

/// Writes files, by their paths, into a temporary directory.
func directory(_ files: [String: String]) throws -> TemporaryDirectory {
  let directory = try TemporaryDirectory()
  for (name, text) in files {
    let path = directory.path.pushing(FilePath(name))
    try FileManager.default.createDirectory(
      atPath: path.removingLastComponent().string, withIntermediateDirectories: true)
    try put(text.utf8, into: path)
  }
  return directory
}
