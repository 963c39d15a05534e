import ObjectiveCImport
import SystemPackage
import TestSupport
import Testing

/// Every Swift side of the tables exists: a file that uses all of them has the types that the
/// tables say.
@Suite struct SwiftSideTests {
  @Test func theModulesHaveEverySwiftSide() async throws {
    let file = SwiftSideFile(.standard)
    #expect(file.uses.count > 6000)
    let scratch = try TemporaryDirectory()
    let path = scratch.path.appending("Uses.swift")
    try put(file.text.utf8, into: path)
    let line = "\"$0\" \"$@\" 2>&1 || true"
    let arguments =
      ["-c", line, "swiftc", "-typecheck", "-swift-version", "5", "-suppress-warnings"]
      + (try ModuleGraphs.arguments(scratch.path)) + [path.string]
    let messages = try await output(of: "sh", arguments, input: [])
    let errors = String(decoding: messages, as: UTF8.self).split(separator: "\n")
      .filter { $0.contains("error: ") }
    for error in errors.prefix(20) { Issue.record("\(file.use(of: error)): \(error)") }
  }
}

extension SwiftSideFile {
  /// Returns what the line of an error uses.
  fileprivate func use(of error: Substring) -> String {
    let parts = error.split(separator: ":")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard parts.count > 1, let line = Int(parts[1]), lines.indices.contains(line - 1),
      let index = Int(lines[line - 1].dropFirst("func use".count).prefix { $0.isNumber })
    else { return "The file" }
    return uses[index]
  }
}
