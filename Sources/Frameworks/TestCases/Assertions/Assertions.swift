// The names are those of XCTest.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The number of the source line and the message of a failed assertion.
private func fail(
  _ sentence: @autoclosure () -> String, _ message: () -> String, _ file: StaticString, _ line: UInt
) {
  let text = message()
  TestRun.fail(text.isEmpty ? sentence() : "\(sentence()) - \(text)", file: file, line: line)
}

/// Evaluates values; an error is a failed assertion.
private func evaluate<Value>(
  _ name: String, _ message: () -> String, _ file: StaticString, _ line: UInt,
  _ body: () throws -> Value
) -> Value? {
  do {
    return try body()
  } catch {
    fail("\(name) failed: threw the error \"\(error)\"", message, file, line)
    return nil
  }
}

/// Fails the test.
public func XCTFail(_ message: String = "", file: StaticString = #filePath, line: UInt = #line) {
  TestRun.fail(message.isEmpty ? "failed" : "failed - \(message)", file: file, line: line)
}

/// Asserts that an expression is true.
public func XCTAssert(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  guard let value = evaluate("XCTAssert", message, file, line, expression), !value else { return }
  fail("XCTAssert failed", message, file, line)
}

/// Asserts that an expression is true.
public func XCTAssertTrue(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  guard let value = evaluate("XCTAssertTrue", message, file, line, expression), !value else {
    return
  }
  fail("XCTAssertTrue failed", message, file, line)
}

/// Asserts that an expression is false.
public func XCTAssertFalse(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  guard let value = evaluate("XCTAssertFalse", message, file, line, expression), value else {
    return
  }
  fail("XCTAssertFalse failed", message, file, line)
}

/// Asserts that an expression is nil.
public func XCTAssertNil(
  _ expression: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  guard let value = evaluate("XCTAssertNil", message, file, line, expression), let value else {
    return
  }
  fail("XCTAssertNil failed: \"\(value)\"", message, file, line)
}

/// Asserts that an expression is not nil.
public func XCTAssertNotNil(
  _ expression: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  guard let value = evaluate("XCTAssertNotNil", message, file, line, expression), value == nil
  else { return }
  fail("XCTAssertNotNil failed", message, file, line)
}

/// Returns the value of an expression; nil fails the test and throws an error.
public func XCTUnwrap<Value>(
  _ expression: @autoclosure () throws -> Value?, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) throws -> Value {
  guard let value = try expression() else {
    fail("XCTUnwrap failed: expected a value of \(Value.self)", message, file, line)
    throw ReportedError("a value is needed, not nil")
  }
  return value
}

/// Asserts that an expression throws an error.
public func XCTAssertThrowsError<Value>(
  _ expression: @autoclosure () throws -> Value, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line, _ errorHandler: (any Error) -> Void = { _ in }
) {
  do {
    _ = try expression()
    fail("XCTAssertThrowsError failed: did not throw an error", message, file, line)
  } catch {
    errorHandler(error)
  }
}

/// Asserts that an expression throws no error.
public func XCTAssertNoThrow<Value>(
  _ expression: @autoclosure () throws -> Value, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  _ = evaluate("XCTAssertNoThrow", message, file, line) { _ = try expression() }
}

/// Skips the test if an expression is true.
public func XCTSkipIf(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String? = nil,
  file: StaticString = #filePath, line: UInt = #line
) throws {
  if try expression() { throw XCTSkip(message()) }
}

/// Skips the test unless an expression is true.
public func XCTSkipUnless(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String? = nil,
  file: StaticString = #filePath, line: UInt = #line
) throws {
  if try !expression() { throw XCTSkip(message()) }
}

// MARK: Comparisons

/// Compares two values; a false result is a failed assertion.
private func compare<Left, Right>(
  _ name: String, _ relation: String, _ left: () throws -> Left, _ right: () throws -> Right,
  _ message: () -> String, _ file: StaticString, _ line: UInt, _ isTrue: (Left, Right) -> Bool
) {
  guard
    let (a, b) = evaluate(name, message, file, line, { (try left(), try right()) }),
    !isTrue(a, b)
  else { return }
  fail("\(name) failed: (\"\(a)\") \(relation) (\"\(b)\")", message, file, line)
}

/// Asserts that two values are equal.
public func XCTAssertEqual<Value: Equatable>(
  _ first: @autoclosure () throws -> Value, _ second: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) { compare("XCTAssertEqual", "is not equal to", first, second, message, file, line, ==) }

/// Asserts that two numbers are equal within an accuracy.
public func XCTAssertEqual<Value: Numeric>(
  _ first: @autoclosure () throws -> Value, _ second: @autoclosure () throws -> Value,
  accuracy: Value, _ message: @autoclosure () -> String = "", file: StaticString = #filePath,
  line: UInt = #line
) where Value: Comparable {
  compare("XCTAssertEqual", "is not equal to", first, second, message, file, line) {
    ($0 > $1 ? $0 - $1 : $1 - $0) <= accuracy
  }
}

/// Asserts that two values are not equal.
public func XCTAssertNotEqual<Value: Equatable>(
  _ first: @autoclosure () throws -> Value, _ second: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) { compare("XCTAssertNotEqual", "is equal to", first, second, message, file, line, !=) }

/// Asserts that two objects are the same.
public func XCTAssertIdentical(
  _ first: @autoclosure () throws -> AnyObject?, _ second: @autoclosure () throws -> AnyObject?,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  compare("XCTAssertIdentical", "is not", first, second, message, file, line) { $0 === $1 }
}

/// Asserts that two objects are not the same.
public func XCTAssertNotIdentical(
  _ first: @autoclosure () throws -> AnyObject?, _ second: @autoclosure () throws -> AnyObject?,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  compare("XCTAssertNotIdentical", "is", first, second, message, file, line) { $0 !== $1 }
}

/// Asserts that a value is less than another one.
public func XCTAssertLessThan<Value: Comparable>(
  _ first: @autoclosure () throws -> Value, _ second: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) { compare("XCTAssertLessThan", "is not less than", first, second, message, file, line, <) }

/// Asserts that a value is at most another one.
public func XCTAssertLessThanOrEqual<Value: Comparable>(
  _ first: @autoclosure () throws -> Value, _ second: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  compare("XCTAssertLessThanOrEqual", "is greater than", first, second, message, file, line, <=)
}

/// Asserts that a value is greater than another one.
public func XCTAssertGreaterThan<Value: Comparable>(
  _ first: @autoclosure () throws -> Value, _ second: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  compare("XCTAssertGreaterThan", "is not greater than", first, second, message, file, line, >)
}

/// Asserts that a value is at least another one.
public func XCTAssertGreaterThanOrEqual<Value: Comparable>(
  _ first: @autoclosure () throws -> Value, _ second: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  compare("XCTAssertGreaterThanOrEqual", "is less than", first, second, message, file, line, >=)
}
