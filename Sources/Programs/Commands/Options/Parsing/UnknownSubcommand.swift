import ArgumentParser
import FileIO
import Geometry

/// A word in place of a subcommand that does not exist.
struct UnknownSubcommand {
  /// The error with the usage of the command that lacks the subcommand, several lines.
  let message: String

  /// Looks for an unknown subcommand; nil if the arguments have none.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the program.
  ///   - root: The command of the program.
  init?(in arguments: [String], of root: any ParsableCommand.Type) {
    var (command, path) = (root, [root._commandName])
    for argument in arguments {
      let subcommands = command.configuration.subcommands
      guard !subcommands.isEmpty, !argument.hasPrefix("-"), argument != "help" else { return nil }
      guard let next = subcommands.first(where: { $0._commandName == argument }) else {
        let nearest = argument.nearest(of: subcommands.map { $0._commandName })
        let suggestion = nearest.map { "; the nearest is '\($0)'" } ?? ""
        let name = path.joined(separator: " ")
        message = """
          Error: '\(argument.printable)' is not a subcommand of \(name)\(suggestion).
          Usage: \(name) <subcommand>
            See '\(name) --help' for more information.
          """
        return
      }
      command = next
      path.append(argument)
    }
    return nil
  }
}
