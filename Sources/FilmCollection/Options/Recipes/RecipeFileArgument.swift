import FileIO
import RecipeFile
import StageKit
import SystemPackage

/// An argument that names a scene file, a recipe in a Swift file, or the folder of a program for iOS:
/// `scene.yaml`, `Scene.swift`, or `Scene.swift:bounce` if the file has several.
struct RecipeFileArgument {
  /// The path of the file or folder.
  let path: String
  /// The recipe's id; nil if the file has one recipe.
  let id: String?

  /// Parses an argument; nil if it names no scene, Swift file or folder.
  init?(_ argument: String) {
    if argument.hasSuffix(".swift") || RecipeFile.isScene(FilePath(argument)) || argument.isFolder {
      (path, id) = (argument, nil)
    } else if let end = argument.firstRange(of: ".swift:")?.upperBound {
      path = String(argument[..<end].dropLast())
      id = String(argument[end...])
    } else if let colon = argument.lastIndex(of: ":"), String(argument[..<colon]).isFolder {
      path = String(argument[..<colon])
      id = String(argument[argument.index(after: colon)...])
    } else {
      return nil
    }
  }

  /// The contents of the files and folders among the arguments of this process, by path.
  struct Loaded {
    var contents: [String: RecipeFile.Contents] = [:]
  }

  @TaskLocal static var loaded = Loaded()

  /// Reads the scenes, and compiles and loads the Swift files and folders, among the arguments of a program.
  ///
  /// Parsing is synchronous and cannot wait for a compiler, so that this comes first.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - ids: The names of built-in recipes, which folders of the same name do not replace.
  /// - Returns: Their contents.
  /// - Throws: A `RecipeFileError` or a `SceneError` if a file cannot be used.
  static func load(from arguments: [String], excluding ids: Set<String>) async throws -> Loaded {
    var loaded = Loaded()
    guard let subcommand = arguments.first(where: { !["farm", "scene"].contains($0) }),
      subcommands.contains(subcommand)
    else { return loaded }
    for (option, argument) in zip(arguments, arguments.dropFirst()) {
      guard !option.hasPrefix("-") || flags.contains(option), !argument.hasPrefix("-"),
        !ids.contains(argument), let path = RecipeFileArgument(argument)?.path,
        loaded.contents[path] == nil
      else { continue }
      loaded.contents[path] = try await RecipeFile(FilePath(path)).contents(
        choosing: ProgramSelection.controllerName(in: arguments), cache: .ofUser()
      ) { printError($0) }
    }
    return loaded
  }

  /// The subcommands that accept files.
  private static let subcommands: Set = [
    "list", "render", "still", "sheet", "trace", "plot", "golden", "preview-worker", "submit",
    "plan", "to-swift",
  ]

  /// The options without a value, after which an argument can stand.
  private static let flags: Set = [
    "--", "--assume-shared", "--csv", "--dry-run", "--force", "--grid", "--ids",
    "--ignore-antialiasing", "--landscape", "--meters", "--motion", "--no-marks",
    "--no-record-steps", "--parameters", "--quiet", "--record-steps", "--show-physics",
    "--show-touches", "--timings", "-f", "-q",
  ]
}

extension String {
  /// Whether there is a directory of this path.
  fileprivate var isFolder: Bool {
    !isEmpty && (try? FilePath(self).stat())?.type == .directory
  }
}
