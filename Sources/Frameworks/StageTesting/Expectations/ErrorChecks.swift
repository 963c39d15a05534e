internal import TestCases

/// Returns the error that a function throws; nil for none.
func error<Result>(of body: () throws -> Result) -> (any Error)? {
  do {
    _ = try body()
    return nil
  } catch {
    return error
  }
}

/// Returns the error that an asynchronous function throws; nil for none.
func asyncError<Result>(of body: () async throws -> Result) async -> (any Error)? {
  do {
    _ = try await body()
    return nil
  } catch {
    return error
  }
}

/// Returns an error if it is of a type; else it fails the test.
func check<Failure: Error>(
  _ error: (any Error)?, _ type: Failure.Type, _ comment: Comment?, _ location: SourceLocation?,
  _ file: StaticString, _ line: UInt
) -> Failure? {
  if let error {
    if let error = error as? Failure { return error }
    let wanted = type == Never.self ? "none" : "an error of type \(type)"
    fail("Expectation failed: threw \(error), not \(wanted)", comment, location, file, line)
  } else if type != Never.self {
    fail(
      "Expectation failed: did not throw an error of type \(type)", comment, location, file, line)
  }
  return nil
}

/// Returns an error if it is the expected one; else it fails the test.
func check<Failure: Error & Equatable>(
  _ error: (any Error)?, _ expected: Failure, _ comment: Comment?, _ location: SourceLocation?,
  _ file: StaticString, _ line: UInt
) -> Failure? {
  if let error = error as? Failure, error == expected { return error }
  let found = error.map { "threw \($0), not \(expected)" } ?? "did not throw \(expected)"
  fail("Expectation failed: \(found)", comment, location, file, line)
  return nil
}

/// Returns an error; nil, which has failed the test, throws another one.
func required<Failure: Error>(_ error: Failure?) throws -> Failure {
  guard let error else { throw ReportedError("a required error was not thrown") }
  return error
}
