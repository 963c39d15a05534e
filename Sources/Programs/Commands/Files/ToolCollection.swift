package import ArgumentParser

/// A collection that is a tool for others' recipes, too: the program `zoetrope`.
package protocol ToolCollection: FilmCollection {
  /// Subcommands after those of every collection.
  static var additionalSubcommands: [any ParsableCommand.Type] { get }
  /// Reads Swift files and the folders of programs for iOS; nil if `zoetrope-source` does that,
  /// which then runs in place of this program.
  static var sourceReader: (any SourceReader.Type)? { get }
}

extension ToolCollection {
  /// None.
  package static var additionalSubcommands: [any ParsableCommand.Type] { [] }
  /// Nil.
  package static var sourceReader: (any SourceReader.Type)? { nil }
}
