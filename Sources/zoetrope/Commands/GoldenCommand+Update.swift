import ArgumentParser
import FileIO
import Golden
import Rendering

extension GoldenCommand {
  /// `zoetrope golden update`.
  struct Update: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Replace the golden frames of recipes by present ones.",
      discussion: "Review the changes first: see golden review.")

    @OptionGroup var options: Options

    func validate() throws {
      try asUsageError { try options.store.directory.checkDirectory() }
    }

    func run() async throws {
      let (store, recipes) = (options.store, options.selectedRecipes)
      try await interruptible {
        for recipe in recipes {
          try Task.checkCancellation()
          try printResult(store.update(recipe).printable)
        }
      }
    }
  }
}
