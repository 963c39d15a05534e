import Foundation
import SystemPackage
import TestSupport

/// The names of symbols that public programs use.
///
/// Counted in the Swift and Objective-C files of 123 public repositories, 101 of which use symbols:
/// literals after `systemName`, `systemImage` and `systemImageNamed`. Names of one repository are
/// left out.
struct SymbolUses {
  /// The names with the numbers of repositories, the most used first.
  let uses: [(name: String, count: Int)]

  init() throws {
    let path = repositoryRoot.appending("Tests/Apple/SymbolTests/Uses/symbol-uses.txt")
    let text = try String(contentsOfFile: path.string, encoding: .utf8)
    uses = text.split(separator: "\n").map { line in
      let words = line.split(separator: " ")
      return (String(words[1]), Int(words[0]) ?? 0)
    }
  }

  /// Those without a shape: marks of companies and products, and what is used rarely.
  static let missing: Set<String> = [
    "applelogo", "fiberchannel", "homekit", "network.badge.shield.half.filled", "opticid",
    "sensor.tag.radiowaves.forward.fill", "swift",
  ]

  /// The names that have a shape.
  var drawn: [String] { uses.map(\.name).filter { !Self.missing.contains($0) } }
}
