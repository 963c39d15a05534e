private import FileIO
package import StageKit
package import SystemPackage

/// A Swift file that holds recipes, which is compiled with the installed toolchain and loaded into
/// this process.
///
/// The program must export the symbols of its modules (`--export-dynamic`), since a compiled file
/// uses those. What was compiled is kept in a cache, so that a file is compiled once for each of its
/// contents.
package struct RecipeFile {
  /// The largest file that is compiled, in bytes.
  static let maxSize = 1 << 22

  /// The path of the file.
  package let path: FilePath

  package init(_ path: FilePath) {
    self.path = path
  }

  /// Compiles the file unless the cache has it, and loads its recipes.
  ///
  /// A recipe is a type that conforms to `Recipe` and can be created without arguments. If a type of
  /// the file conforms to `FilmCollection`, its list takes precedence. Errors of the compiler appear
  /// on standard error as it writes them.
  ///
  /// - Parameters:
  ///   - cache: The directory of compiled files.
  ///   - willCompile: Called before the compiler is started.
  ///   - warn: Called with what the file loses, if it is as for iOS, when it is compiled.
  /// - Returns: The recipes, in the order of the file.
  /// - Throws: A ``RecipeFileError`` if the file cannot be read, compiled or loaded, or has no
  ///   recipe.
  package func recipes(
    cache: CompiledFileCache, willCompile: () -> Void, warn: (String) -> Void
  ) async throws -> [any Recipe] {
    let compiler = try await Compiler.installed()
    let source = try source()
    let modules = try ModuleDirectory.ofThisProgram()
    let key = CompiledFileCache.Key(
      source: source, path: path, compiler: compiler.identity, modules: modules.identity)
    // A damaged library is compiled again.
    if let library = cache.library(for: key), let recipes = try? load(library) { return recipes }
    willCompile()
    let library = try await cache.add(key) { directory in
      try await compile(
        source, with: compiler, modules: modules, moduleMap: cache.moduleMap, into: directory,
        warn: warn)
    }
    return try load(library)
  }

  /// Returns the contents of the file.
  ///
  /// - Throws: A ``RecipeFileError`` if it cannot be read.
  func source() throws -> [UInt8] {
    do {
      return try readFile(path, maxSize: Self.maxSize)
    } catch Errno.fileTooLarge {
      throw RecipeFileError("\(path.printable) is larger than \(Self.maxSize >> 20) MiB.")
    } catch {
      throw RecipeFileError("Cannot read \(path.printable): \(error).")
    }
  }

  private func load(_ library: FilePath) throws -> [any Recipe] {
    try RecipeLibrary.load(library, of: path)
  }
}
