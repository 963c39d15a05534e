private import FileIO
package import SystemPackage

extension ProgramFolder {
  /// The files of tests, as a program whose resources are those of the folder around them.
  ///
  /// Tests of the user interface by `XCUIApplication` are no part of it: they run in another
  /// process.
  ///
  /// - Parameters:
  ///   - tests: The files.
  ///   - root: The folder of the package or program.
  ///   - isWhole: Whether the files of the program that is tested belong to it, too; else the tests
  ///     import it as modules.
  /// - Throws: A ``ProjectError`` if a file of the program cannot be read.
  package init(tests: ModuleSource, below root: FilePath, isWhole: Bool) throws {
    var files = tests.files.filter { !$0.text.contains("XCUIApplication") }
    if isWhole {
      let own = Set(files.map(\.path))
      files =
        try ProgramFileList(of: root).files
        .filter { SourceLanguage($0) == .swift && !own.contains($0) }.map { try ProgramFile($0) }
        + files
    }
    self.init(isWhole ? root : tests.folder, files, resources: root)
    isOfTests = true
  }

  /// Returns the folders of tests of a program: those whose names end in Tests, and of a folder
  /// `Tests` those within it.
  package static func testFolders(below root: FilePath) -> [FilePath] {
    var result: [FilePath] = []
    var folders: [(path: FilePath, depth: Int)] = [(root, 0)]
    while let (folder, depth) = folders.popLast() {
      for name in ((try? entries(of: folder)) ?? [])
      where !name.string.hasPrefix(".") && !Self.foreignFolders.contains(name.string) {
        let path = folder.appending(name)
        guard (try? path.stat(followTargetSymlink: false))?.type == .directory else { continue }
        let isOfTests = name.string.hasSuffix("Tests")
        if isOfTests { result.append(path) }
        if depth < 8, !isOfTests || name.string == "Tests" { folders.append((path, depth + 1)) }
      }
    }
    return result.sorted { $0.string < $1.string }
  }

  /// The folders with code of others, and with products.
  private static let foreignFolders: Set = [
    "Carthage", "DerivedData", "Packages", "Pods", "__Snapshots__", "build", "node_modules",
  ]
}
