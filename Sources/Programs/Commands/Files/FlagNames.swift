import ArgumentParser
import FileIO
import FoundationEssentials
import Geometry

/// The options of a subcommand, as the parser knows them.
struct FlagNames {
  /// The subcommand.
  private let command: any ParsableCommand.Type
  /// The words by which it is called.
  private let path: String
  /// The options that have no value.
  private let names: Set<String>
  /// The options that have one.
  private let valued: Set<String>

  /// Finds the options of the subcommand among arguments.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the program.
  ///   - root: The command of the program.
  init(of arguments: [String], below root: any ParsableCommand.Type) {
    var (command, path) = (root, [root._commandName])
    for argument in arguments {
      let subcommands = command.configuration.subcommands
      guard let next = subcommands.first(where: { $0._commandName == argument }) else { break }
      command = next
      path.append(argument)
    }
    let help = try? JSONDecoder().decode(Help.self, from: Data(command._dumpHelp().utf8))
    func names(of kind: String) -> Set<String> {
      let options = help?.command.arguments?.filter { $0.kind == kind } ?? []
      return Set(options.flatMap { $0.names ?? [] }.map(\.text))
    }
    self.command = command
    self.path = path.joined(separator: " ")
    self.names = names(of: "flag").union(["--help", "-h", "--help-hidden", "--version"])
    valued = names(of: "option")
  }

  /// Returns whether an argument can stand after an option without being its value: the option is a
  /// flag, several flags in one word, an option with its value, or `--`.
  func contains(_ option: String) -> Bool {
    if option == "--" || option.contains("=") || names.contains(option) { return true }
    return option.count > 2 && !option.hasPrefix("--")
      && option.dropFirst().allSatisfy { names.contains("-\($0)") }
  }

  /// Returns the first option among arguments that the subcommand does not have; nil without one.
  func unknownOption(in arguments: [String]) -> String? {
    var rest = arguments[...]
    while let argument = rest.popFirst(), argument != "--" {
      guard argument.hasPrefix("-"), argument.count > 1 else { continue }
      let name = argument.split(separator: "=", maxSplits: 1).first.map(String.init) ?? argument
      if valued.contains(name) {
        if name == argument { _ = rest.popFirst() }
      } else if !contains(name), !names.contains(name) {
        return name
      }
    }
    return nil
  }

  /// The error about an option that the subcommand does not have, with its usage, as the parser
  /// has it.
  func message(about option: String) -> String {
    let suggestion = option.nearest(of: names.union(valued).filter { $0.hasPrefix("--") }.sorted())
    let usage = command.usageString().drop { $0 != " " }
    return """
      Error: Unknown option '\(option.printable)'\(suggestion.map { ". Did you mean '\($0)'?" } ?? "")
      Usage: \(path)\(usage)
        See '\(path) --help' for more information.
      """
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
