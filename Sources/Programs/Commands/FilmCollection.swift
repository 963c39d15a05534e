private import ArgumentParser
private import Dispatch
private import FileIO
private import Glibc
public import StageKit

/// A program that makes films of its own recipes, with every subcommand of `zoetrope`.
///
/// ```swift
/// import Zoetrope
///
/// @main struct MyFilms: FilmCollection {
///   static let recipes: [any Recipe] = [Bounce(), Roll()]
/// }
/// ```
///
/// `swift run my-films list` lists the recipes, `swift run my-films render bounce -o bounce.mp4`
/// renders one, and so on: `--help` describes all subcommands.
public protocol FilmCollection: SendableMetatype {
  /// The recipes, in the order of `list`; no two have the same `id`.
  static var recipes: [any Recipe] { get }
  /// The name of the program in help texts; by default the name of its file.
  static var commandName: String { get }
  /// What the program does, one sentence of its help.
  static var abstract: String { get }
  /// More about the program, for its help; none by default.
  static var discussion: String { get }
  /// What `--version` prints; by default the version of Zoetrope.
  static var version: String { get }
}

extension FilmCollection {
  /// The name of the program's file.
  public static var commandName: String { programName }
  /// A sentence about any collection.
  public static var abstract: String {
    "Render the recipes of this collection to films and PNG frames."
  }
  /// None.
  public static var discussion: String { "" }
  /// The version of Zoetrope.
  public static var version: String { "Zoetrope \(zoetropeVersion)" }

  /// Runs the program with the arguments of the process, and ends the process.
  public static func main() {
    // Swift reads the arguments from procfs, and has none without it. Dispatch needs procfs, too:
    // it ends the process soon after its first thread has started.
    guard !CommandLine.arguments.isEmpty else {
      printError("Error: the arguments of the program cannot be read; /proc must be mounted.")
      Glibc.exit(ExitCode.failure.rawValue)
    }
    Task {
      await MainCommand<Self>.run()
      Glibc.exit(ExitCode.success.rawValue)
    }
    dispatchMain()
  }

  /// Runs a command in this process, as tests do that let its file operations fail.
  ///
  /// - Parameter arguments: The name of the subcommand and its arguments.
  /// - Throws: The error of the command.
  package static func perform(_ arguments: [String]) throws {
    var command = try MainCommand<Self>.parseAsRoot(arguments)
    try command.run()
  }
}
