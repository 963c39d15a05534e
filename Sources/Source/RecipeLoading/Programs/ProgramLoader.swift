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
  /// Called with lines for the user: what is compiled, the compiler's messages, and what a program
  /// loses.
  let print: (String) -> Void

  /// Loads a program.
  ///
  /// - Parameters:
  ///   - folder: The program.
  ///   - name: The class or identifier of the controller or view that is shown; nil for the program's
  ///     own.
  /// - Returns: The program.
  /// - Throws: A ``RecipeFileError`` if it cannot be compiled or loaded.
  func load(_ folder: ProgramFolder, choosing name: String?) async throws -> LoadedProgram {
    // The script's errors come first.
    _ = try folder.script
    let key = key(of: folder)
    if let program = try cached(folder, key) { return program }
    // Other files are read and parsed only for a program that does not compile.
    let source = ApplicationSource(folder)
    if cache.isKnownToFail(key), let part = part(of: folder, source, choosing: name),
      let program = try cached(part, self.key(of: part))
    {
      return program
    }
    do {
      return try await compile(folder, key, source)
    } catch let failure as ProgramFailure {
      guard let part = part(of: folder, source, choosing: name) else {
        throw failure.error(print: print)
      }
      do {
        let program = try await compile(part, self.key(of: part), ApplicationSource(part))
        for warning in failure.warnings(leavingOutAllBut: part) { print(warning) }
        await cache.addFailure(of: key)
        return program
      } catch let second as ProgramFailure {
        throw (folder.isFile ? second : failure).error(print: print)
      }
    }
  }

  /// Returns the part to compile if a program does not compile; nil if there is none.
  private func part(
    of folder: ProgramFolder, _ source: ApplicationSource, choosing name: String?
  ) -> ProgramFolder? {
    if folder.isFile { return folder.withNeededFiles }
    if let name { return folder.part(neededBy: [name]) }
    let delegates = source.entries.filter {
      $0.kind == .applicationDelegate || $0.kind == .sceneDelegate
    }.map(\.name)
    let initial = ProgramDocuments(of: folder, classes: []).main?.controllerID
    return folder.part(neededBy: Set(delegates + [initial].compactMap(\.self)))
  }

  private func key(of folder: ProgramFolder) -> CompiledFileCache.Key {
    CompiledFileCache.Key(
      files: folder.files, compiler: compiler.identity, modules: modules.identity)
  }

  private func cached(
    _ folder: ProgramFolder, _ key: CompiledFileCache.Key
  ) throws -> LoadedProgram? {
    // A damaged library is compiled again.
    guard let library = cache.library(for: key),
      let program = try? RecipeLibrary.loadProgram(library, of: folder.path)
    else { return nil }
    return LoadedProgram(program, folder: folder, script: try folder.script)
  }

  private func compile(
    _ folder: ProgramFolder, _ key: CompiledFileCache.Key, _ source: ApplicationSource
  ) async throws -> LoadedProgram {
    print("Compiling \(folder.summary)")
    let compilation = ProgramCompilation(
      folder: folder, source: source, compiler: compiler, modules: modules,
      moduleMap: cache.moduleMap)
    let library = try await cache.add(key) { directory in
      try await compilation.compile(into: directory, print: print)
    }
    return LoadedProgram(
      try RecipeLibrary.loadProgram(library, of: folder.path), folder: folder,
      script: try folder.script)
  }
}
