private import FileIO
internal import SystemPackage

extension FilePath {
  /// The path that a symbolic link names, from the folder of the link; nil of another file.
  var linkTarget: FilePath? {
    guard let target = try? readLink(self) else { return nil }
    return removingLastComponent().pushing(target).lexicallyNormalized()
  }
}
