import ArgumentParser
import Golden
import Rendering

extension Golden {
  /// `zoetrope golden update`.
  struct Update: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Make what recipes show now their golden frames.",
      discussion: "Look at what changes before you keep it: see golden review.")

    @OptionGroup var options: Options

    func validate() throws {
      try asUsageError { try options.store.directory.checkDirectory() }
    }

    func run() async throws {
      let (store, recipes) = (options.store, options.wanted)
      try await interruptible {
        for recipe in recipes {
          try Task.checkCancellation()
          try printResult("\(store.update(recipe))")
        }
      }
    }
  }
}
