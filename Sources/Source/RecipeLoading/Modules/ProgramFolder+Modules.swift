private import FileIO
internal import ProjectFiles
private import SourceImport
internal import SystemPackage

extension ProgramFolder {
  /// Returns the program with the modules that it imports, and without their files.
  ///
  /// - Parameter isTaken: Returns whether Zoetrope has a module of a name, which cannot be replaced.
  /// - Returns: The program.
  /// - Throws: A `ProjectError` if a file of a module cannot be read.
  func withModules(unless isTaken: @escaping (String) -> Bool) throws -> ProgramFolder {
    let search = ModuleSearch(for: self)
    let inner = innerPackages
    let outside = files.filter { file in !inner.contains { file.path.starts(with: $0) } }
    let own = outside.contains(where: \.isOfApplication) ? outside : files
    var graph = ModuleGraph(search: search, isTaken: isTaken)
    for name in own.flatMap(\.importedModules).sorted() { try graph.add(name) }
    guard !graph.modules.isEmpty else { return self }
    let used = Set(graph.modules.flatMap(\.files).map { canonicalPath(of: $0.path) ?? $0.path })
    func isOfModule(_ file: ProgramFile) -> Bool {
      used.contains(canonicalPath(of: file.path) ?? file.path)
    }
    // A package without an application is shown as a whole, up to the packages in it.
    let rest = own.filter { !isOfModule($0) }
    let isWhole =
      rest.count < own.count && !rest.contains(where: \.startsApplication)
      && !rest.contains { $0.path == shownFile }
    let left = isWhole || rest.isEmpty ? own : rest
    var program = with(files: files.filter { file in left.contains { $0.path == file.path } })
    let leftPaths = Set(left.map { canonicalPath(of: $0.path) ?? $0.path })
    program.modules = graph.modules.filter { module in
      !module.files.contains { leftPaths.contains(canonicalPath(of: $0.path) ?? $0.path) }
    }
    return program
  }

  /// The folders of packages within the program's folder.
  private var innerPackages: [FilePath] {
    var folders: Set<FilePath> = []
    for file in files {
      var folder = file.path.removingLastComponent()
      while folder.components.count > path.components.count, folders.insert(folder).inserted {
        folder = folder.removingLastComponent()
      }
    }
    return folders.filter { $0.appending("Package.swift").isPackageManifest }
  }
}

/// The modules that a program imports, each after those that it imports itself.
private struct ModuleGraph {
  let search: ModuleSearch
  let isTaken: (String) -> Bool
  private(set) var modules: [ModuleSource] = []
  private var seen: Set<String> = []

  init(search: ModuleSearch, isTaken: @escaping (String) -> Bool) {
    self.search = search
    self.isTaken = isTaken
  }

  /// Adds a module and what it imports, unless it has no source.
  mutating func add(_ name: String) throws {
    guard seen.insert(name).inserted, ImportedProgram.isOfOthers(name), !isTaken(name),
      let module = try search.module(name)
    else { return }
    for name in module.importedModules.sorted() { try add(name) }
    modules.append(module)
  }
}
