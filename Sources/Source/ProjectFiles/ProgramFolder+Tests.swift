private import FileIO
package import SystemPackage

extension ProgramFolder {
  /// The folder of a program, or of a package, with the files of its tests.
  ///
  /// Tests of the user interface by `XCUIApplication` are no part of it: they run in another
  /// process.
  ///
  /// - Parameter path: The folder.
  /// - Returns: The program.
  /// - Throws: A ``ProjectError`` if the folder or a file cannot be read, or has no tests.
  package static func withTests(_ path: FilePath) throws -> ProgramFolder {
    var tests: [ProgramFile] = []
    for folder in try testFolders(below: path) {
      for file in try ProgramFileList(of: folder).files where SourceLanguage(file) == .swift {
        let file = try ProgramFile(file)
        if !file.text.contains("XCUIApplication") { tests.append(file) }
      }
    }
    guard tests.contains(where: { $0.importedModules.contains("XCTest") }) else {
      throw ProjectError(
        "\(path.printable) has no tests: no file in a folder whose name ends in Tests imports XCTest."
      )
    }
    let sources = try ProgramFileList(of: path).files.filter { SourceLanguage($0) == .swift }
      .map { try ProgramFile($0) }
    return ProgramFolder(path, sources + tests)
  }

  /// Returns the folders of tests.
  private static func testFolders(below root: FilePath) throws -> [FilePath] {
    var result: [FilePath] = []
    var folders: [(path: FilePath, depth: Int)] = [(root, 0)]
    while let (folder, depth) = folders.popLast() {
      guard let names = try? entries(of: folder) else { continue }
      for name in names.sorted(by: { $0.string < $1.string })
      where !name.string.hasPrefix(".") && !Self.foreignFolders.contains(name.string) {
        let path = folder.appending(name)
        guard (try? path.stat(followTargetSymlink: false))?.type == .directory else { continue }
        // The list of a folder leaves out those of tests within it.
        if name.string.hasSuffix("Tests") { result.append(path) }
        if depth < 8 { folders.append((path, depth + 1)) }
      }
    }
    return result.sorted { $0.string < $1.string }
  }

  /// The folders with code of others, and with products.
  private static let foreignFolders: Set = [
    "Carthage", "DerivedData", "Pods", "__Snapshots__", "build", "node_modules",
  ]
}
