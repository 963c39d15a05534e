package import ObjectiveCImport
package import ProjectFiles
private import Synchronization
private import SystemPackage

/// Keeps what clang has said of a program while it is compiled without what does not compile: its
/// files are the same in each run.
package final class ParsedPrograms: Sendable {
  /// What clang says about a program, with its trees read.
  package struct Program: Sendable {
    /// The files with their trees; none of a program with errors.
    package let units: [ParsedUnit]
    /// What is wrong with the files.
    package let errors: [ClangMessage]
    /// What the program loses, a line each.
    package let warnings: [String]
  }

  private let last = Mutex<(key: [String], program: Program)?>(nil)

  /// Creates a memory without a program.
  package init() {}

  /// Returns what clang says about a program.
  ///
  /// - Parameters:
  ///   - folder: The program, whose files do not change while it is compiled.
  ///   - swift: What its files in Swift declare.
  ///   - parse: Runs clang.
  /// - Returns: What it says.
  /// - Throws: What running clang throws, or a `TranslationFailure`.
  package func program(
    _ folder: ProgramFolder, swift: String, parse: () async throws -> ObjectiveCDriver.Result
  ) async throws -> Program {
    let sources = folder.files.filter(\.language.isOfC)
    let key =
      [swift] + sources.map(\.path.string) + ["headers"] + folder.headers.map(\.path.string)
      + folder.visibleHeaders.map(\.string)
    if let known = last.withLock({ $0 }), known.key == key { return known.program }
    let result = try await parse()
    let program = Program(
      units: result.errors.isEmpty
        ? try result.trees.map {
          try ParsedUnit(ObjectiveCProgram.Unit(path: $0.path, json: $0.json))
        } : [],
      errors: result.errors, warnings: result.warnings)
    last.withLock { $0 = (key, program) }
    return program
  }
}
