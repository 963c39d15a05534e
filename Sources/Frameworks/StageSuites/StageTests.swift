internal import Foundation
internal import SnapshotTesting
internal import TestCases
public import Testing

/// The tests of a target in source for iOS, which tests of Swift Testing run by their names.
///
/// Files that the plug-in `UIKitSource` writes create one for each target. Each test runs in an
/// application of its own, on the main actor, so that no two run at once.
@MainActor public final class _StageTests {
  private let runner: TestRunner

  /// Creates the tests of a target.
  ///
  /// - Parameters:
  ///   - resources: The path of the folder with the files of the package.
  ///   - register: Registers the tests, and the classes for storyboards.
  public init(resources: String, register: @escaping () -> Void) {
    SnapshotEnvironment(package: resources).apply()
    var settings = ProgramSettings()
    settings.screen = .application
    runner = TestRunner { body in
      settings.inApplication(resources: resources) { application in
        register()
        body(application)
      }
    }
  }

  /// Runs a test, and records its failures as issues.
  ///
  /// - Parameters:
  ///   - name: The class and the function, such as `HomeTests.testTitle`.
  ///   - sourceLocation: The place of errors without one.
  /// - Throws: An error that cancels the test if it is skipped.
  public func run(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    guard let run = runner.run(name) else {
      Issue.record("There is no test \(name).", sourceLocation: sourceLocation)
      return
    }
    for file in run.keptFiles {
      Attachment.record(file.contents, named: file.name, sourceLocation: sourceLocation)
    }
    for failure in run.failures {
      Issue.record(
        Comment(rawValue: failure.message),
        sourceLocation: SourceLocation(failure) ?? sourceLocation)
    }
    guard run.failures.isEmpty, let reason = run.skipReason else { return }
    #if compiler(>=6.3)
    try Test.cancel(Comment(rawValue: reason), sourceLocation: sourceLocation)
    #else
    print("\(name) was skipped: \(reason)")
    #endif
  }

  /// Prepares a class before its first test.
  func prepare(_ group: String) { runner.prepare(group) }

  /// Cleans up after the last test of a class.
  func cleanUp(_ group: String) { runner.cleanUp(group) }
}

extension SourceLocation {
  /// The place of a failure; nil for an error, which has none.
  fileprivate init?(_ failure: TestRun.Failure) {
    guard !failure.file.isEmpty, failure.line > 0 else { return nil }
    let path = URL(fileURLWithPath: failure.file)
    self.init(
      fileID: "\(path.deletingLastPathComponent().lastPathComponent)/\(path.lastPathComponent)",
      filePath: failure.file, line: Int(failure.line), column: 1)
  }
}
