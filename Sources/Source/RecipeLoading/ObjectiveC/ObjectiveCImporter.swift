private import FileIO
private import ObjectiveCImport
internal import ProjectFiles
internal import SourceImport
internal import SystemPackage

/// Translates the files in Objective-C of programs to Swift.
struct ObjectiveCImporter: Sendable {
  /// The Swift files of a program, and what it loses.
  struct Translation: Sendable {
    /// The translated files, in the order of the program.
    var files: [SourceFile] = []
    /// What is wrong, or lost, in the order of the files.
    var problems: [Problem] = []
    /// What was read differently, a line each.
    var notes: [String] = []
    /// The functions that are called when the program starts.
    var registrations: [String] = []
  }

  /// The path of `swiftc`, beside which clang is.
  let compiler: FilePath
  /// The directory for headers and scratch files.
  let directory: FilePath
  /// What clang said last, for the next translation of the same files.
  private let parsed = ParsedPrograms()

  init(compiler: FilePath, directory: FilePath) {
    (self.compiler, self.directory) = (compiler, directory)
  }

  /// Translates the files in Objective-C of a program.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - refusals: Lines whose methods are left out.
  /// - Returns: The translation; an empty one of a program in Swift.
  /// - Throws: A ``RecipeFileError`` if clang is missing or does not end.
  func translation(
    of program: ProgramFolder, without refusals: [Refusal] = []
  ) async throws -> Translation {
    guard program.files.contains(where: \.language.isOfC) || !program.visibleHeaders.isEmpty else {
      return Translation()
    }
    do {
      try PrivateFile.makeDirectory(directory)
      let swift = SwiftInterface(program)
      let parsed = try await parsed.program(program, swift: swift?.header.text ?? "") {
        let driver = try ObjectiveCDriver(compiler: compiler, directory: directory)
        return try await driver.parse(program, swift: swift?.header, in: directory)
      }
      var translation = Translation(notes: parsed.warnings)
      translation.problems = parsed.errors.map {
        Problem(
          file: $0.path, line: $0.line, column: $0.column, severity: .error,
          message: "\($0.sentence).")
      }
      guard parsed.errors.isEmpty else { return translation }
      let result = ObjectiveCProgram(
        units: parsed.units,
        refusals: refusals.map {
          TranslationRefusal(
            file: $0.file, line: $0.line, reason: $0.reason, round: $0.round, code: $0.code)
        }, swift: swift?.table)
      translation.registrations = result.registrations
      translation.files = result.files.map { SourceFile(path: $0.path, text: $0.swift) }
      translation.files += HeaderConstants.files(of: program)
      translation.problems += result.problems.map {
        Problem(
          file: $0.file, line: $0.line, severity: $0.isError ? .error : .warning,
          message: $0.message)
      }
      return translation
    } catch let error as ObjectiveCError {
      throw RecipeFileError(error.description)
    } catch let error as TranslationFailure {
      throw RecipeFileError(error.description)
    }
  }
}
