import ImageTesting
import SystemPackage
import TestSupport
import Testing

/// The table of symbols in the program against the files of the symbols.
@Suite struct SymbolTableTests {
  /// The first letters of the names in a file of the table.
  static let groups = ["ab", "c", "defg", "hijkl", "mnopq", "r", "s", "tuvwxyz"]

  @Test(arguments: groups)
  func `the table has the parts of the files`(letters: String) throws {
    let first = letters.prefix(1)
    let range =
      letters.count == 1
      ? letters : "\(first) \(letters.count == 2 ? "or" : "to") \(letters.suffix(1))"
    let lines = try SymbolFile.names().filter { letters.contains($0.prefix(1)) }
      .map { try "    \(SymbolFile(named: $0).line)\n" }
    #expect(!lines.isEmpty)
    expectText(
      """
      extension SymbolTable {
        /// The symbols whose names begin with \(range).
        static let \(first) = \"\"\"
      \(lines.joined())    \"\"\"
      }

      """,
      equalsFileAt: repositoryRoot.appending(
        "Sources/Apple/UIKit/Drawing/Symbols/Table/SymbolTable+\(first.uppercased()).swift"))
  }

  @Test func `each file is in one group`() throws {
    let letters = Self.groups.joined()
    #expect(Set(letters).count == letters.count)
    for name in try SymbolFile.names() { #expect(letters.contains(name.prefix(1)), "\(name)") }
  }
}
