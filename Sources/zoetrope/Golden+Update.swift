import ArgumentParser
import Golden

extension Golden {
  /// `zoetrope golden update`.
  struct Update: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Make what recipes show now their golden frames.",
      discussion: "Look at what changes before you keep it: see golden review.")

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
}
