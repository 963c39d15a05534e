private import FileIO
package import SystemPackage

extension ProgramFolder {
  /// Returns the targets of unit tests of the Xcode projects in a folder and its subfolders, with
  /// the files that a project lists for them wherever they are.
  ///
  /// - Parameter root: The folder.
  /// - Returns: The targets.
  /// - Throws: A ``ProjectError`` if a file cannot be read.
  package static func unitTests(below root: FilePath) throws -> [ModuleSource] {
    let list = try ProgramFileList(of: root)
    let files = list.files + testFolders(below: root).flatMap(swiftFiles)
    return try list.projects.compactMap { XcodeProject($0) }.flatMap(\.testTargets)
      .compactMap { target in
        guard target.isComplete else { return nil }
        let own = Set(files.filter { target.contains(canonicalPath(of: $0) ?? $0) })
        return try ModuleSource(
          target.name, root.appending(FilePath.Component(target.name) ?? "Tests"), own)
      }
  }

  /// Returns the files in Swift of a folder of tests, with those of its subfolders.
  private static func swiftFiles(in folder: FilePath) -> [FilePath] {
    var files: [FilePath] = []
    var folders = [folder]
    while let folder = folders.popLast() {
      for name in (try? entries(of: folder)) ?? [] where !name.string.hasPrefix(".") {
        let path = folder.appending(name)
        if name.extension == "swift" {
          files.append(path)
        } else if (try? path.stat(followTargetSymlink: false))?.type == .directory {
          folders.append(path)
        }
      }
    }
    return files
  }
}
