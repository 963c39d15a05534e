import RecipeFile
import StageKit
import SystemPackage

/// An argument that names a recipe in a Swift file: `Scene.swift`, or `Scene.swift:bounce` if the
/// file has several.
struct RecipeFileArgument {
  /// The path of the file.
  let path: String
  /// The recipe's id; nil if the file has one recipe.
  let id: String?

  /// Parses an argument; nil if it names no Swift file.
  init?(_ argument: String) {
    if argument.hasSuffix(".swift") {
      (path, id) = (argument, nil)
    } else if let end = argument.firstRange(of: ".swift:")?.upperBound {
      path = String(argument[..<end].dropLast())
      id = String(argument[end...])
    } else {
      return nil
    }
  }

  /// The recipes of the files among the arguments of this process, by path.
  struct Loaded {
    var recipes: [String: [any Recipe]] = [:]
  }

  @TaskLocal static var loaded = Loaded()

  /// Compiles and loads the Swift files among the arguments of a program.
  ///
  /// Parsing is synchronous and cannot wait for a compiler, so that this comes first.
  ///
  /// - Throws: A `RecipeFileError` if a file cannot be used.
  static func load(from arguments: [String]) async throws -> Loaded {
    var loaded = Loaded()
    guard let subcommand = arguments.first, subcommands.contains(subcommand) else { return loaded }
    for (option, argument) in zip(arguments, arguments.dropFirst()) {
      guard !["-o", "--output"].contains(option), !argument.hasPrefix("-"),
        let path = RecipeFileArgument(argument)?.path, loaded.recipes[path] == nil
      else { continue }
      loaded.recipes[path] = try await RecipeFile(FilePath(path)).recipes(
        cache: .ofUser(), willCompile: { printError("Compiling \(path)") },
        warn: { printError($0) })
    }
    return loaded
  }

  /// The subcommands that accept files.
  private static let subcommands: Set = [
    "render", "still", "sheet", "trace", "golden", "preview-worker",
  ]
}
