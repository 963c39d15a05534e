private import FileIO
internal import ProjectFiles
private import SourceImport
internal import SystemPackage
internal import UIKit

/// Compiles programs for iOS unless the cache has them, and loads them into this process.
///
/// A program that does not compile as a whole is compiled without the files that its film does not
/// need; a file that does not compile alone, with those that it needs.
struct ProgramLoader {
  let compiler: Compiler
  let modules: ModuleDirectory
  let cache: CompiledFileCache
  let importer: ObjectiveCImporter
  /// Whether code that does not compile is an error, in place of being cut.
  let isStrict: Bool
  let budget = CompilationBudget()
  /// Called with lines for the user: what is compiled, the compiler's messages, and what a program
  /// loses.
  let print: (String) -> Void

  /// Loads a program.
  ///
  /// - Parameters:
  ///   - folder: The program.
  ///   - name: The class or identifier of the controller or view that is shown; nil for the
  ///     program's own.
  /// - Returns: The program.
  /// - Throws: A ``RecipeFileError`` if it cannot be compiled or loaded.
  func load(_ folder: ProgramFolder, choosing name: String?) async throws -> LoadedProgram {
    // The script's errors come first.
    _ = try folder.script
    let folder = try folder.withResourceNames.withModules(unless: modules.has)
    let key = key(of: folder)
    let entry = cache.entry(for: key)
    if let entry, !isStrict || entry.notes.leftOut.isEmpty,
      let program = try cached(folder, entry, of: folder)
    {
      return program
    }
    // Other files are read and parsed only for a program that does not compile.
    let source = try await ApplicationSource(
      folder, translatedBy: importer, modules: modules(of: folder).modules)
    if let user = try await userShown(of: folder, source, choosing: name) { return user }
    // The files that a given file needs are no loss.
    lazy var part =
      isStrict && !folder.isFile ? nil : self.part(of: folder, source, choosing: name)
    if let entry, entry.library == nil,
      let program = try cachedRest(of: folder, part, leavingOut: entry.notes.leftOut)
    {
      return program
    }
    do {
      return try await compile(folder, key, source, of: folder)
    } catch let failure as ProgramFailure {
      return try await compileRest(of: folder, part, source, after: failure)
    }
  }

  /// Loads what the cache has of a program that does not compile as a whole; nil if it has nothing.
  private func cachedRest(
    of folder: ProgramFolder, _ part: ProgramFolder?,
    leavingOut failed: [CompilationNotes.LeftOutFile]
  ) throws -> LoadedProgram? {
    let partEntry = part.flatMap { cache.entry(for: key(of: $0)) }
    if let part, let partEntry,
      let program = try cached(part, partEntry, of: folder, leavingOut: failed)
    {
      return program
    }
    // The files around a given one may have changed, so that the part is to be compiled.
    guard !isStrict, part == nil || partEntry != nil else { return nil }
    for program in [part, folder].compactMap(\.self) {
      if let entry = cache.entry(for: key(of: program, isNarrowed: true)),
        let loaded = try cached(program, entry, of: folder)
      {
        return loaded
      }
    }
    return nil
  }

  /// Compiles the part of a program that does not compile as a whole, or what is left of it without
  /// the code that does not compile.
  private func compileRest(
    of folder: ProgramFolder, _ part: ProgramFolder?, _ source: ApplicationSource,
    after failure: ProgramFailure
  ) async throws -> LoadedProgram {
    let key = key(of: folder)
    let whole = CompilationNotes(leftOut: failure.files)
    var partFailure: ProgramFailure?
    if let part {
      do {
        let program = try await compile(
          part, self.key(of: part),
          ApplicationSource(part, translatedBy: importer, modules: modules(of: part).modules),
          of: folder, leavingOut: failure.files)
        await cache.addFailure(of: key, whole)
        return program
      } catch let error as ProgramFailure {
        partFailure = error
        await cache.addFailure(of: self.key(of: part), CompilationNotes())
      }
    }
    let isBetterTogether = partFailure.map { $0.count < failure.count } == true
    let candidates = folder.isFile && isBetterTogether ? [part, folder] : [folder, part]
    for candidate in candidates.compactMap(\.self) where !isStrict {
      // The part and the whole have lines of the same files.
      let refusals = partFailure ?? failure
      if let program = try await narrowed(
        candidate, source, of: folder, without: refusals.refusals)
      {
        await cache.addFailure(of: key, whole)
        return program
      }
    }
    if folder.isFile, let partFailure {
      throw partFailure.error(after: failure, print: print)
    }
    throw failure.error(print: print)
  }

  /// Compiles a program without the code that does not compile; nil if that is not enough.
  private func narrowed(
    _ program: ProgramFolder, _ source: ApplicationSource, of whole: ProgramFolder,
    without refusals: [ObjectiveCImporter.Refusal]
  ) async throws -> LoadedProgram? {
    do {
      return try await compile(
        program, key(of: program, isNarrowed: true), source, of: whole, narrowing: refusals)
    } catch is ProgramFailure {
      return nil
    }
  }

  /// The largest number of files that are tried in place of one without a screen.
  private static let maxUserCount = 12

  /// Loads the program of the file in Objective-C that uses one without a screen, such as that of a
  /// behavior; nil if the file has a screen, or no file that uses it has one.
  private func userShown(
    of folder: ProgramFolder, _ source: ApplicationSource, choosing name: String?
  ) async throws -> LoadedProgram? {
    guard folder.isFile, name == nil, source.errors.isEmpty, !source.hasScreen(of: folder),
      folder.files.first(where: { $0.path == folder.shownFile })?.language == .objectiveC
    else { return nil }
    var seen = Set([folder.shownFile].compactMap(\.self))
    var pending = folder.users
    var next = 0
    while next < pending.count, seen.count <= Self.maxUserCount {
      let path = pending[next]
      next += 1
      guard seen.insert(path).inserted,
        let user = try? ProgramFolder.program(ofFile: path),
        let source = try? await ApplicationSource(user, translatedBy: importer)
      else { continue }
      guard source.errors.isEmpty, source.hasScreen(of: user) else {
        pending += user.users
        continue
      }
      print("\(folder.path.printable) has no screen; \(path.printable), which uses it, is shown")
      return try await load(user, choosing: nil)
    }
    return nil
  }

  /// Returns the part to compile if a program does not compile; nil if there is none.
  private func part(
    of folder: ProgramFolder, _ source: ApplicationSource, choosing name: String?
  ) -> ProgramFolder? {
    if folder.isFile {
      // A file that needs no others would be compiled a second time.
      return folder.withNeededFiles.flatMap {
        $0.files.count > 1 ? try? $0.withModules(unless: modules.has) : nil
      }
    }
    if let name { return folder.part(neededBy: [name]) }
    let delegates = source.entries.filter {
      $0.kind == .applicationDelegate || $0.kind == .sceneDelegate
    }.map(\.name)
    let initial = ProgramDocuments(of: folder, classes: []).main?.controllerID
    return folder.part(neededBy: Set(delegates + [initial].compactMap(\.self)))
  }

  /// Returns the modules from source that a program imports, and lines about those that do not
  /// compile.
  func modules(
    of folder: ProgramFolder
  ) async throws -> (modules: [CompiledModule], failures: [String]) {
    guard !folder.modules.isEmpty else { return ([], []) }
    return try await ModuleCompilation(
      compiler: compiler, modules: modules, cache: cache.ofModules, importer: importer,
      isStrict: isStrict
    ).compile(folder.modules, print: print)
  }

  /// Returns the key of a program, or of what is left of it without the code that is cut.
  func key(of folder: ProgramFolder, isNarrowed: Bool = false) -> CompiledFileCache.Key {
    CompiledFileCache.Key(
      files: folder.files + folder.headers + folder.dataModels + folder.modules.flatMap(\.files),
      compiler: compiler.identity + (isNarrowed ? " narrowed" : "")
        // With strict modules the program is another one.
        + (isStrict && !folder.modules.isEmpty ? " strict" : "")
        + (folder.assetSymbols.map { "\n\($0.identity)" } ?? ""),
      modules: modules.identity)
  }

  /// Loads what the cache has; nil if it has no library, or a damaged one, which is compiled again.
  ///
  /// - Parameters:
  ///   - program: The program, or the part of it that was compiled.
  ///   - entry: The entry of the cache.
  ///   - whole: The whole program.
  ///   - failed: The files with which the whole program does not compile.
  /// - Returns: The program.
  /// - Throws: A ``RecipeFileError`` if its script is wrong.
  private func cached(
    _ program: ProgramFolder, _ entry: CompiledFileCache.Entry, of whole: ProgramFolder,
    leavingOut failed: [CompilationNotes.LeftOutFile] = []
  ) throws -> LoadedProgram? {
    guard let library = entry.library,
      let loaded = try? RecipeLibrary.loadProgram(library, of: program.path)
    else { return nil }
    return try self.loaded(loaded, program, entry.notes, of: whole, leavingOut: failed)
  }

  private func compile(
    _ program: ProgramFolder, _ key: CompiledFileCache.Key, _ source: ApplicationSource,
    of whole: ProgramFolder, leavingOut failed: [CompilationNotes.LeftOutFile] = [],
    narrowing refusals: [ObjectiveCImporter.Refusal]? = nil
  ) async throws -> LoadedProgram {
    let isNarrowed = refusals != nil
    print("Compiling \(program.summary)\(isNarrowed ? " without what does not compile" : "")")
    let (imported, failures) = try await modules(of: program)
    let compilation = ProgramCompilation(
      folder: program, source: source, compiler: compiler, modules: modules,
      moduleMap: cache.moduleMap, importer: importer, isStrict: isStrict, budget: budget,
      imported: imported)
    let entry = try await cache.add(key) { directory in
      var notes =
        if let refusals {
          try await compilation.compileNarrowed(into: directory, without: refusals)
        } else {
          try await compilation.compile(into: directory)
        }
      notes.warnings = failures + imported.flatMap(\.lines) + notes.warnings
      return notes
    }
    guard let library = entry.library else {
      throw RecipeFileError("The compiler wrote no library of \(program.path.printable).")
    }
    return try loaded(
      try RecipeLibrary.loadProgram(library, of: program.path), program, entry.notes, of: whole,
      leavingOut: failed)
  }

  /// Returns a loaded program, after saying what it lacks.
  private func loaded(
    _ loaded: _Program, _ program: ProgramFolder, _ notes: CompilationNotes,
    of whole: ProgramFolder, leavingOut failed: [CompilationNotes.LeftOutFile]
  ) throws -> LoadedProgram {
    let present = Set(program.files.map(\.path.printable))
    let missing = failed.filter { !present.contains($0.path) }
    for line in notes.lines + missing.map(\.warning) { print(line) }
    let leftOut = (notes.leftOut + missing).compactMap { file -> LeftOutSource? in
      whole.files.first { $0.path.printable == file.path }
        .map { LeftOutSource(file: $0, warning: file.warning) }
    }
    return LoadedProgram(
      loaded, folder: program, script: try program.script, leftOut: leftOut, cuts: notes.cuts)
  }
}
