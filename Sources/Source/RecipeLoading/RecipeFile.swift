private import FileIO
private import ProjectFiles
package import StageKit
package import SystemPackage

/// A Swift file that holds recipes, or a file, some listings or a folder of a program for iOS,
/// which is compiled with the installed toolchain and loaded into this process.
///
/// The program must export the symbols of its modules (`--export-dynamic`), since a compiled file
/// uses those. What was compiled is kept in a cache, so that a file is compiled once for each of
/// its contents.
package struct RecipeFile {
  /// The path of the file or folder, or of the first listing.
  package let path: FilePath
  /// The paths of all listings.
  private let paths: [FilePath]

  package init(_ path: FilePath) { self.init([path]) }

  /// Creates a program of several listings, which are one text in their order.
  ///
  /// - Parameter paths: The paths, at least one.
  package init(_ paths: [FilePath]) {
    self.paths = paths
    path = paths[0]
  }

  /// The files and folders from which films of the file or folder may be compiled.
  ///
  /// A file of a program for iOS may need others of its project, a page of a playground has those
  /// of the playground.
  package var sources: [FilePath] {
    var others: [FilePath] = []
    if isFolder {
      others = (try? ProgramFolder(path).program(choosing: nil))?.paths ?? []
    } else if isOfC {
      others = (try? program)?.paths ?? []
    } else if let file = try? ProgramFile(path), file.isOfApplication {
      others = ProgramFolder(file: file).withNeededFiles?.files.map(\.path) ?? []
    }
    return paths + others.filter { other in !paths.contains { other.starts(with: $0) } }
  }

  /// Whether the file or folder is of a program for iOS; else it is a file with recipes.
  ///
  /// - Throws: A `ProjectError` if the file cannot be read.
  package var isProgram: Bool {
    get throws {
      try isFolder || isOfC || ProgramFile(path).isOfApplication
    }
  }

  /// Compiles the program for iOS unless the cache has it, and loads it.
  ///
  /// - Parameters:
  ///   - name: The name of a class by which one of several programs in a folder is chosen; nil for
  ///     none.
  ///   - program: The name of the folder of one of several programs; nil for none.
  ///   - page: The name of a page of a playground or a book; nil for the first one.
  ///   - isStrict: Whether code that does not compile is an error, in place of being cut.
  ///   - cache: The directory of compiled files.
  ///   - print: Called with lines for the user: what is compiled, the compiler's messages, and what
  ///     the program loses.
  /// - Returns: The program.
  /// - Throws: A ``RecipeFileError`` or `ProjectError` if it cannot be read, compiled or loaded.
  package func program(
    choosing name: String?, program: String? = nil, page: String? = nil, isStrict: Bool = false,
    cache: CompiledFileCache,
    print: @escaping (String) -> Void
  ) async throws -> LoadedProgram {
    let compiler = try await Compiler.installed()
    let folder =
      isFolder
      ? try ProgramFolder(path).program(choosing: name, in: program, page: page)
      : try self.program
    if let choice = folder.choice { print(choice) }
    let loader = ProgramLoader(
      compiler: compiler, modules: try .ofThisProgram(), cache: cache,
      importer: ObjectiveCImporter(compiler: compiler.path, directory: cache.objectiveC),
      isStrict: isStrict, print: print)
    return try await loader.load(folder, choosing: name)
  }

  /// Compiles the tests of the folder, and what they import, unless the cache has them, and loads
  /// them.
  ///
  /// - Parameters:
  ///   - isStrict: Whether code that does not compile is an error, in place of being cut.
  ///   - cache: The directory of compiled files.
  ///   - print: Called with lines for the user: what is compiled, the compiler's messages, and what
  ///     is cut.
  /// - Returns: The tests.
  /// - Throws: A ``RecipeFileError`` or `ProjectError` if they cannot be read, compiled or loaded.
  package func tests(
    isStrict: Bool, cache: CompiledFileCache, print: @escaping (String) -> Void
  ) async throws -> LoadedTests {
    let compiler = try await Compiler.installed()
    let loader = ProgramLoader(
      compiler: compiler, modules: try .ofThisProgram(), cache: cache,
      importer: ObjectiveCImporter(compiler: compiler.path, directory: cache.objectiveC),
      isStrict: isStrict, print: print)
    // The paths of snapshots follow from those of the files.
    let found = try TestTargets(
      of: canonicalPath(of: path) ?? path, unless: loader.modules.has)
    for note in found.notes { print(note) }
    var targets: [LoadedTests.Target] = []
    for folder in found.programs { targets.append(try await loader.loadTests(of: folder)) }
    return LoadedTests(targets: targets)
  }

  /// Compiles the file unless the cache has it, loads it, and returns its recipes in the order of
  /// the file.
  ///
  /// A recipe is a type that conforms to `Recipe` and can be created without arguments. If a type
  /// of the file conforms to `FilmCollection`, its list takes precedence. Errors of the compiler
  /// appear on standard error as it writes them.
  ///
  /// - Parameters:
  ///   - cache: The directory of compiled files.
  ///   - print: Called with lines for the user: what is compiled.
  /// - Returns: The recipes.
  /// - Throws: A ``RecipeFileError`` or `ProjectError` if the file cannot be read, compiled or
  ///   loaded, or has no recipe.
  package func recipes(
    cache: CompiledFileCache, print: (String) -> Void
  ) async throws -> [any Recipe] {
    let compiler = try await Compiler.installed()
    let file = try ProgramFile(path)
    let modules = try ModuleDirectory.ofThisProgram()
    let key = CompiledFileCache.Key(
      files: [file], compiler: compiler.identity, modules: modules.identity)
    // A damaged library is compiled again.
    if let library = cache.entry(for: key)?.library,
      let recipes = try? RecipeLibrary.load(library, of: path)
    {
      return recipes
    }
    print("Compiling \(path)")
    let entry = try await cache.add(key) { directory in
      try await compile(
        file, with: compiler, modules: modules, moduleMap: cache.moduleMap, into: directory)
      return CompilationNotes()
    }
    guard let library = entry.library else {
      throw RecipeFileError("The compiler wrote no library of \(path.printable).")
    }
    return try RecipeLibrary.load(library, of: path)
  }

  /// The program of a file or of listings.
  private var program: ProgramFolder {
    get throws {
      paths.count == 1
        ? try ProgramFolder.program(ofFile: path) : try ProgramFolder.program(ofListings: paths)
    }
  }

  /// Whether the file is in another language than Swift.
  private var isOfC: Bool { ![nil, .swift].contains(SourceLanguage(path)) }

  private var isFolder: Bool {
    path.extension != "swift" && (try? path.stat())?.type == .directory
  }
}
