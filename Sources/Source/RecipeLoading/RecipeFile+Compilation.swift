private import FileIO
internal import ProjectFiles
internal import SystemPackage

extension RecipeFile {
  /// Compiles the file into a directory.
  ///
  /// It is compiled twice: the compiler reports which types conform to `Recipe`, then a copy with a
  /// function that creates these becomes a library.
  ///
  /// - Parameters:
  ///   - file: The file with its contents.
  ///   - compiler: The compiler.
  ///   - modules: The modules that the file may import.
  ///   - moduleMap: The map of ``ModuleDirectory/emptyCModules``.
  ///   - directory: The directory of the result, ``RecipeLibrary/fileName``.
  /// - Throws: A ``RecipeFileError`` if the file cannot be compiled or has no recipe.
  func compile(
    _ file: ProgramFile, with compiler: Compiler, modules: ModuleDirectory,
    moduleMap: FilePath, into directory: FilePath
  ) async throws {
    func path(_ name: String) -> FilePath { directory.appending(name) }
    try write(RecipeTypes.gatheredProtocols, to: path("protocols.json"))
    let common = Self.arguments(
      module: Self.moduleName(of: self.path.stem ?? ""), swiftVersion: "6", modules: modules,
      moduleMap: moduleMap)

    let first = try await compiler.run(
      common + [
        "-c", fileArgument, "-o", path("source.o").string,
        "-Xfrontend", "-const-gather-protocols-file", "-Xfrontend", path("protocols.json").string,
        "-emit-const-values-path", path("types.json").string,
      ])
    guard first.succeeded else {
      throw RecipeFileError("\(self.path.printable) does not compile.")
    }
    let types = try types(in: path("types.json"))
    guard !types.recipes.isEmpty || !types.collections.isEmpty else {
      throw RecipeFileError(
        "\(self.path.printable) has no recipe: no type in it conforms to Recipe. 'zoetrope new' writes "
          + "one to start from.")
    }

    try write(
      numberedSource(file.contents) + Array(RecipeLibrary.source(creating: types).utf8),
      to: path("source.swift"))
    let second = try await compiler.run(
      common + Self.libraryArguments(for: [path("source.swift")], in: directory),
      capturingErrors: true)
    guard second.succeeded else { throw notCreatable(types, second.messages) }
    guard file.isUnchanged else {
      throw RecipeFileError("\(self.path.printable) changed while it was compiled.")
    }
    for name in ["protocols.json", "source.swift", "source.o", "types.json"] {
      removeTree(path(name))
    }
  }

  /// Returns the arguments of every compilation.
  static func arguments(
    swiftVersion: String, modules: ModuleDirectory, moduleMap: FilePath
  ) -> [String] {
    [
      "-whole-module-optimization", "-Onone", "-parse-as-library", "-swift-version", swiftVersion,
      "-I", modules.path.string, "-Xcc", "-fmodule-map-file=\(moduleMap)",
    ]
  }

  /// The arguments by which modules share their names of access level `package`.
  ///
  /// Folders do not say which packages they are of, so that all are of one.
  static let packageArguments = ["-package-name", "program"]

  /// Returns the arguments of every compilation as a module.
  static func arguments(
    module: String, swiftVersion: String, modules: ModuleDirectory, moduleMap: FilePath
  ) -> [String] {
    arguments(swiftVersion: swiftVersion, modules: modules, moduleMap: moduleMap)
      + ["-module-name", module]
  }

  /// Returns the arguments that make files a library with line numbers, which the report of a trap
  /// names.
  static func libraryArguments(for files: [FilePath], in directory: FilePath) -> [String] {
    ["-gline-tables-only", "-emit-library"] + files.map(\.string)
      + ["-o", directory.appending(RecipeLibrary.fileName).string]
  }

  /// Returns the name of the module of a file with recipes: that of the file, with a word that
  /// other modules do not end in.
  private static func moduleName(of name: String) -> String {
    let letters = name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    return "_" + String(letters) + "Recipes"
  }

  /// The path as an argument of the compiler, which takes a leading `-` or `@` for an option, after
  /// `./` too.
  private var fileArgument: String {
    let isPlain = !["-", "@"].contains { path.lastComponent?.string.hasPrefix($0) ?? false }
    return (isPlain ? path : canonicalPath(of: path) ?? path).string
  }

  private func notCreatable(_ types: RecipeTypes, _ messages: String) -> RecipeFileError {
    let reason = messages.split(separator: "\n").lazy.compactMap { line in
      line.firstRange(of: " error: ").map { ": \(line[$0.upperBound...])" }
    }.first
    return RecipeFileError(
      "\(path.printable) compiles, but \(types.recipes.joined(separator: " or ")) cannot be created "
        + "without arguments\(reason ?? ""). Give every property a value, or add a type that conforms "
        + "to FilmCollection and lists the recipes.")
  }

  /// Returns a source with a directive that makes it known by the file's own name.
  private func numberedSource(_ source: [UInt8]) -> [UInt8] {
    Array("\(String.swiftSourceLocation(path.string, line: 1))\n".utf8) + source
  }

  private func types(in file: FilePath) throws -> RecipeTypes {
    do {
      return try RecipeTypes(
        json: readFile(file, maxSize: 1 << 26), module: Self.moduleName(of: path.stem ?? ""))
    } catch {
      throw RecipeFileError("Cannot read the compiler's list of types, \(file): \(error).")
    }
  }

  private func write(_ text: some Sequence<UInt8>, to path: FilePath) throws {
    do {
      try writeFile(text, to: path, permissions: .ownerReadWrite)
    } catch {
      throw RecipeFileError("Cannot write \(path.printable): \(error).")
    }
  }

  private func write(_ text: String, to path: FilePath) throws {
    try write(Array(text.utf8), to: path)
  }
}
