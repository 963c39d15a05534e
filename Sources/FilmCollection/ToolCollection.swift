package import ArgumentParser

/// A collection that is a tool for others' recipes, too: the program `zoetrope`.
///
/// Its program compiles Swift files that are given in place of recipes, for which it exports the
/// symbols of its modules.
package protocol ToolCollection: FilmCollection {
  /// Subcommands after those of every collection.
  static var additionalSubcommands: [any ParsableCommand.Type] { get }
}
