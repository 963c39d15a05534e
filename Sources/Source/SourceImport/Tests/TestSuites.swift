internal import FileIO

/// Suites of Swift Testing with the tests that rewritten files register.
///
/// A test of Swift Testing runs each of them by its name, since their classes are those of the
/// module `TestCases`, which no other runner can find.
public struct TestSuites: Sendable {
  /// The enumeration around the suites, whose names are those of classes of the module.
  private static let name = "UIKitTests"

  private let tests: [RegisteredTest]
  private let resources: String
  private let registrations: [String]

  /// Creates the suites of tests.
  ///
  /// - Parameters:
  ///   - tests: The tests, in the order of files and lines.
  ///   - resources: The folder with the storyboards, images and so on of the package.
  ///   - registrations: The names of the functions that register the tests and the classes of
  ///     modules.
  public init(of tests: [RegisteredTest], resources: String, registrations: [String]) {
    (self.tests, self.resources, self.registrations) = (tests, resources, registrations)
  }

  /// A file with the suites.
  public var source: String {
    let groups = tests.reduce(into: [String]()) { groups, test in
      if !groups.contains(test.group) { groups.append(test.group) }
    }
    return """
      import StageSuites
      import Testing

      @MainActor private let _zoetropeTests = StageSuites._StageTests(
        resources: \(resources.swiftLiteral)
      ) { \(registrations.map { "\($0)()" }.joined(separator: "; ")) }

      @Suite(.serialized) enum \(Self.name) {
      \(groups.map(suite).joined(separator: "\n"))
      }

      """
  }

  /// Returns the suite of a group, or the functions without one.
  private func suite(of group: String) -> String {
    var names: [String: Int] = [:]
    let functions = tests.filter { $0.group == group }.map { test in
      let name = test.name.prefix { $0 != "(" }
      names[String(name), default: 0] += 1
      let number = names[String(name), default: 1]
      return function(test, named: number == 1 ? String(name) : "\(name)_\(number)")
    }.joined(separator: "\n")
    guard !group.isEmpty else { return functions }
    let name = group.map { $0 == "." || $0 == "`" ? "_" : $0 }
    return """
      @Suite(._onStage(\(group.swiftLiteral)) { _zoetropeTests }) struct \(String(name)) {
      \(functions)
      }
      """
  }

  private func function(_ test: RegisteredTest, named name: String) -> String {
    let fullName = test.group.isEmpty ? test.name : "\(test.group).\(test.name)"
    return """
      \(String.swiftSourceLocation(test.file, line: test.line))
      @Test\(test.displayName.map { "(\($0))" } ?? "") @MainActor \
      \(test.group.isEmpty ? "static " : "")func \(Self.identifier(name))() throws { \
      try _zoetropeTests.run(\(fullName.swiftLiteral)) }
      #sourceLocation()
      """
  }

  /// Returns a name as an identifier, in backticks where it has spaces and the like.
  private static func identifier(_ name: String) -> String {
    let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return isPlain ? name : "`\(name)`"
  }
}
