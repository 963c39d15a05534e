import ArgumentParser
import Golden
import StageKit
import SystemPackage

/// `zoetrope golden`: compares recipes with their golden frames, and updates them.
struct GoldenCommand<Collection: FilmCollection>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "golden",
      abstract: "Keep golden frames of recipes and compare with them.",
      subcommands: [Check.self, Review.self, Update.self])
  }

  /// The options of all subcommands.
  struct Options: ParsableArguments {
    @Argument(
      help: ArgumentHelp("The recipes; all unless given.", valueName: "recipes"),
      completion: .recipes(of: Collection.self), transform: { try Collection.choice(named: $0) })
    var choices: [RecipeChoice] = []

    @OptionGroup(title: ProgramOptions<Collection>.title)
    var program: ProgramOptions<Collection>

    @OptionGroup var fonts: FontOptions

    @Option(
      help: ArgumentHelp("The directory of the golden frames.", valueName: "path"),
      completion: .directory)
    var directory = "renders/golden"

    var store: GoldenStore { GoldenStore(directory: FilePath(directory)) }

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

    func validate() throws { _ = try selectedRecipes }
  }
}
