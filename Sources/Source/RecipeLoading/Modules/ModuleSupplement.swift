internal import SourceImport

/// What stands in a module in place of its part in Objective-C, which needs Apple's runtime.
struct ModuleSupplement: Sendable {
  /// The flags with which the module is compiled.
  let flags: [String]
  /// Code that is replaced in the files.
  let replacements: [(old: String, new: String)]
  /// Declarations in place of those in Objective-C.
  let file: SourceFile

  /// Returns a file of the module with ``replacements``.
  func replaced(_ file: SourceFile) -> SourceFile {
    var file = file
    for (old, new) in replacements where file.text.contains(old) {
      file.text = file.text.replacing(old, with: new)
    }
    return file
  }

  /// Returns the supplement of a module; nil for most.
  static func of(_ module: String) -> ModuleSupplement? {
    ["Nimble": nimble, "RxCocoa": rxCocoa][module]
  }

  /// The matchers of tests as on Linux: failures are reported by `XCTFail`, in place of an observer
  /// that the runtime of Objective-C starts.
  private static let nimble = ModuleSupplement(
    flags: [],
    replacements: [
      ("canImport(Darwin)", "false"), ("canImport(CwlPreconditionTesting)", "false"),
      ("canImport(CwlPosixPreconditionTesting)", "false"),
      // Tests for Apple's systems give paths as texts.
      ("typealias FileString = StaticString", "typealias FileString = String"),
      (
        "XCTFail(\"\\(message)\", file: location.file, line: location.line)",
        "_fail(message, at: location)"
      ),
    ],
    file: SourceFile(
      path: "NimbleRuntime",
      text: """
        import XCTest

        func _fail(_ message: String, at location: SourceLocation) {
          let place = XCTSourceCodeLocation(filePath: location.filePath, lineNumber: Int(location.line))
          XCTestCase().record(
            XCTIssue(
              type: .assertionFailure, compactDescription: message,
              sourceCodeContext: XCTSourceCodeContext(location: place)))
        }
        """))
}
