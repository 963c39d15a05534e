import ArgumentParser
import FileIO
import Golden
import Rendering

extension GoldenCommand {
  /// `zoetrope golden update`.
  struct Update: ParsableCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        commandName: "update", abstract: "Replace the golden frames of recipes by present ones.",
        discussion:
          "Review the changes first: see golden review. Those of all recipes are replaced, or none."
      )
    }

    @OptionGroup var options: Options

    func validate() throws {
      try asUsageError { try options.store.directory.checkDirectory() }
    }

    func run() throws {
      ignorePipeSignal()
      for directory in try options.store.update(try options.selectedRecipes) {
        try printResult(directory.printable)
      }
    }
  }
}
