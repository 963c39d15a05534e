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
      help: "The recipes; all unless given.", completion: .list(Collection.recipes.map(\.id)),

      transform: { try Collection.recipe(named: $0) })
    var recipes: [any Recipe] = []

    @Option(
      help: ArgumentHelp("The directory of the golden frames.", valueName: "path"),
      completion: .directory)
    var directory = "renders/golden"

    var store: GoldenStore { GoldenStore(directory: FilePath(directory)) }

    /// The recipes given, or all.
    var selectedRecipes: [any Recipe] { recipes.isEmpty ? Collection.recipes : recipes }
  }
}
