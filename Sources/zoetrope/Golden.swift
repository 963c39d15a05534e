import ArgumentParser
import Golden
import Recipes
import Stage
import SystemPackage

/// `zoetrope golden`: frames that have been looked at, to compare later ones with.
struct Golden: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Keep golden frames of recipes and compare with them.",
    subcommands: [Update.self, Check.self])

  /// What both subcommands ask for.
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

  /// `zoetrope golden update`.
  struct Update: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Make what recipes show now their golden frames.",
      discussion: "Look at the new frames before you keep them.")

    @OptionGroup var options: Options

    func validate() throws {
      try options.store.directory.checkDirectory()
    }

    func run() throws {
      for recipe in options.wanted {
        print("\(try options.store.update(recipe))")
      }
    }
  }

  /// `zoetrope golden check`.
  struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Compare what recipes show now with their golden frames.",
      discussion: """
        Pictures of what differs (expected, difference, actual) go to the directory diff beside \
        that of the golden frames. Exit code 1 if anything differs. 'zoetrope help compare' tells \
        of the metrics.
        """)

    @OptionGroup var options: Options

    @OptionGroup var criterion: ComparisonOptions

    func validate() throws {
      _ = try criterion.settings(usualTolerance: GoldenStore.usualTolerance)
    }

    func run() throws {
      let metric = try criterion.settings(usualTolerance: GoldenStore.usualTolerance)
      var isAsItWas = true
      for recipe in options.wanted {
        let failures = try options.store.check(
          recipe, by: metric, allowing: criterion.allowance)
        for failure in failures { printError("\(failure)") }
        print("\(recipe.id): \(failures.isEmpty ? "as it was" : "not as it was")")
        isAsItWas = isAsItWas && failures.isEmpty
      }
      if options.recipes.isEmpty {
        for stray in options.store.strays(besides: Catalog.recipes.map(\.id)) {
          printError("\(stray) belongs to no recipe.")
          isAsItWas = false
        }
      }
      guard isAsItWas else { throw ExitCode.failure }
    }
  }
}
