private import FileIO
package import StageKit
package import SystemPackage

/// A Swift file that holds recipes, or a file or folder of a program for iOS, which is
/// compiled with the installed toolchain and loaded into this process.
///
/// The program must export the symbols of its modules (`--export-dynamic`), since a compiled file
/// uses those. What was compiled is kept in a cache, so that a file is compiled once for each of its
/// contents.
package struct RecipeFile {
  /// The largest file that is compiled, in bytes.
  static let maxSize = 1 << 22

  /// The path of the file or folder.
  package let path: FilePath

  package init(_ path: FilePath) {
    self.path = path
  }

  /// The files and folders from which films of the file or folder may be compiled.
  ///
  /// A file of a program for iOS may need others of its project, a page of a playground has those of
  /// the playground.
  package var sources: [FilePath] {
    var others: [FilePath] = []
    if (try? path.stat())?.type == .directory {
      others = (try? ProgramFolder(path))?.files.map(\.path) ?? []
    } else if let source = try? source(), ApplicationSource.isApplication(source) {
      let program = ProgramFolder(file: path, contents: source)
      others = program.withNeededFiles?.files.map(\.path) ?? []
    }
    return [path] + others.filter { !$0.starts(with: path) }
  }

  /// What a file or folder has to show.
  package enum Contents: Sendable {
    /// The recipes of a file, in its order.
    case recipes([any Recipe])
    /// A program for iOS.
    case program(LoadedProgram)
  }

  /// Compiles the file or folder unless the cache has it, and loads it.
  ///
  /// A recipe is a type that conforms to `Recipe` and can be created without arguments. If a type of
  /// the file conforms to `FilmCollection`, its list takes precedence. Errors of the compiler appear
  /// on standard error as it writes them.
  ///
  /// - Parameters:
  ///   - name: The name of a class by which one of several programs in a folder is chosen; nil for none.
  ///   - cache: The directory of compiled files.
  ///   - print: Called with lines for the user: what is compiled, the compiler's messages, and what a
  ///     program for iOS loses.
  /// - Returns: The contents.
  /// - Throws: A ``RecipeFileError`` if the file cannot be read, compiled or loaded, or has no recipe.
  package func contents(
    choosing name: String?, cache: CompiledFileCache, print: @escaping (String) -> Void
  ) async throws -> Contents {
    let compiler = try await Compiler.installed()
    func loader() throws -> ProgramLoader {
      ProgramLoader(
        compiler: compiler, modules: try ModuleDirectory.ofThisProgram(), cache: cache, print: print
      )
    }
    if (try? path.stat())?.type == .directory, path.extension != "swift" {
      let folder = try ProgramFolder(path).program(choosing: name)
      return .program(try await loader().load(folder, choosing: name))
    }
    let source = try source()
    if ApplicationSource.isApplication(source) {
      let program = ProgramFolder(file: path, contents: source)
      return .program(try await loader().load(program, choosing: name))
    }
    let modules = try ModuleDirectory.ofThisProgram()
    let key = CompiledFileCache.Key(
      files: [(path, source)], compiler: compiler.identity, modules: modules.identity)
    // A damaged library is compiled again.
    if let library = cache.library(for: key), let recipes = try? load(library) {
      return .recipes(recipes)
    }
    print("Compiling \(path)")
    let library = try await cache.add(key) { directory in
      try await compile(
        source, with: compiler, modules: modules, moduleMap: cache.moduleMap, into: directory)
    }
    return .recipes(try load(library))
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
