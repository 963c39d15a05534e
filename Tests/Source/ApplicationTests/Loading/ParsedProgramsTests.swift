import ObjectiveCImport
import ProjectFiles
import RecipeLoading
import SystemPackage
import Testing

/// What is kept of clang's trees between the runs of the compiler.
@Suite struct ParsedProgramsTests {
  /// What clang says, and how often it ran.
  private final class Clang {
    var result = ObjectiveCDriver.Result()
    var runCount = 0

    func parse() -> ObjectiveCDriver.Result {
      runCount += 1
      return result
    }
  }

  private let clang = Clang()
  private let programs = ParsedPrograms()

  /// Returns the program of a file, which is empty.
  private func folder(_ name: String) -> ProgramFolder {
    ProgramFolder(file: ProgramFile(path: FilePath(name), contents: []))
  }

  @Test func `clang reads the same files once`() async throws {
    clang.result.warnings = ["lost"]
    for _ in 0..<3 {
      let program = try await programs.program(folder("A.m"), swift: "") { clang.parse() }
      #expect(program.warnings == ["lost"])
    }
    #expect(clang.runCount == 1)
  }

  @Test func `files in Swift do not matter, but what they declare does`() async throws {
    _ = try await programs.program(folder("A.swift"), swift: "") { clang.parse() }
    _ = try await programs.program(folder("B.swift"), swift: "") { clang.parse() }
    #expect(clang.runCount == 1)
    _ = try await programs.program(folder("B.swift"), swift: "@class B;") { clang.parse() }
    #expect(clang.runCount == 2)
  }

  @Test func `another file is another program, and the last one is kept`() async throws {
    for name in ["A.m", "B.m", "A.m", "A.m"] {
      _ = try await programs.program(folder(name), swift: "") { clang.parse() }
    }
    #expect(clang.runCount == 3)
  }

  @Test func `the trees of a program with errors are not read`() async throws {
    clang.result.trees = [ObjectiveCDriver.Tree(path: "A.m", json: [1])]
    clang.result.errors = ClangMessage.messages(in: "A.m:1:2: error: expected identifier")
    let program = try await programs.program(folder("A.m"), swift: "") { clang.parse() }
    #expect(program.units.isEmpty && program.errors.count == 1)
  }

  @Test func `a tree that cannot be read is an error, and is not kept`() async throws {
    clang.result.trees = [ObjectiveCDriver.Tree(path: "A.m", json: [1])]
    for _ in 0..<2 {
      await #expect(throws: TranslationFailure.self) {
        try await programs.program(folder("A.m"), swift: "") { clang.parse() }
      }
    }
    #expect(clang.runCount == 2)
  }
}
