import ArgumentParser
import FileIO
import SceneFile
import StageKit
import SystemPackage

/// An argument that names a scene file, a recipe in a Swift file, or the file or folder of a
/// program for iOS: `scene.yaml`, `Scene.swift`, or `Scene.swift:bounce` if the file has several;
/// or several arguments that name listings in Objective-C.
struct FileArgument {
  /// The paths of the file, the folder, or the listings in their order; at least one.
  let paths: [String]
  /// The recipe's id; nil if the file has one recipe.
  let id: String?

  /// The path of the file or folder, or of the first listing.
  var path: String { paths[0] }
  /// The paths as one text, for messages and as a key.
  var name: String { paths.joined(separator: " ") }

  /// Parses an argument; nil if it names no scene, Swift file or folder.
  init?(_ argument: String) {
    if argument.hasSuffix(".swift") || Self.isScene(argument) || Self.isListing(argument)
      || argument.isFolder
    {
      (paths, id) = ([argument], nil)
    } else if let end = [".swift:", ".m:"].lazy.compactMap({ argument.firstRange(of: $0) }).first?
      .upperBound
    {
      paths = [String(argument[..<end].dropLast())]
      id = String(argument[end...])
    } else if let colon = argument.lastIndex(of: ":"), String(argument[..<colon]).isFolder {
      paths = [String(argument[..<colon])]
      id = String(argument[argument.index(after: colon)...])
    } else {
      return nil
    }
  }

  /// Creates an argument of several listings.
  init(listings: [String]) { (paths, id) = (listings, nil) }

  /// Whether a path is that of a file in Objective-C or of a listing, of which several are one
  /// program.
  ///
  /// Files in C++ are among them, so that what reads them can say what they are.
  static func isListing(_ path: String) -> Bool {
    ["m", "h", "txt", "mm", "cpp", "cc", "cxx"].contains(FilePath(path).extension ?? "")
  }

  /// Whether the file is one of the listings of a program.
  var isPartOfListings: Bool { id == nil && Self.isListing(path) }

  /// Whether the file is a scene in YAML.
  var isScene: Bool { Self.isScene(path) }

  private static func isScene(_ path: String) -> Bool {
    ["yaml", "yml"].contains(FilePath(path).extension?.lowercased())
  }

  /// The contents of the files and folders among the arguments of this process, by name.
  struct Loaded {
    var contents: [String: FileContents] = [:]
    /// The paths of all files and folders.
    var paths: Set<String> = []
    /// The files in Objective-C that are one program, in the order of the arguments.
    var listings: [String] = []
    /// The time of reading and compiling, in seconds of wall-clock time.
    var readingTime = 0.0
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
    if files.contains(where: { !$0.isScene }) {
      // To compile takes long, so that mistakes are reported before.
      let options = FlagNames(of: arguments, below: root)
      if let option = options.unknownOption(in: arguments) {
        endWithUsageError(options.message(about: option))
      }
      if reader == nil {
        let program = try ToolProgram.source.path(
          orElse:
            "It reads Swift files and folders; in the sources of Zoetrope, 'make build' makes it.")
        try ToolProgram.become(program, arguments)
      }
    }
    // The server of a preview starts another process for the films.
    guard subcommand != preview else { return loaded }
    let start = ContinuousClock.now
    for file in files where loaded.contents[file.name] == nil {
      loaded.contents[file.name] =
        if subcommand == test, let reader {
          .tests(
            try await reader.tests(
              of: FilePath(file.path), isStrict: ProgramSelection.isStrict(arguments)
            ) { line in
              // The command itself has said it.
              if TestWorker.current == nil { printError(line) }
            })
        } else {
          try await contents(of: file, arguments, reader)
        }
      loaded.paths.formUnion(file.paths)
      if isListing(file.path) { loaded.listings = file.paths }
    }
    loaded.readingTime = (ContinuousClock.now - start) / .seconds(1)
    return loaded
  }

  private static func contents(
    of file: FileArgument, _ arguments: [String], _ reader: (any SourceReader.Type)?
  ) async throws -> FileContents {
    guard let reader, !file.isScene else {
      let scene = try SceneRecipe(file: FilePath(file.path))
      try scene.checkPlot(path: file.path)
      for warning in scene.warnings { printError("Warning: \(warning)") }
      return .recipes([scene])
    }
    return try await reader.contents(
      of: file.paths.map { FilePath($0) },
      choosing: ProgramSelection.controllerName(in: arguments),
      program: ProgramSelection.programName(in: arguments),
      page: ProgramSelection.pageName(in: arguments),
      isStrict: ProgramSelection.isStrict(arguments)
    ) { printError($0) }
  }

  /// The files and folders among arguments; all in Objective-C are one.
  private static func files(
    among arguments: [String], excluding ids: Set<String>, _ root: any ParsableCommand.Type
  ) -> [FileArgument] {
    // The parser describes its options in some milliseconds, which few arguments need.
    lazy var flags = FlagNames(of: arguments, below: root)
    let all: [FileArgument] = zip(arguments, arguments.dropFirst()).compactMap { option, argument in
      guard !argument.hasPrefix("-"), !ids.contains(argument),
        let file = FileArgument(argument), !option.hasPrefix("-") || flags.contains(option)
      else { return nil }
      return file
    }
    return grouped(all)
  }

  /// Returns arguments with those in Objective-C together, in the place of the first.
  static func grouped(_ files: [FileArgument]) -> [FileArgument] {
    let listings = files.filter { $0.id == nil && isListing($0.path) }.flatMap(\.paths)
    guard listings.count > 1 else { return files }
    var result = files.filter { $0.id != nil || !isListing($0.path) }
    let index = files.firstIndex { $0.id == nil && isListing($0.path) } ?? 0
    result.insert(FileArgument(listings: listings), at: min(index, result.count))
    return result
  }

  private static let preview = "preview"
  private static let test = "test"

  /// The subcommands that accept files.
  private static let subcommands: Set = [
    "list", "render", "still", "snapshots", "sheet", "sprites", "trace", "plot", "golden", preview,
    "preview-worker", "submit", "plan", "to-swift", test,
  ]
}

extension String {
  /// Whether there is a directory of this path.
  fileprivate var isFolder: Bool {
    !isEmpty && (try? FilePath(self).stat())?.type == .directory
  }
}
