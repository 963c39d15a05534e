private import FileIO
internal import ProjectFiles
private import SourceImport
internal import UIKit

extension ProgramLoader {
  /// Loads a target of tests.
  ///
  /// - Parameter folder: The files of the tests, with the modules that they import.
  /// - Returns: The target.
  /// - Throws: A ``RecipeFileError`` if they cannot be compiled or loaded.
  func loadTests(of folder: ProgramFolder) async throws -> LoadedTests.Target {
    for isNarrowed in isStrict ? [false] : [false, true] {
      if let entry = cache.entry(for: key(of: folder, isNarrowed: isNarrowed)),
        let library = entry.library,
        let program = try? RecipeLibrary.loadProgram(library, of: folder.path)
      {
        return tests(program, entry.notes, of: folder)
      }
    }
    let (imported, failures) = try await modules(of: folder)
    let source = try await ApplicationSource(folder, translatedBy: importer, modules: imported)
    print("Compiling \(folder.summary)")
    let compilation = ProgramCompilation(
      folder: folder, source: source, compiler: compiler, modules: modules,
      moduleMap: cache.moduleMap, importer: importer, isStrict: isStrict, budget: budget,
      imported: imported)
    var entry: CompiledFileCache.Entry
    do {
      entry = try await cache.add(key(of: folder)) { directory in
        var notes = try await compilation.compile(into: directory)
        notes.warnings = failures + imported.flatMap(\.lines) + notes.warnings
        return notes
      }
    } catch let failure as ProgramFailure {
      guard !isStrict else { throw failure.error(print: print) }
      print("Compiling \(folder.summary) without what does not compile")
      do {
        entry = try await cache.add(key(of: folder, isNarrowed: true)) { directory in
          var notes = try await compilation.compileNarrowed(
            into: directory, without: failure.refusals)
          notes.warnings = failures + imported.flatMap(\.lines) + notes.warnings
          return notes
        }
      } catch is ProgramFailure {
        throw failure.error(print: print)
      }
    }
    guard let library = entry.library else {
      throw RecipeFileError("The compiler wrote no library of \(folder.path.printable).")
    }
    return tests(
      try RecipeLibrary.loadProgram(library, of: folder.path), entry.notes, of: folder)
  }

  private func tests(
    _ program: _Program, _ notes: CompilationNotes, of folder: ProgramFolder
  ) -> LoadedTests.Target {
    for line in notes.lines { print(line) }
    return LoadedTests.Target(program, folder: folder, cuts: notes.cuts)
  }
}
