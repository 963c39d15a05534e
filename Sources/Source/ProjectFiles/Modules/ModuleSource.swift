private import FileIO
package import SystemPackage

/// A module that a program imports, with its files in Swift.
package struct ModuleSource: Sendable {
  /// The name.
  package let name: String
  /// The folder of the files.
  package let folder: FilePath
  /// The files in the order of their paths.
  package let files: [ProgramFile]

  /// The modules that the files import.
  package var importedModules: Set<String> {
    files.reduce(into: []) { $0.formUnion($1.importedModules) }
  }

  /// The folders with code that belongs to no module: tests, examples and documentation.
  private static let otherFolders: Set<String> = [
    "build", "carthage", "demo", "demos", "deriveddata", "docs", "documentation", "example",
    "examples", "node_modules", "pods", "tests",
  ]
  /// The extensions of folders that are no source.
  private static let otherExtensions: Set<String> = [
    "bundle", "docc", "framework", "playground", "xcassets", "xcdatamodeld", "xcframework",
    "xcodeproj", "xcworkspace",
  ]
  /// The largest number of files, and of folders that are looked at.
  private static let maxCount = 2000

  /// Reads the files of a module; nil if there are none.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - folder: The folder.
  ///   - exclude: Paths within the folder that do not belong to the module.
  ///   - sources: Paths within the folder that belong to it; nil for all.
  ///   - isOfTests: Whether it has tests, so that folders of tests within it belong to it.
  /// - Throws: A ``ProjectError`` if a file cannot be read.
  package init?(
    _ name: String, in folder: FilePath, exclude: [String] = [], sources: [String]? = nil,
    isOfTests: Bool = false
  ) throws {
    let excluded = exclude.map { folder.pushing(FilePath($0)).lexicallyNormalized() }
    let included = sources?.map { folder.pushing(FilePath($0)).lexicallyNormalized() }
    var paths: [FilePath] = []
    var folders = [folder]
    var count = 0
    while let next = folders.popLast(), count < Self.maxCount {
      count += 1
      for component in (try? entries(of: next)) ?? [] where !component.string.hasPrefix(".") {
        let path = next.appending(component)
        guard !excluded.contains(where: { path.lexicallyNormalized().starts(with: $0) }) else {
          continue
        }
        guard let status = try? path.stat() else { continue }
        if status.type == .directory {
          // A link could lead in a circle.
          guard (try? path.stat(followTargetSymlink: false))?.type == .directory else { continue }
          if !Self.isLeftOut(component, isOfTests: isOfTests) { folders.append(path) }
        } else if component.extension == "swift", !component.string.hasPrefix("Package"),
          included?.contains(where: { path.lexicallyNormalized().starts(with: $0) }) != false
        {
          paths.append(path)
        }
      }
    }
    guard !paths.isEmpty, paths.count <= Self.maxCount else { return nil }
    self.name = name
    self.folder = folder
    files = try paths.sorted { $0.string < $1.string }.map { try ProgramFile($0) }
  }

  /// Reads files; nil if there are none.
  init?(_ name: String, _ folder: FilePath, _ paths: Set<FilePath>) throws {
    guard !paths.isEmpty, paths.count <= Self.maxCount else { return nil }
    self.name = name
    self.folder = folder
    files = try paths.sorted { $0.string < $1.string }.map { try ProgramFile($0) }
  }

  private static func isLeftOut(_ name: FilePath.Component, isOfTests: Bool) -> Bool {
    !isOfTests
      && (otherFolders.contains(name.string.lowercased()) || name.string.hasSuffix("Tests"))
      || otherExtensions.contains(name.extension ?? "")
  }
}
