import ArgumentParser
import FoundationEssentials

/// The options of a subcommand that have no value, as the parser knows them.
struct FlagNames {
  private let names: Set<String>

  /// Finds the options of the subcommand among arguments.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the program.
  ///   - root: The command of the program.
  init(of arguments: [String], below root: any ParsableCommand.Type) {
    var command = root
    for argument in arguments {
      let subcommands = command.configuration.subcommands
      guard let next = subcommands.first(where: { $0._commandName == argument }) else { break }
      command = next
    }
    let help = try? JSONDecoder().decode(Help.self, from: Data(command._dumpHelp().utf8))
    let flags = help?.command.arguments?.filter { $0.kind == "flag" } ?? []
    names = Set(flags.flatMap { $0.names ?? [] }.map(\.text))
  }

  /// Returns whether an argument can stand after an option without being its value: the option is a
  /// flag, several flags in one word, an option with its value, or `--`.
  func contains(_ option: String) -> Bool {
    if option == "--" || option.contains("=") || names.contains(option) { return true }
    return option.count > 2 && !option.hasPrefix("--")
      && option.dropFirst().allSatisfy { names.contains("-\($0)") }
  }

  /// The parser's description of a command, as far as it is needed.
  private struct Help: Decodable {
    struct Command: Decodable { let arguments: [Argument]? }

    struct Argument: Decodable {
      let kind: String
      let names: [Name]?
    }

    struct Name: Decodable {
      let kind: String
      let name: String

      /// The name with its hyphens.
      var text: String { (kind == "long" ? "--" : "-") + name }
    }

    let command: Command
  }
}
