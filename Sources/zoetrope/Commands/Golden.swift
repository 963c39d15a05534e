import ArgumentParser
import Golden
import Recipes
import StageKit
import SystemPackage

/// `zoetrope golden`: frames that have been looked at, to compare later ones with.
struct Golden: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Keep golden frames of recipes and compare with them.",
    subcommands: [Check.self, Review.self, Update.self])

  /// What all subcommands ask for.
  struct Options: ParsableArguments {
    @Argument(
      help: "The recipes; all unless given.", completion: .list(Catalog.recipes.map(\.id)),
      transform: find)
    var recipes: [any Recipe] = []

    @Option(
      help: ArgumentHelp("Where the golden frames are.", valueName: "path"),
      completion: .directory)
    var directory = "renders/golden"

    var store: GoldenStore { GoldenStore(directory: FilePath(directory)) }

    /// The recipes that were asked for.
    var wanted: [any Recipe] { recipes.isEmpty ? Catalog.recipes : recipes }
  }
}
