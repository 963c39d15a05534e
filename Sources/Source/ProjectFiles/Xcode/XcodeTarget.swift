internal import SystemPackage

/// What Xcode builds of source files: an application, a library for it, or tests.
struct XcodeTarget {
  /// The name.
  let name: String
  /// Whether it is an application; else a framework, a library or tests.
  let isApplication: Bool
  /// The source files that the project lists, with absolute paths.
  var files: Set<FilePath> = []
  /// The folders whose source files all belong to the target.
  var folders: [FilePath] = []
  /// The files and folders in ``folders`` that do not.
  var exceptions: [FilePath] = []
  /// The header whose imports the files in Swift see; nil where the project names none.
  var bridgingHeader: FilePath?
  /// Whether the target runs on a tablet alone.
  var isForPad = false
  /// Whether the places of all listed files are known.
  var isComplete = true

  /// Returns whether a source file with an absolute path belongs to the target.
  func contains(_ file: FilePath) -> Bool {
    files.contains(file)
      || folders.contains { file.starts(with: $0) }
        && !exceptions.contains { file.starts(with: $0) }
  }
}
