internal import TestCases

/// A part of a test that is to end its process.
public struct ExitTest: Sendable {
  /// How the process is to end.
  public struct Condition: Sendable, CustomStringConvertible {
    private let status: ExitStatus?
    private let isSuccess: Bool

    /// It ends with the code 0.
    public static let success = Condition(status: nil, isSuccess: true)
    /// It ends with another code, or by a signal.
    public static let failure = Condition(status: nil, isSuccess: false)

    /// It ends with a code.
    public static func exitCode(_ code: Int32) -> Condition { Condition(.exitCode(code)) }
    /// It ends by a signal.
    public static func signal(_ signal: Int32) -> Condition { Condition(.signal(signal)) }

    private init(status: ExitStatus?, isSuccess: Bool) {
      (self.status, self.isSuccess) = (status, isSuccess)
    }

    /// Creates a condition that a status is met by itself alone.
    public init(_ status: ExitStatus) { self.init(status: status, isSuccess: false) }

    /// What is expected, as in `with the code 0`.
    public var description: String {
      status?.description ?? (isSuccess ? "with the code 0" : "with a failure")
    }

    /// Returns whether a status meets the condition.
    func isMet(by status: ExitStatus) -> Bool {
      self.status.map { $0 == status } ?? ((status == .exitCode(0)) == isSuccess)
    }
  }

  /// What is known of a process that has ended.
  public struct Result: Sendable {
    /// How it ended.
    public var exitStatus: ExitStatus
    /// What it wrote to its standard output.
    public var standardOutputContent: [UInt8] = []
    /// What it wrote to its standard error.
    public var standardErrorContent: [UInt8] = []
  }
}

/// How a process ended.
public enum ExitStatus: Sendable, Equatable, CustomStringConvertible {
  /// With a code.
  case exitCode(Int32)
  /// By a signal.
  case signal(Int32)

  /// How it ended, as in `by the signal 5`.
  public var description: String {
    switch self {
    case .exitCode(let code): "with the code \(code)"
    case .signal(let signal): "by the signal \(signal)"
    }
  }
}

/// Expects that a function ends its process, which is a copy of the present one.
///
/// - Parameters:
///   - condition: How the process is to end.
///   - values: What of the result is used; all of it is there in any case.
///   - comment: What a failure says besides.
///   - sourceLocation: The place of a failure; nil for that of the call.
///   - file: The path of the call's file.
///   - line: The line of the call.
///   - body: The function. Changes that it makes stay in its process; a process ends by the signal
///     14 if it takes longer than a minute.
/// - Returns: What is known of the process; nil if it ended in another way.
@discardableResult public func _expect(
  processExitsWith condition: ExitTest.Condition,
  observing values: [any PartialKeyPath<ExitTest.Result> & Sendable] = [],
  _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation? = nil,
  file: StaticString = #filePath, line: UInt = #line, performing body: () throws -> Void
) -> ExitTest.Result? {
  let result = CopiedProcess { try body() }.result
  return check(result, condition, comment(), sourceLocation, file, line)
}

/// Expects that an asynchronous function ends its process.
@discardableResult public func _expectAsync(
  processExitsWith condition: ExitTest.Condition,
  observing values: [any PartialKeyPath<ExitTest.Result> & Sendable] = [],
  _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation? = nil,
  file: StaticString = #filePath, line: UInt = #line, performing body: () async throws -> Void
) async -> ExitTest.Result? {
  let result = await CopiedProcess { try await body() }.result
  return check(result, condition, comment(), sourceLocation, file, line)
}

/// Requires that a function ends its process.
@discardableResult public func _require(
  processExitsWith condition: ExitTest.Condition,
  observing values: [any PartialKeyPath<ExitTest.Result> & Sendable] = [],
  _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation? = nil,
  file: StaticString = #filePath, line: UInt = #line, performing body: () throws -> Void
) throws -> ExitTest.Result {
  let result = CopiedProcess { try body() }.result
  return try required(check(result, condition, comment(), sourceLocation, file, line))
}

/// Requires that an asynchronous function ends its process.
@discardableResult public func _requireAsync(
  processExitsWith condition: ExitTest.Condition,
  observing values: [any PartialKeyPath<ExitTest.Result> & Sendable] = [],
  _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation? = nil,
  file: StaticString = #filePath, line: UInt = #line, performing body: () async throws -> Void
) async throws -> ExitTest.Result {
  let result = await CopiedProcess { try await body() }.result
  return try required(check(result, condition, comment(), sourceLocation, file, line))
}

/// Returns the result of a process that ended as expected; else it fails the test.
private func check(
  _ result: ExitTest.Result?, _ condition: ExitTest.Condition, _ comment: Comment?,
  _ location: SourceLocation?, _ file: StaticString, _ line: UInt
) -> ExitTest.Result? {
  guard let result else {
    fail("Expectation failed: no process can be made", comment, location, file, line)
    return nil
  }
  if condition.isMet(by: result.exitStatus) { return result }
  fail(
    "Expectation failed: the process ended \(result.exitStatus), not \(condition)", comment,
    location, file, line)
  return nil
}

/// Returns a result; nil, which has failed the test, throws an error.
private func required(_ result: ExitTest.Result?) throws -> ExitTest.Result {
  guard let result else { throw ReportedError("a process did not end as required") }
  return result
}
