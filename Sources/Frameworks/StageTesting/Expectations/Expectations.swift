internal import TestCases

/// Records that an expectation is not met.
///
/// - Parameters:
///   - sentence: What is wrong.
///   - comment: What the test says of it.
///   - location: The place; nil for that of the call.
///   - file: The path of the call's file.
///   - line: The line of the call.
func fail(
  _ sentence: String, _ comment: Comment?, _ location: SourceLocation?, _ file: StaticString,
  _ line: UInt
) {
  let message = comment.map { "\(sentence) - \($0)" } ?? sentence
  if let location {
    TestRun.fail(message, path: location.filePath, line: UInt(max(location.line, 0)))
  } else {
    TestRun.fail(message, file: file, line: line)
  }
}

/// Returns the sentence of a failed expectation, with the values of its parts.
private func sentence(_ text: String, _ values: [(String, Any)]) -> String {
  let parts = values.map { "\($0) → \(description(of: $1))" }.joined(separator: ", ")
  return "Expectation failed: \(text)" + (parts.isEmpty ? "" : " (\(parts))")
}

/// Expects that a condition holds, as `#expect` does.
///
/// - Parameters:
///   - condition: The condition.
///   - comment: What a failure says besides.
///   - sourceLocation: The place of a failure; nil for that of the call.
///   - text: The condition as source.
///   - values: Parts of the condition with their values.
///   - file: The path of the call's file.
///   - line: The line of the call.
public func _expect(
  _ condition: Bool, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation? = nil, _text text: String = "",
  _values values: @autoclosure () -> [(String, Any)] = [], file: StaticString = #filePath,
  line: UInt = #line
) {
  guard !condition else { return }
  fail(sentence(text, values()), comment(), sourceLocation, file, line)
}

/// Requires that a condition holds, as `#require` does; else it throws an error.
public func _require(
  _ condition: Bool, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation? = nil, _text text: String = "",
  _values values: @autoclosure () -> [(String, Any)] = [], file: StaticString = #filePath,
  line: UInt = #line
) throws {
  guard !condition else { return }
  fail(sentence(text, values()), comment(), sourceLocation, file, line)
  throw ReportedError("a required expectation failed")
}

/// Requires a value, as `#require` does; nil throws an error.
@discardableResult public func _require<Value>(
  _ value: Value?, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation? = nil, _text text: String = "",
  _values values: @autoclosure () -> [(String, Any)] = [], file: StaticString = #filePath,
  line: UInt = #line
) throws -> Value {
  if let value { return value }
  fail("Expectation failed: \(text) is nil", comment(), sourceLocation, file, line)
  throw ReportedError("a required value is nil")
}

/// Something that went wrong in a test.
public struct Issue: Sendable {
  /// How serious it is.
  public enum Severity: Sendable { case warning, error }

  /// Records that something is wrong; it fails the test.
  public static func record(
    _ comment: Comment? = nil, sourceLocation: SourceLocation? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) { fail("Issue recorded", comment, sourceLocation, file, line) }

  /// Records that something is wrong; it fails the test unless it is a warning.
  public static func record(
    _ comment: Comment? = nil, severity: Severity, sourceLocation: SourceLocation? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    guard severity == .error else { return }
    fail("Issue recorded", comment, sourceLocation, file, line)
  }

  /// Records an error; it fails the test.
  public static func record(
    _ error: any Error, _ comment: Comment? = nil, sourceLocation: SourceLocation? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) { fail("Caught error: \(error)", comment, sourceLocation, file, line) }
}

/// Calls a function whose failures do not fail the test; that there are none does.
public func withKnownIssue(
  _ comment: Comment? = nil, isIntermittent: Bool = false, sourceLocation: SourceLocation? = nil,
  file: StaticString = #filePath, line: UInt = #line, _ body: () throws -> Void
) {
  let count = TestRun.current?.failures.count ?? 0
  var threw = false
  do { try body() } catch { threw = true }
  endKnownIssue(threw, count, comment, isIntermittent, sourceLocation, file, line)
}

/// Calls an asynchronous function whose failures do not fail the test; that there are none does.
public func withKnownIssue(
  _ comment: Comment? = nil, isIntermittent: Bool = false, sourceLocation: SourceLocation? = nil,
  file: StaticString = #filePath, line: UInt = #line, _ body: () async throws -> Void
) async {
  let count = TestRun.current?.failures.count ?? 0
  var threw = false
  do { try await body() } catch { threw = true }
  endKnownIssue(threw, count, comment, isIntermittent, sourceLocation, file, line)
}

private func endKnownIssue(
  _ threw: Bool, _ count: Int, _ comment: Comment?, _ isIntermittent: Bool,
  _ location: SourceLocation?, _ file: StaticString, _ line: UInt
) {
  guard let run = TestRun.current else { return }
  if threw || run.failures.count > count {
    run.removeFailures(after: count)
  } else if !isIntermittent {
    fail("Known issue was not recorded", comment, location, file, line)
  }
}
