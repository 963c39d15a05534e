private import FileIO
private import FoundationEssentials
internal import ProjectFiles
internal import SourceImport
internal import SystemPackage

/// Compiles the modules that programs import, unless the cache has them.
struct ModuleCompilation: Sendable {
  let compiler: Compiler
  let modules: ModuleDirectory
  let cache: CompiledFileCache
  let importer: ObjectiveCImporter
  /// Whether code that does not compile is an error, in place of being cut.
  let isStrict: Bool

  /// The largest number of cuts that are said of a module.
  private static let maxLineCount = 3

  /// Compiles modules, as many at once as there are processors, each after those that it imports.
  ///
  /// - Parameters:
  ///   - sources: The modules, each after those that it imports.
  ///   - print: Called with lines for the user.
  /// - Returns: The modules in their order, without those that do not compile, and a line about each
  ///   of these.
  /// - Throws: A ``RecipeFileError`` if a module does not compile and nothing may be cut.
  func compile(
    _ sources: [ModuleSource], print: (String) -> Void
  ) async throws -> (modules: [CompiledModule], failures: [String]) {
    let needs = Self.needs(of: sources)
    /// The modules that are done by their names; nil for those that do not compile.
    var done: [String: CompiledModule?] = [:]
    func compiled(_ names: Set<String>) -> [CompiledModule] {
      sources.filter { names.contains($0.name) }.compactMap { done[$0.name] ?? nil }
    }
    do {
      try await withThrowingTaskGroup(of: (String, CompiledModule?).self) { group in
        var waiting = sources
        var running = 0
        while !waiting.isEmpty || running > 0 {
          while running < ProcessInfo.processInfo.activeProcessorCount,
            let index = waiting.firstIndex(where: { source in
              needs[source.name, default: []].allSatisfy { done[$0] != nil }
            })
          {
            let source = waiting.remove(at: index)
            let others = compiled(needs[source.name, default: []])
            let key = key(of: source, after: others)
            if let known = cached(source, key) {
              done[source.name] = .some(known)
              continue
            }
            print("Compiling the module \(source.name)")
            running += 1
            group.addTask { (source.name, try await module(source, key, after: others)) }
          }
          guard running > 0, let (name, module) = try await group.next() else { continue }
          running -= 1
          done[name] = .some(module)
        }
      }
    } catch let failure as ProgramFailure {
      throw failure.error(print: print)
    }
    let failed = sources.filter { source in
      if case .some(.none) = done[source.name] { true } else { false }
    }
    let failures = failed.map {
      "warning: the module \($0.name) in \($0.folder.printable) does not compile here; it is left "
        + "out."
    }
    return (compiled(Set(sources.map(\.name))), failures)
  }

  /// Returns the names of the modules that each one imports, or that these import.
  static func needs(of sources: [ModuleSource]) -> [String: Set<String>] {
    var needs: [String: Set<String>] = [:]
    for source in sources {
      needs[source.name] = source.importedModules.reduce(into: []) { names, name in
        if let inner = needs[name] { names.formUnion(inner.union([name])) }
      }
    }
    return needs
  }

  private func key(
    of source: ModuleSource, after others: [CompiledModule]
  ) -> CompiledFileCache.Key {
    CompiledFileCache.Key(
      files: source.files,
      compiler: "\(compiler.identity) \(source.name) after \(others.map(\.directory))"
        + (isStrict ? "" : " narrowed"),
      modules: modules.identity, product: CompiledModule.objectName)
  }

  /// Returns what the cache has: a module, or that it does not compile; nil without either.
  private func cached(_ source: ModuleSource, _ key: CompiledFileCache.Key) -> CompiledModule?? {
    guard let entry = cache.entry(for: key) else { return nil }
    if entry.library == nil, !isStrict { return .some(nil) }
    return module(source, entry).map { .some($0) }
  }

  /// Compiles a module; nil if it does not compile.
  private func module(
    _ source: ModuleSource, _ key: CompiledFileCache.Key, after others: [CompiledModule]
  ) async throws -> CompiledModule? {
    let entry: CompiledFileCache.Entry
    do {
      entry = try await cache.add(key) { directory in
        try await compile(source, after: others, into: directory)
      }
    } catch let failure as ProgramFailure {
      guard !isStrict else { throw failure }
      // A compiler that was ended for another reason may succeed the next time.
      if failure.count > 0 { await cache.addFailure(of: key, CompilationNotes()) }
      return nil
    }
    guard let module = module(source, entry) else {
      throw RecipeFileError("The compiler wrote no module of \(source.folder.printable).")
    }
    return module
  }

  /// Returns the module of an entry of the cache; nil if something is missing.
  private func module(
    _ source: ModuleSource, _ entry: CompiledFileCache.Entry
  ) -> CompiledModule? {
    guard let object = entry.library else { return nil }
    let directory = object.removingLastComponent()
    func summary(_ name: FilePath.Component) -> SourceFile? {
      (try? readFile(directory.appending(name), maxSize: ProgramFile.maxSize)).map { text in
        SourceFile(
          path: source.folder.appending("\(source.name).swiftmodule").printable,
          text: String(decoding: text, as: UTF8.self))
      }
    }
    guard let interface = summary(CompiledModule.interfaceName),
      let testableInterface = summary(CompiledModule.testableName)
    else { return nil }
    let lines = entry.notes.lines
    let rest = lines.count - Self.maxLineCount
    return CompiledModule(
      name: source.name, directory: directory, object: object,
      interface: interface, testableInterface: testableInterface,
      lines: lines.prefix(Self.maxLineCount)
        + (rest > 0 ? ["and \(rest) more in the module \(source.name)"] : []))
  }

  private func compile(
    _ source: ModuleSource, after others: [CompiledModule], into directory: FilePath
  ) async throws -> CompilationNotes {
    let folder = ProgramFolder(source)
    let rewritten = try await ApplicationSource(
      folder, translatedBy: importer, modules: others, module: source.name)
    var notes = CompilationNotes()
    if rewritten.errors.isEmpty {
      let run = try await run(rewritten, source.name, after: others, in: directory)
      if run.succeeded {
        try writeInterfaces(of: rewritten, to: directory)
        return notes
      }
      if isStrict { throw ProgramFailure(of: folder, messages: run.messages) }
    } else if isStrict {
      throw ProgramFailure(of: folder, problems: rewritten.errors)
    }
    var messages = ""
    let narrowing = NarrowedCompilation(
      folder: folder, importer: importer, modules: others, module: source.name
    ) {
      let run = try await run($0, source.name, after: others, in: $1)
      messages = run.messages
      return run
    }
    guard let narrowed = try await narrowing.compile(into: directory) else {
      throw ProgramFailure(of: folder, messages: messages)
    }
    (notes.cuts, notes.leftOut) = (narrowed.cuts, narrowed.leftOut)
    try writeInterfaces(of: narrowed.source, to: directory)
    return notes
  }

  private func writeInterfaces(of source: ApplicationSource, to directory: FilePath) throws {
    try write(source.interface.text, to: directory.appending(CompiledModule.interfaceName))
    try write(
      source.interface.text + source.testableInterface.text,
      to: directory.appending(CompiledModule.testableName))
  }

  private func run(
    _ source: ApplicationSource, _ name: String, after others: [CompiledModule],
    in directory: FilePath
  ) async throws -> (succeeded: Bool, messages: String) {
    let files = source.texts.indices.map { directory.appending("source-\($0).swift") }
    for (file, text) in zip(files, source.texts) { try write(text, to: file) }
    defer { for file in files { removeTree(file) } }
    return try await compiler.run(
      ["-diagnostic-style", "llvm"]
        + RecipeFile.arguments(
          swiftVersion: "5", modules: modules, moduleMap: cache.moduleMap)
        + ["-module-name", name, "-suppress-warnings", "-enable-testing", "-gline-tables-only"]
        // Xcode runs the debug build of an app and of its modules.
        + ["-D", "DEBUG"] + RecipeFile.packageArguments
        + (ModuleSupplement.of(name)?.flags ?? []) + others.flatMap { ["-I", $0.directory.string] }
        + [
          "-emit-module", "-emit-module-path", directory.appending("\(name).swiftmodule").string,
          "-c", "-o", directory.appending(CompiledModule.objectName).string,
        ] + files.map(\.string), capturingErrors: true)
  }

  private func write(_ text: String, to path: FilePath) throws {
    do {
      try writeFile(text.utf8, to: path, permissions: .ownerReadWrite)
    } catch {
      throw RecipeFileError("Cannot write to the cache \(path.printable): \(error).")
    }
  }
}
