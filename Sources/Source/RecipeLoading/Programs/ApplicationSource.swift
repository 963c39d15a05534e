private import FileIO
internal import ProjectFiles
internal import SourceImport
internal import SystemPackage

/// The files of a program for iOS, translated to Swift and rewritten so that they compile against
/// the module `UIKit`, with a function that describes the program.
struct ApplicationSource {
  /// The rewritten files, a file with the function, and one with symbols of assets.
  let texts: [String]
  /// What the program loses, a line each, with the place in the file.
  let warnings: [String]
  /// What cannot work, in the order of files and lines.
  let errors: [Problem]
  /// The declarations where a film can start.
  let entries: [EntryCandidate]
  /// The classes of a module that others can subclass.
  let interface: SourceFile
  /// The classes of a module that its tests can use besides.
  let testableInterface: SourceFile

  /// Translates and rewrites the files of a program.
  ///
  /// - Parameters:
  ///   - folder: The program.
  ///   - importer: What translates Objective-C.
  ///   - refusals: Lines whose methods are left out.
  ///   - narrowed: The files in Swift without what does not compile; nil for all of it.
  ///   - modules: The modules from source that the files may import.
  ///   - module: The name of the module that the files are; nil for a program.
  /// - Throws: A ``RecipeFileError`` if files cannot be parsed.
  init(
    _ folder: ProgramFolder, translatedBy importer: ObjectiveCImporter,
    without refusals: [ObjectiveCImporter.Refusal] = [], narrowed: NarrowedProgram? = nil,
    modules: [CompiledModule] = [], module: String? = nil
  ) async throws {
    let translation = try await importer.translation(of: folder, without: refusals)
    let tested = folder.files.reduce(into: Set<String>()) { $0.formUnion($1.testedModules) }
    let program = ImportedProgram(
      files: (narrowed?.files ?? Self.files(of: folder, module)) + translation.files,
      modules: Set(modules.map(\.name)), ownModules: folder.ownModules,
      assets: folder.assetSymbols, refusedCode: narrowed?.refusedCode ?? [],
      interfaces: modules.map { tested.contains($0.name) ? $0.testableInterface : $0.interface },
      isModule: module != nil)
    (interface, testableInterface) = (program.interface, program.testableInterface)
    let problems = translation.problems + program.problems
    errors = problems.filter { $0.severity == .error }
    warnings =
      translation.notes + problems.filter { $0.severity == .warning }.map(\.description)
    if let module {
      entries = []
      texts =
        program.files.map(\.text) + [
          ModuleRegistration(of: module).source(
            calling: program.registrations + translation.registrations)
        ]
      return
    }
    let hasDelegate = program.entries.contains { $0.kind == .applicationDelegate }
    let entries = program.entries.filter {
      ($0.kind != .playground || !$0.isMainFile || !hasDelegate)
        && $0.file != NarrowedProgram.standInPath
    }
    self.entries = entries
    let translated = Set(translation.files.map(\.path))
    let described = program.files.enumerated().map { index, file in
      // A second module with Foundation's names would make those of translated files ambiguous.
      let module = translated.contains(file.path) ? "ObjectiveCSupport" : "UIKit"
      return file.text
        + Self.description(
          of: entries.filter { $0.file == file.path }, index: index, importing: module,
          without: narrowed?.refusedCode ?? [])
    }
    texts =
      described + [
        // The function ends what an opening directive began.
        String.swiftSourceLocation("program", line: 1)
          + modules.map { "\nimport \($0.name)" }.joined()
          + RecipeLibrary.source(
            describing: (["[]"] + program.files.indices.map { "_zoetropeEntries_\($0)()" })
              .joined(separator: " + "),
            registrations: program.registrations + translation.registrations
              + modules.map(\.registration))
      ] + [program.assetSymbols].compactMap(\.self)
  }

  /// Returns the files in Swift of a program or a module, with what stands in its part in
  /// Objective-C.
  static func files(of folder: ProgramFolder, _ module: String?) -> [SourceFile] {
    guard let supplement = module.flatMap(ModuleSupplement.of) else { return folder.swiftFiles }
    return folder.swiftFiles.map(supplement.replaced) + [supplement.file]
  }

  /// Returns whether a film can start with a declaration that the program shows.
  func hasScreen(of folder: ProgramFolder) -> Bool {
    entries.contains { entry in
      guard [.playground, .preview].contains(entry.kind) || folder.shows(entry.name) else {
        return false
      }
      return Self.start(of: entry) != nil
    }
  }

  /// Returns a function that describes the entries of a file, in that file so that it can use what
  /// is private to it.
  private static func description(
    of entries: [EntryCandidate], index: Int, importing module: String,
    without refused: Set<String>
  ) -> String {
    let list = entries.compactMap { entry in
      start(of: entry).map { "UIKit._Program.Entry(\(entry.name.swiftLiteral), \($0))" }
    }.filter { !refused.contains($0) && !refused.contains("\($0),") }
    return """

      import \(module)
      func _zoetropeEntries_\(index)() -> [UIKit._Program.Entry] { [
      \(list.joined(separator: ",\n"))
      ] }

      """
  }

  /// Returns the start of an entry as Swift; nil if its object cannot be made.
  private static func start(of entry: EntryCandidate) -> String? {
    let name =
      switch entry.kind {
      case .applicationDelegate: "application"
      case .playground: "page"
      case .preview: "preview(\((FilePath(entry.file).stem ?? "").swiftLiteral))"
      case .recipe: "recipe"
      case .sceneDelegate: "scene"
      case .view: "view"
      case .viewController: "controller"
      }
    guard let creation = entry.creation else {
      return entry.kind == .viewController ? ".document" : nil
    }
    return ".\(name) { \(creation) }"
  }
}

extension EntryCandidate {
  /// Whether the code is that of `main.swift`, which starts an application.
  fileprivate var isMainFile: Bool { file == "main.swift" || file.hasSuffix("/main.swift") }
}
