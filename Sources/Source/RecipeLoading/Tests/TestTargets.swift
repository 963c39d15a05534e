private import FileIO
internal import ProjectFiles
private import SourceImport
internal import SystemPackage

/// The targets of tests of a package, or of an app's folder.
struct TestTargets {
  /// The targets, in the order of the manifest or of their folders.
  private(set) var programs: [ProgramFolder] = []
  /// Sentences about targets that are left out.
  private(set) var notes: [String] = []

  /// Finds the targets.
  ///
  /// Those of a manifest are taken, or else the unit tests of Xcode projects, or folders whose names
  /// end in Tests. A target is compiled with the modules that it imports, each of which is one of its
  /// own; with the files of the program if it imports a module that is none.
  ///
  /// - Parameters:
  ///   - root: The folder.
  ///   - isTaken: Whether a module is Zoetrope's.
  /// - Throws: A ``ProjectError`` if the folder or a file cannot be read, or has no tests.
  init(of root: FilePath, unless isTaken: @escaping (String) -> Bool) throws {
    for target in try Self.sources(of: root) where target.files.contains(where: \.isOfTests) {
      let isWhole = try Self.needsProgram(target, below: root, unless: isTaken)
      let program = try ProgramFolder(
        tests: target, below: isWhole ? Self.program(of: target, below: root) : root,
        isWhole: isWhole
      ).withModules(unless: isTaken)
      guard program.files.contains(where: \.isOfTests) else { continue }
      let files = target.files + program.modules.flatMap(\.files)
      if let file = files.first(where: \.isForMac) {
        notes.append(
          "\(target.name) is left out: \(file.path.printable) imports AppKit, which is for macOS.")
      } else {
        programs.append(program)
      }
    }
    guard programs.isEmpty else { return }
    let inPackages = ProgramFolder.testFolders(below: root.appending("Packages")).first.map {
      " Those of a package in it are run by its folder, such as 'zoetrope test "
        + "\(Self.package(of: $0, below: root).printable)'."
    }
    throw ProjectError(
      notes.first
        ?? "\(root.printable) has no tests: no target of tests and no folder whose name ends in Tests "
        + "has a file that imports XCTest or Testing.\(inPackages ?? "")")
  }

  /// Returns the package in the folder `Packages` that a folder of tests belongs to.
  private static func package(of tests: FilePath, below root: FilePath) -> FilePath {
    let count = root.components.count + 2
    var folder = tests
    while folder.components.count > count { folder = folder.removingLastComponent() }
    return folder
  }

  /// Returns the files of targets.
  private static func sources(of root: FilePath) throws -> [ModuleSource] {
    let manifest = (try? readFile(root.appending("Package.swift"), maxSize: ProgramFile.maxSize))
      .map { PackageManifest(String(decoding: $0, as: UTF8.self)) }
    let named = try (manifest?.testTargets ?? []).compactMap { target in
      try ModuleSource(
        target.name,
        in: root.pushing(FilePath(target.path ?? "Tests/\(target.name)")).lexicallyNormalized(),
        exclude: target.exclude, sources: target.sources, isOfTests: true)
    }
    guard named.isEmpty else { return named }
    let listed = try ProgramFolder.unitTests(below: root)
    if listed.contains(where: { $0.files.contains(where: \.isOfTests) }) { return listed }
    let folders = ProgramFolder.testFolders(below: root)
    return try folders.compactMap { folder in
      let inner = folders.filter { $0 != folder && $0.starts(with: folder) }
        .map { $0.components.suffix($0.components.count - folder.components.count) }
        .map { $0.map(\.string).joined(separator: "/") }
      return try ModuleSource(
        folder.lastComponent?.string ?? "Tests", in: folder, exclude: inner, isOfTests: true)
    }
  }

  /// Returns the folder of the app that tests import: the nearest one around them with files in
  /// Swift besides those of tests.
  private static func program(of target: ModuleSource, below root: FilePath) throws -> FilePath {
    var folder = target.folder
    while folder != root, folder.starts(with: root) {
      folder = folder.removingLastComponent()
      if try ProgramFileList(of: folder).hasSwift { return folder }
    }
    return root
  }

  /// Returns whether tests need the files of an app: they import what is no module.
  private static func needsProgram(
    _ target: ModuleSource, below root: FilePath, unless isTaken: (String) -> Bool
  ) throws -> Bool {
    let search = ModuleSearch(for: try ProgramFolder(tests: target, below: root, isWhole: false))
    let tested = target.files.reduce(into: Set<String>()) { $0.formUnion($1.testedModules) }
    return try tested.sorted().contains { name in
      try !isTaken(name) && ImportedProgram.isOfOthers(name) && search.module(name) == nil
    }
  }
}
