import ProjectFiles
import RecipeLoading
import SystemPackage
import Testing

/// How much is compiled before a program is given up.
@Suite struct CompilationBudgetTests {
  private let folder = ProgramFolder(file: ProgramFile(path: "Shop.m", contents: []))
  /// A fifth of what all runs may compile together, in bytes.
  private static let text = String(
    repeating: "a", count: CompilationBudget.maxByteCount / 5)

  @Test func `every program gets the least number of runs, whatever its size`() throws {
    let budget = CompilationBudget()
    for _ in 0..<CompilationBudget.minRunCount {
      try budget.spend([Self.text, Self.text], of: folder)
    }
  }

  @Test func `a large program gets no further run, and the message has the first error`() throws {
    let budget = CompilationBudget()
    for _ in 0..<CompilationBudget.minRunCount { try budget.spend([Self.text], of: folder) }
    budget.note("A.swift:3:5: warning: unused\nA.swift:4:5: error: no such member\n")
    let error = #expect(throws: RecipeFileError.self) {
      try budget.spend(["b"], of: folder)
    }
    #expect(
      error?.description
        == "Shop.m does not compile with \(CompilationBudget.minRunCount) runs of the compiler over 48 "
        + "MiB; 40 MiB are the limit. The first error that is left: A.swift:4:5: error: no such "
        + "member.")
  }

  @Test func `a small program gets more runs`() throws {
    let budget = CompilationBudget()
    for _ in 0..<(4 * CompilationBudget.minRunCount) { try budget.spend(["b"], of: folder) }
  }
}
