internal import SourceImport

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
  /// The code that was cut since it does not compile.
  var cuts: [Cut] = []

  /// The largest number of cuts that are said.
  private static let maxCutCount = 40

  /// The lines for the user.
  var lines: [String] {
    let cuts = cutLines
    let rest = cuts.count - Self.maxCutCount
    return leftOut.map(\.warning) + cuts.prefix(Self.maxCutCount)
      + (rest > 0 ? ["and \(rest) more cuts"] : []) + warnings
  }

  /// The cuts, each import once.
  private var cutLines: [String] {
    var modules: [String: Int] = [:]
    for cut in cuts where cut.isImport { modules[cut.member, default: 0] += 1 }
    var said: Set<String> = []
    return cuts.compactMap { cut in
      guard cut.isImport, let count = modules[cut.member], count > 1 else { return cut.description }
      guard said.insert(cut.member).inserted else { return nil }
      let others = count == 2 ? "another file" : "\(count - 1) other files"
      return "\(cut.description) So \(count == 2 ? "does" : "do") \(others)."
    }
  }
}
