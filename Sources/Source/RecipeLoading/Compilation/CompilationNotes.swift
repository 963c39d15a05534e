/// What is said about a compiled program whenever it is loaded.
struct CompilationNotes: Codable, Sendable {
  /// A file that is not in the program.
  struct LeftOutFile: Codable, Sendable {
    /// The path, as messages show it.
    let path: String
    /// The reason, as a warning with its place.
    let warning: String
  }

  /// The files that were left out since they cannot work, each once.
  var leftOut: [LeftOutFile] = []
  /// What else the program loses, a line each.
  var warnings: [String] = []

  /// The lines for the user.
  var lines: [String] { leftOut.map(\.warning) + warnings }
}
