// The forms of `#expect(throws:)` and `#require(throws:)`. Those for asynchronous functions have
// other names: in asynchronous code Swift would prefer them for all functions.

/// Expects that a function throws an error of a type; `Never` stands for none.
@discardableResult public func _expect<Failure: Error, Result>(
  throws type: Failure.Type, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation? = nil, file: StaticString = #filePath, line: UInt = #line,
  performing body: () throws -> Result
) -> Failure? {
  let error = error(of: body)
  return check(error, type, comment(), sourceLocation, file, line)
}

/// Expects that an asynchronous function throws an error of a type; `Never` stands for none.
@discardableResult public func _expectAsync<Failure: Error, Result>(
  throws type: Failure.Type, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation? = nil, file: StaticString = #filePath, line: UInt = #line,
  performing body: () async throws -> Result
) async -> Failure? {
  let error = await asyncError(of: body)
  return check(error, type, comment(), sourceLocation, file, line)
}

/// Expects that a function throws an error.
@discardableResult public func _expect<Failure: Error & Equatable, Result>(
  throws expected: Failure, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation? = nil, file: StaticString = #filePath, line: UInt = #line,
  performing body: () throws -> Result
) -> Failure? {
  let error = error(of: body)
  return check(error, expected, comment(), sourceLocation, file, line)
}

/// Expects that an asynchronous function throws an error.
@discardableResult public func _expectAsync<Failure: Error & Equatable, Result>(
  throws expected: Failure, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation? = nil, file: StaticString = #filePath, line: UInt = #line,
  performing body: () async throws -> Result
) async -> Failure? {
  let error = await asyncError(of: body)
  return check(error, expected, comment(), sourceLocation, file, line)
}

/// Expects that a function throws an error of which a condition holds.
@discardableResult public func _expect<Result>(
  _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation? = nil,
  file: StaticString = #filePath, line: UInt = #line, performing body: () throws -> Result,
  throws isExpected: (any Error) throws -> Bool
) -> (any Error)? {
  let error = error(of: body)
  if let error, (try? isExpected(error)) == true { return error }
  let found = error.map { "threw \($0)" } ?? "did not throw an error"
  fail("Expectation failed: \(found)", comment(), sourceLocation, file, line)
  return nil
}

/// Requires that a function throws an error of a type.
@discardableResult public func _require<Failure: Error, Result>(
  throws type: Failure.Type, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation? = nil, file: StaticString = #filePath, line: UInt = #line,
  performing body: () throws -> Result
) throws -> Failure {
  let error = error(of: body)
  return try required(check(error, type, comment(), sourceLocation, file, line))
}

/// Requires that an asynchronous function throws an error of a type.
@discardableResult public func _requireAsync<Failure: Error, Result>(
  throws type: Failure.Type, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation? = nil, file: StaticString = #filePath, line: UInt = #line,
  performing body: () async throws -> Result
) async throws -> Failure {
  let error = await asyncError(of: body)
  return try required(check(error, type, comment(), sourceLocation, file, line))
}

/// Requires that a function throws an error.
@discardableResult public func _require<Failure: Error & Equatable, Result>(
  throws expected: Failure, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation? = nil, file: StaticString = #filePath, line: UInt = #line,
  performing body: () throws -> Result
) throws -> Failure {
  let error = error(of: body)
  return try required(check(error, expected, comment(), sourceLocation, file, line))
}
