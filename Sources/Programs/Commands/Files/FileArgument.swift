import ArgumentParser
import FileIO
import SceneFile
import StageKit
import SystemPackage

/// An argument that names a scene file, a recipe in a Swift file, or the folder of a program for
/// iOS: `scene.yaml`, `Scene.swift`, or `Scene.swift:bounce` if the file has several.
struct FileArgument {
  /// The path of the file or folder.
  let path: String
  /// The recipe's id; nil if the file has one recipe.
  let id: String?

  /// Parses an argument; nil if it names no scene, Swift file or folder.
  init?(_ argument: String) {
    if argument.hasSuffix(".swift") || Self.isScene(argument) || argument.isFolder {
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

  /// Whether the file is a scene in YAML.
  var isScene: Bool { Self.isScene(path) }

  private static func isScene(_ path: String) -> Bool {
    ["yaml", "yml"].contains(FilePath(path).extension?.lowercased())
  }

  /// The contents of the files and folders among the arguments of this process, by path.
  struct Loaded {
    var contents: [String: FileContents] = [:]
  }

  @TaskLocal static var loaded = Loaded()

  /// Reads the scenes, and compiles and loads the Swift files and folders, among the arguments of a
  /// program.
  ///
  /// Parsing is synchronous and cannot wait for a compiler, so that this comes first.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - ids: The names of built-in recipes, which folders of the same name do not replace.
  ///   - root: The command of the program, for the names of its options.
  ///   - reader: What reads Swift files and folders; nil if another program does, which replaces
  ///     this one.
  /// - Returns: Their contents.
  /// - Throws: A `SceneError` if a scene cannot be used, an error of the reader, or an
  ///   ``OutputError``.
  static func load(
    from arguments: [String], excluding ids: Set<String>, root: any ParsableCommand.Type,
    reader: (any SourceReader.Type)?
  ) async throws -> Loaded {
    var loaded = Loaded()
    guard let subcommand = arguments.first(where: { !["farm", "scene"].contains($0) }),
      subcommands.contains(subcommand)
    else { return loaded }
    let files = self.files(among: arguments, excluding: ids, root)
    if reader == nil, files.contains(where: { !$0.isScene }) {
      let program = try ToolProgram.source.path(
        orElse:
          "It reads Swift files and folders; in the sources of Zoetrope, 'make build' makes it.")
      try ToolProgram.become(program, arguments)
    }
    // The server of a preview starts another process for the films.
    guard subcommand != preview else { return loaded }
    for file in files where loaded.contents[file.path] == nil {
      loaded.contents[file.path] = try await contents(
        of: FilePath(file.path), isScene: file.isScene, arguments, reader)
    }
    return loaded
  }

  private static func contents(
    of path: FilePath, isScene: Bool, _ arguments: [String], _ reader: (any SourceReader.Type)?
  ) async throws -> FileContents {
    guard let reader, !isScene else {
      let scene = try SceneRecipe(file: path)
      for warning in scene.warnings { printError("Warning: \(warning)") }
      return .recipes([scene])
    }
    return try await reader.contents(
      of: path, choosing: ProgramSelection.controllerName(in: arguments)
    ) { printError($0) }
  }

  /// The files and folders among arguments.
  private static func files(
    among arguments: [String], excluding ids: Set<String>, _ root: any ParsableCommand.Type
  ) -> [FileArgument] {
    // The parser describes its options in some milliseconds, which few arguments need.
    lazy var flags = FlagNames(of: arguments, below: root)
    return zip(arguments, arguments.dropFirst()).compactMap { option, argument in
      guard !argument.hasPrefix("-"), !ids.contains(argument),
        let file = FileArgument(argument), !option.hasPrefix("-") || flags.contains(option)
      else { return nil }
      return file
    }
  }

  private static let preview = "preview"

  /// The subcommands that accept files.
  private static let subcommands: Set = [
    "list", "render", "still", "sheet", "sprites", "trace", "plot", "golden", preview,
    "preview-worker", "submit", "plan", "to-swift",
  ]
}

extension String {
  /// Whether there is a directory of this path.
  fileprivate var isFolder: Bool {
    !isEmpty && (try? FilePath(self).stat())?.type == .directory
  }
}
