import ArgumentParser
import Golden
import StageKit
import SystemPackage

/// `zoetrope golden`: compares recipes with their golden frames, and updates them.
struct GoldenCommand<Collection: FilmCollection>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "golden",
      abstract: "Keep golden frames of recipes and pictures of programs, and compare with them.",
      subcommands: [Check.self, Review.self, Update.self])
  }

  /// The options of all subcommands.
  struct Options: ParsableArguments {
    @Argument(
      help: ArgumentHelp(
        "The recipes, all unless given\(Self.programHelp).", valueName: "recipes"),
      completion: .recipes(of: Collection.self), transform: { try Collection.choice(named: $0) })
    var choices: [RecipeChoice] = []

    @OptionGroup(title: ProgramOptions<Collection>.title)
    var program: ProgramOptions<Collection>

    @OptionGroup var fonts: FontOptions

    @Option(
      help: ArgumentHelp(
        "The directory of the golden frames; unless given, renders/golden, or goldens for a program.",
        valueName: "path"),
      completion: .directory)
    var directory: String?

    @OptionGroup(title: "Pictures of programs")
    var matrix: MatrixOptions<Collection>

    /// The path of the directory.
    var directoryPath: String {
      directory ?? (programs.isEmpty ? "renders/golden" : "goldens")
    }

    var store: GoldenStore { GoldenStore(directory: FilePath(directoryPath)) }

    /// The programs for iOS among the choices.
    var programs: [RecipeChoice] { choices.filter(\.isProgram) }

    /// The pictures of the program that is given; nil for recipes.
    ///
    /// - Throws: A `ValidationError` if the program has nothing to show, or the file with its
    ///   matrix cannot be used.
    var screens: ProgramScreens? {
      get throws {
        guard let choice = Collection.merged(choices).first(where: \.isProgram) else { return nil }
        return try matrix.screens(of: choice, program)
      }
    }

    /// The recipes given, or all.
    ///
    /// - Throws: A `ValidationError` if one cannot be chosen.
    var selectedRecipes: [any Recipe] {
      get throws {
        choices.isEmpty
          ? Collection.recipes
          : try Collection.merged(choices).map { try program.recipe(of: $0) }
      }
    }

    func validate() throws {
      guard programs.isEmpty else {
        guard Collection.merged(choices).count == 1 else {
          throw ValidationError("The pictures of one program are compared at a time.")
        }
        return
      }
      try matrix.checkUnused()
      _ = try selectedRecipes
    }

    private static var programHelp: String {
      Collection.self is any ToolCollection.Type ? "; or a program for iOS" : ""
    }
  }
}

extension RecipeChoice {
  /// Whether the choice is a program for iOS, not one of the recipes that files declare.
  var isProgram: Bool { if case .program = self { true } else { false } }
}
