/// An event that code of a test confirms.
public struct Confirmation: Sendable {
  /// How often the event was confirmed.
  final class Count: @unchecked Sendable {
    // Tasks of an application run on one thread.
    var value = 0
  }

  let count = Count()

  /// Confirms the event.
  public func confirm(count: Int = 1) { self.count.value += count }

  /// Confirms the event.
  public func callAsFunction(count: Int = 1) { confirm(count: count) }
}

/// Calls a function that is to confirm an event a number of times before it returns.
///
/// - Parameters:
///   - comment: What the event is.
///   - expectedCount: How often it is to be confirmed; 1 by default.
///   - sourceLocation: The place of a failure; nil for that of the call.
///   - file: The path of the call's file.
///   - line: The line of the call.
///   - body: The function.
/// - Returns: What the function returns.
public func confirmation<Result>(
  _ comment: Comment? = nil, expectedCount: Int = 1, sourceLocation: SourceLocation? = nil,
  file: StaticString = #filePath, line: UInt = #line,
  _ body: (Confirmation) async throws -> Result
) async rethrows -> Result {
  try await confirmation(
    comment, expectedCount: expectedCount...expectedCount, sourceLocation: sourceLocation,
    file: file, line: line, body)
}

/// Calls a function that is to confirm an event a number of times, which lies in a range.
public func confirmation<Result>(
  _ comment: Comment? = nil, expectedCount: some RangeExpression<Int> & Sendable,
  sourceLocation: SourceLocation? = nil, file: StaticString = #filePath, line: UInt = #line,
  _ body: (Confirmation) async throws -> Result
) async rethrows -> Result {
  let confirmation = Confirmation()
  let result = try await body(confirmation)
  let count = confirmation.count.value
  if !expectedCount.contains(count) {
    fail(
      "Confirmation was confirmed \(count) times, not \(expectedCount)", comment, sourceLocation,
      file, line)
  }
  return result
}
