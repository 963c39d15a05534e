import ArgumentParser
import Export
import FileIO
import Geometry
import Rendering
import SceneFile
import StageKit
import SystemPackage

/// The argument that names a recipe, or those that name listings, and the options of a program for
/// iOS.
struct RecipeArgument<Collection: FilmCollection>: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "The recipe\(Collection.fileHelp); '\(Collection.commandName) list' shows all.",
      valueName: "recipe"),
    completion: .recipes(of: Collection.self),
    transform: { try Collection.choice(named: $0) })
  var choices: [RecipeChoice]

  /// The recipe; several arguments are listings of one program.
  var choice: RecipeChoice { get throws { try Collection.onlyChoice(of: choices) } }

  @OptionGroup(title: ProgramOptions<Collection>.title)
  var program: ProgramOptions<Collection>

  @OptionGroup var fonts: FontOptions

  /// The recipe, with the values of the options.
  ///
  /// - Throws: A `ValidationError` if it cannot be chosen or does not have the options.
  var recipe: any Recipe { get throws { try recipe(atScale: nil) } }

  /// Returns the recipe for pictures with a number of pixels per point, which a device that is a
  /// size alone has, too; nil leaves it at 2.
  ///
  /// - Throws: A `ValidationError` if it cannot be chosen or does not have the options.
  func recipe(atScale scale: Double?) throws -> any Recipe {
    var options = program.choice
    options.device = options.device?.drawn(atScale: scale)
    return try program.recipe(of: try choice, options)
  }

  /// The frame rate that the script of a program gives; nil without one.
  ///
  /// - Throws: An `ExitCode`, after printing a sentence, if the script cannot be read.
  var frameRate: FrameRate? { get throws { try program.frameRate(of: try choice) } }

  /// What the recipe's pixels depend on, by name: its identifier, the contents of its file or
  /// folder, and the options of a program.
  ///
  /// - Throws: A `RenderingError` if a file cannot be read.
  var settings: [String: String] {
    get throws {
      var settings = ["recipe": try recipe.id]
      settings["source"] = try FileArgument.loaded.hash
      let arguments = program.choice.arguments
      settings["program options"] = arguments.isEmpty ? nil : arguments.joined(separator: " ")
      settings["--script"] = try program.script.map { try ContentHash.text(of: FilePath($0)) }
      settings["--fonts"] = fonts.setting
      return settings
    }
  }

  /// The files that the recipe is read from: scenes, source and scripts.
  var files: [FilePath] {
    let read = FileArgument.loaded.paths.map { FilePath($0) }
    // A file is not a directory that could be listed.
    let inFolders = read.flatMap { folder in
      ((try? filesBelow(folder)) ?? []).map { folder.pushing($0) }
    }
    return read + inFolders + [program.script].compactMap { $0.map { FilePath($0) } }
  }

  /// The text of the one file that the recipe is read from; nil if there is none, or several.
  var source: PageContent.Source? {
    let paths = FileArgument.loaded.paths
    guard paths.count == 1, let path = paths.first.map({ FilePath($0) }),
      ["yaml", "yml", "swift"].contains(path.extension?.lowercased()),
      let name = path.lastComponent,
      let bytes = try? readFile(path, maxSize: SceneRecipe.maxFileSize)
    else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    return PageContent.Source(
      name: name.string, text: text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text)
  }

  func validate() throws { _ = try recipe }
}

/// What an argument in place of a recipe names.
enum RecipeChoice: Sendable {
  /// A recipe that is built in or in a file.
  case recipe(any Recipe)
  /// A program for iOS, and the identifier of one of its recipes.
  case program(any LoadedSource, id: String?, path: String, isListing: Bool)
}

extension CompletionKind {
  /// Names of recipes, and files if the program reads them.
  static func recipes<Collection: FilmCollection>(of collection: Collection.Type)
    -> CompletionKind
  { .list(Collection.recipes.map(\.id)) }
}

extension FilmCollection {
  /// Finds a recipe by its name, or by the name of a Swift file or folder that was compiled.
  ///
  /// - Throws: A `ValidationError` that suggests the nearest name, or names a duration that no film
  ///   has.
  static func choice(named name: String) throws -> RecipeChoice {
    let choice = try anyChoice(named: name)
    if case .recipe(let recipe) = choice {
      guard recipe.duration.isFinite, recipe.duration > 0 else {
        throw ValidationError(
          "the recipe's duration is \(recipe.duration) seconds; it must be finite and above 0.")
      }
    }
    return choice
  }

  private static func anyChoice(named name: String) throws -> RecipeChoice {
    if let recipe = recipes.first(where: { $0.id == name }) { return .recipe(recipe) }
    if let file = FileArgument(name) { return try choice(in: file) }
    let suggestion = name.nearest(of: recipes.map(\.id)).map { "the nearest is '\($0)'; " }
    throw ValidationError(
      "\(fileSuggestion(for: name) ?? suggestion ?? "")'\(commandName) list' shows all recipes.")
  }

  /// Returns the start of a sentence about the file that a name without an extension may mean.
  private static func fileSuggestion(for name: String) -> String? {
    guard Self.self is any ToolCollection.Type else { return nil }
    let files = ["yaml", "swift", "m"].map { "\(name).\($0)" }
      .filter { canonicalPath(of: FilePath($0)) != nil }
    return files.first.map { "there is a file '\($0)'; " }
  }

  /// Returns what a Swift file or folder that was compiled has.
  ///
  /// - Throws: A `ValidationError` if this program reads no files, or the argument names none.
  static func contents(ofFile path: String) throws -> FileContents {
    guard Self.self is any ToolCollection.Type else {
      throw ValidationError(
        "the recipes of \(commandName) are built into it; the program zoetrope reads files.")
    }
    let loaded = FileArgument.loaded
    let name = loaded.listings.contains(path) ? FileArgument(listings: loaded.listings).name : path
    guard let contents = loaded.contents[path] ?? loaded.contents[name] else {
      throw ValidationError(
        "a scene file, or a Swift file or folder is needed, such as scene.yaml.")
    }
    return contents
  }

  private static func choice(in file: FileArgument) throws -> RecipeChoice {
    let recipes: [any Recipe]
    switch try contents(ofFile: file.path) {
    case .recipes(let found): recipes = found
    case .program(let program):
      return .program(program, id: file.id, path: file.path, isListing: file.isPartOfListings)
    case .tests: throw ValidationError("tests are no film.")
    }
    let ids = recipes.map { "\(file.path):\($0.id)" }.joined(separator: ", ")
    guard let id = file.id else {
      guard recipes.count == 1, let recipe = recipes.first else {
        throw ValidationError("the file has \(recipes.count) recipes; name one of \(ids).")
      }
      return .recipe(recipe)
    }
    guard let recipe = recipes.first(where: { $0.id == id }) else {
      throw ValidationError("the file has no recipe '\(id)'; it has \(ids).")
    }
    return .recipe(recipe)
  }

  /// Returns the choice of arguments of which one is allowed, or several that name the listings of
  /// a program.
  ///
  /// - Throws: A `ValidationError` if there are several choices.
  static func onlyChoice(of choices: [RecipeChoice]) throws -> RecipeChoice {
    let all = merged(choices)
    guard all.count == 1 else {
      throw ValidationError(
        "\(all.count) recipes are given; a command takes one. Several files are for listings in "
          + "Objective-C (.txt, .m, .h), which are one program.")
    }
    return all[0]
  }

  /// Returns choices with all listings of the program as one.
  static func merged(_ choices: [RecipeChoice]) -> [RecipeChoice] {
    var hasListings = false
    return choices.filter { choice in
      guard case .program(_, _, _, isListing: true) = choice else { return true }
      defer { hasListings = true }
      return !hasListings
    }
  }

  /// What the help of a recipe's argument says about files.
  static var fileHelp: String {
    Self.self is any ToolCollection.Type
      ? """
      , or a scene file, or a Swift file with one, or the folder or the .m file of a program for iOS, or \
      listings in Objective-C (.txt) in their order
      """ : ""
  }
}
