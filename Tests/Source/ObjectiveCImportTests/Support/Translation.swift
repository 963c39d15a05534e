import FoundationEssentials
import ObjectiveCImport
import ProjectFiles
import Subprocess
import SystemPackage
import TestSupport

/// A program that is translated with the headers of the tables.
struct Translation {
  /// The driver, whose headers all tests share.
  private static let driver = Task {
    let cache = FilePath(FileManager.default.temporaryDirectory.path).appending("TranslationTests")
    try FileManager.default.createDirectory(
      atPath: cache.string, withIntermediateDirectories: true)
    let compiler = try await Executable.name("swiftc").resolveExecutablePath(in: .inherit)
    return (try ObjectiveCDriver(compiler: compiler, directory: cache), cache)
  }

  /// The Swift text of the first file, without directives of lines.
  let swift: String
  /// The text with the directives.
  let text: String
  let problems: [TranslationProblem]

  /// Translates a file whose text stands after an import of UIKit.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - refusals: Lines that Swift refuses, each in a run of the compiler of its own.
  ///   - reason: What the compiler says.
  /// - Throws: A ``ParseFailure`` if clang finds errors.
  init(_ source: String, refusals: [Int] = [], reason: String = "it is refused") async throws {
    let files = try directory(["A.m": "#import <UIKit/UIKit.h>\n\(source)"])
    let (driver, cache) = try await Self.driver.value
    let path = files.path.appending("A.m")
    let parsed = try await driver.parse(ProgramFolder.program(ofFile: path), in: cache)
    guard parsed.errors.isEmpty else { throw ParseFailure(errors: parsed.errors.map(\.text)) }
    let program = try ObjectiveCProgram(
      units: parsed.trees.map { ObjectiveCProgram.Unit(path: $0.path, json: $0.json) },
      refusals: refusals.enumerated().map {
        TranslationRefusal(file: path.string, line: $1, reason: reason, round: $0 + 1)
      })
    text = program.files.first?.swift ?? ""
    problems = program.problems
    swift = text.split(separator: "\n").filter { !$0.hasPrefix("#sourceLocation") }
      .joined(separator: "\n")
  }

  /// Translates statements of a method of a view controller.
  init(method statements: String, declarations: String = "") async throws {
    try await self.init(
      """
      \(declarations)
      @interface Screen : UIViewController
      @property(nonatomic) UIView *box;
      @property(nonatomic) NSInteger count;
      @end
      @implementation Screen
      - (void)run {
      \(statements)
      }
      @end
      """)
  }
}

/// Errors of clang.
struct ParseFailure: Error {
  let errors: [String]
}
