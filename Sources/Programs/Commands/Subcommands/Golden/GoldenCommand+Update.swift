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
        discussion: """
          Review the changes first: see golden review. Those of all recipes are replaced, or none.

          A program for iOS has a picture of each '#Preview' of a view or controller, and of each \
          'snapshot "Menu" at 1.5' of its scripts, in a directory for each file or script: goldens/Home/Empty.png. \
          If it has neither, it has those of five moments. The file zoetrope.yaml of its folder lists devices, \
          appearances, sizes of texts, languages and scripts.
          """
      )
    }

    @OptionGroup var options: Options

    func validate() throws {
      try asUsageError { try options.store.directory.checkDirectory() }
    }

    func run() throws {
      ignorePipeSignal()
      if let screens = try options.screens {
        let paths = try options.store.update(screens.all, isComplete: screens.isComplete)
        for path in paths { try printResult(path.printable) }
        return
      }
      for directory in try options.store.update(try options.selectedRecipes) {
        try printResult(directory.printable)
      }
    }
  }
}
