package import SystemPackage

/// The directory of this repository.
package let repositoryRoot = (0..<4).reduce(FilePath(#filePath)) { path, _ in
  path.removingLastComponent()
}
