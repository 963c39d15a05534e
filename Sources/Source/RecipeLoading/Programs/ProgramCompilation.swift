private import FileIO
internal import ProjectFiles
internal import SourceImport
internal import SystemPackage

/// The compilation of a program for iOS, without the files that cannot work if the others do not
/// need them.
struct ProgramCompilation {
  let folder: ProgramFolder
  /// The rewritten files of the folder.
  let source: ApplicationSource
  let compiler: Compiler
  let modules: ModuleDirectory
  let moduleMap: FilePath
  let importer: ObjectiveCImporter
  /// Whether nothing is left out.
  let isStrict: Bool
  let budget: CompilationBudget
  /// The modules from source that the program imports.
  var imported: [CompiledModule] = []

  /// Compiles the program.
  ///
  /// - Parameter directory: The directory of the result, ``RecipeLibrary/fileName``.
  /// - Returns: What the program loses.
  /// - Throws: A ``ProgramFailure`` if a file does not compile or cannot work, or a
  ///   ``RecipeFileError``.
  func compile(into directory: FilePath) async throws -> CompilationNotes {
    let errors = source.errors
    guard !errors.isEmpty else {
      let (source, run, refusals) = try await run(source, of: folder, in: directory)
      guard run.succeeded else {
        throw ProgramFailure(of: folder, messages: run.messages, refusals: refusals)
      }
      return CompilationNotes(warnings: try finish(source))
    }
    let blocked = Set(errors.map(\.file))
    // Of files in Swift only what cannot work is cut.
    let isOfC = folder.files.contains {
      blocked.contains($0.path.printable) && $0.language != .swift
    }
    guard isOfC, !isStrict else { throw ProgramFailure(of: folder, problems: errors) }
    let swift = folder.files.filter {
      $0.language == .swift && blocked.contains($0.path.printable)
    }
    let rest = folder.with(
      files: folder.files.filter { file in !swift.contains { $0.path == file.path } })
    // Listings are one text, and a file in Objective-C is given for itself.
    guard let restFolder = try rest.leavingOut(blocked) else {
      throw ProgramFailure(of: folder, problems: errors)
    }
    let (part, run, refusals) = try await run(
      ApplicationSource(restFolder, translatedBy: importer, modules: imported), of: restFolder,
      in: directory)
    guard run.succeeded else {
      throw ProgramFailure(
        of: folder, problems: errors, messages: run.messages, refusals: refusals)
    }
    return CompilationNotes(
      leftOut: CompilationNotes.LeftOutFile.of(errors, from: rest, to: restFolder),
      warnings: try finish(part))
  }

  /// Compiles the program without the code that does not compile.
  ///
  /// - Parameters:
  ///   - directory: The directory of the result, ``RecipeLibrary/fileName``.
  ///   - refusals: What the compiler has refused of the files in Objective-C before.
  /// - Returns: What the program loses.
  /// - Throws: A ``ProgramFailure`` if it does not compile, or a ``RecipeFileError``.
  func compileNarrowed(
    into directory: FilePath, without refusals: [ObjectiveCImporter.Refusal] = []
  ) async throws -> CompilationNotes {
    let compilation = NarrowedCompilation(
      folder: folder, importer: importer, refusals: refusals, modules: imported
    ) {
      try await run($0, in: $1)
    }
    guard let result = try await compilation.compile(into: directory) else {
      throw ProgramFailure(of: folder)
    }
    return CompilationNotes(
      leftOut: result.leftOut, warnings: try finish(result.source), cuts: result.cuts)
  }

  /// Returns warnings of a compiled program.
  private func finish(_ source: ApplicationSource) throws -> [String] {
    guard !source.entries.isEmpty || folder.isOfTests else {
      throw RecipeFileError(
        "\(folder.path.printable) shows nothing: it has no subclass of UIViewController or UIView.")
    }
    let changed = (folder.files + folder.headers + folder.dataModels).first { !$0.isUnchanged }
    if let changed {
      throw RecipeFileError("\(changed.path.printable) changed while it was compiled.")
    }
    return source.warnings + [unconnectedOutlet].compactMap(\.self)
  }

  /// A warning that names the first outlet, if no document can connect it.
  private var unconnectedOutlet: String? {
    for file in folder.files + folder.headers {
      let lines = file.text.split(
        omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      guard let index = lines.firstIndex(where: { $0.contains("IBOutlet") }) else { continue }
      if let list = folder.resourceList, !list.documents.isEmpty { return nil }
      return "\(file.path.printable):\(index + 1): warning: outlets are nil, since no storyboard "
        + "connects them."
    }
    return nil
  }

  /// The largest number of times that a program in Objective-C is compiled without methods that
  /// Swift refuses: bodies, members and classes, and what uses these.
  private static let maxRounds = 8

  /// Compiles a source, without the methods in Objective-C whose translation the Swift compiler
  /// refuses.
  ///
  /// - Parameters:
  ///   - source: The source.
  ///   - folder: Its program.
  ///   - directory: The directory of the result.
  /// - Returns: The source that was compiled last, what the compiler said, and what it refused.
  /// - Throws: An error if the compiler cannot be run, or the source cannot be read or written.
  private func run(
    _ source: ApplicationSource, of folder: ProgramFolder, in directory: FilePath
  ) async throws -> (
    ApplicationSource, (succeeded: Bool, messages: String), [ObjectiveCImporter.Refusal]
  ) {
    var source = source
    var refusals: [ObjectiveCImporter.Refusal] = []
    var run = try await run(source, in: directory)
    for _ in 0..<Self.maxRounds where !run.succeeded {
      let more = ObjectiveCImporter.Refusal.refusals(
        in: run.messages, of: folder, after: refusals)
      guard !more.isEmpty else { break }
      refusals += more
      source = try await ApplicationSource(
        folder, translatedBy: importer, without: refusals, modules: imported)
      run = try await self.run(source, in: directory)
    }
    return (source, run, refusals)
  }

  private func run(
    _ source: ApplicationSource, in directory: FilePath
  ) async throws -> (succeeded: Bool, messages: String) {
    try budget.spend(source.texts, of: folder)
    let files = source.texts.indices.map { directory.appending("source-\($0).swift") }
    do {
      for (file, text) in zip(files, source.texts) {
        try writeFile(text.utf8, to: file, permissions: .ownerReadWrite)
      }
    } catch {
      throw RecipeFileError("Cannot write to the cache \(directory.printable): \(error).")
    }
    defer { for file in files { removeTree(file) } }
    let module = ProgramModule(
      of: folder, beside: modules, importing: imported.map(\.name))
    var run = try await compiler.run(
      // Other styles show the numbers of the rewritten lines, with directives between them.
      ["-diagnostic-style", "llvm"]
        + RecipeFile.arguments(
          module: module.name, swiftVersion: "5", modules: modules, moduleMap: moduleMap)
        // Xcode runs the debug build of an app.
        + ["-suppress-warnings", "-D", "DEBUG"] + RecipeFile.packageArguments
        + imported.flatMap { ["-I", $0.directory.string] }
        + RecipeFile.libraryArguments(for: files + imported.map(\.object), in: directory),
      capturingErrors: true)
    run.messages = module.removed(from: run.messages)
    if !run.succeeded { budget.note(run.messages) }
    return run
  }
}
