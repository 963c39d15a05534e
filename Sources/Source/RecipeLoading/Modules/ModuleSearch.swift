private import FileIO
private import FoundationEssentials
internal import ProjectFiles
private import SourceImport
internal import SystemPackage

/// Where the source of modules stands: in packages of the project, and in folders of checkouts.
struct ModuleSearch {
  /// The environment variable with folders of checkouts, separated by colons.
  static let variable = "ZOETROPE_PACKAGES"

  /// The folder of the program, and those around it up to that of the repository.
  let bases: [FilePath]
  /// The folders of checkouts.
  let checkouts: [FilePath]

  /// How many folders around a program are searched.
  private static let maxDepth = 4
  /// The folders of a project with packages in them.
  private static let containers = [
    "Pods", "Carthage/Checkouts", "Packages", "LocalPackages", "Modules", "Vendor",
  ]
  /// What the folder of a repository has in it.
  private static let marks: Set<String> = [".git", "Podfile", "Cartfile"]

  /// Creates the search for a program.
  init(for program: ProgramFolder) {
    var bases: [FilePath] = []
    var folder = canonicalPath(of: program.resources) ?? program.resources
    for _ in 0...Self.maxDepth {
      bases.append(folder)
      let names = Set(((try? entries(of: folder)) ?? []).map(\.string))
      if names.contains(".git") || !folder.removeLastComponent() { break }
    }
    // Folders around the last one with a mark are not the program's.
    let isMarked = bases.map { base in
      ((try? entries(of: base)) ?? []).contains { Self.marks.contains($0.string) }
        || Self.hasPodspec(base) || base.appending("Package.swift").isPackageManifest
    }
    let last = isMarked.lastIndex(of: true) ?? 0
    self.bases = Array(bases.prefix(last + 1))
    let value = ProcessInfo.processInfo.environment[Self.variable] ?? ""
    checkouts = value.split(separator: ":").map { FilePath(String($0)) }
  }

  /// Returns the source of a module; nil if there is none, or it is that of a service.
  ///
  /// - Throws: A `ProjectError` if a file of it cannot be read.
  func module(_ name: String) throws -> ModuleSource? {
    if ServiceModules.contains(name) { return nil }
    for base in bases {
      for container in Self.containers.map({ base.pushing(FilePath($0)) }) {
        if let module = try module(name, among: container) { return module }
      }
      if let module = try module(name, in: base, isNamed: Self.hasPodspec(base, name)) {
        return module
      }
      for package in localPackages(of: base) {
        if let module = try module(name, in: package) { return module }
      }
    }
    for checkout in checkouts {
      if let module = try module(name, among: checkout) { return module }
    }
    return nil
  }

  /// Returns the source of a module in one of the packages of a folder.
  private func module(_ name: String, among container: FilePath) throws -> ModuleSource? {
    let children = (try? entries(of: container)) ?? []
    let named = children.filter { Self.plain($0.string) == Self.plain(name) }
    for child in named + children.filter({ !named.contains($0) }) {
      let package = container.appending(child)
      if let module = try module(name, in: package, isNamed: named.contains(child)) {
        return module
      }
    }
    return nil
  }

  /// Returns the source of a module in a package: that of its manifest's target, or of a folder of
  /// its name.
  ///
  /// - Parameters:
  ///   - name: The name of the module.
  ///   - package: The folder of the package.
  ///   - isNamed: Whether the package is that of the module by its name.
  /// - Returns: The source; nil if the package has no such module.
  /// - Throws: A `ProjectError` if a file of it cannot be read.
  private func module(
    _ name: String, in package: FilePath, isNamed: Bool = false
  ) throws -> ModuleSource? {
    guard (try? package.stat())?.type == .directory else { return nil }
    if let target = manifest(of: package)?.targets.first(where: { $0.name == name }) {
      let folders = target.path.map { [$0] } ?? Self.sourceFolders.map { "\($0)/\(name)" }
      for folder in folders {
        let source = try ModuleSource(
          name, in: package.pushing(FilePath(folder)).lexicallyNormalized(),
          exclude: target.exclude, sources: target.sources)
        if let source { return source }
      }
    }
    let folders =
      isNamed
      ? [
        "Sources/\(name)", "Source/\(name)", "\(name)/Classes", "\(name)/Source", "\(name)/Sources",
        "Source", "Sources", "Classes", "Pod/Classes", name, "",
      ] : (bases.contains(package) ? [] : [name, "Sources/\(name)"])
    for folder in folders {
      let path = folder.isEmpty ? package : package.pushing(FilePath(folder))
      if let source = try ModuleSource(name, in: path) { return source }
    }
    return nil
  }

  private static let sourceFolders = ["Sources", "Source", "src", "srcs"]

  /// The packages beside a program: those that its manifest and its Xcode project name, and the
  /// folders with a manifest.
  private func localPackages(of base: FilePath) -> [FilePath] {
    let named = (manifest(of: base)?.localPackages ?? []).map {
      base.pushing(FilePath($0)).lexicallyNormalized()
    }
    let others = ((try? entries(of: base)) ?? []).flatMap { entry -> [FilePath] in
      let path = base.appending(entry)
      if entry.extension == "xcodeproj" { return XcodeProject(path)?.localPackages ?? [] }
      return path.appending("Package.swift").isPackageManifest ? [path] : []
    }
    return named + others
  }

  private func manifest(of package: FilePath) -> PackageManifest? {
    let path = package.appending("Package.swift")
    guard let bytes = try? readFile(path, maxSize: ProgramFile.maxSize) else { return nil }
    return PackageManifest(String(decoding: bytes, as: UTF8.self))
  }

  private static func hasPodspec(_ folder: FilePath, _ name: String? = nil) -> Bool {
    ((try? entries(of: folder)) ?? []).contains { entry in
      entry.extension == "podspec" && (name == nil || plain(entry.stem) == plain(name ?? ""))
    }
  }

  /// A name without case and punctuation: the package of a module may be `Lottie-iOS`.
  private static func plain(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
