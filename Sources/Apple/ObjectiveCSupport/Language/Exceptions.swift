internal import StageContext

/// The name of an exception.
public struct ExceptionName: Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// An argument that a method does not take.
  public static let invalidArgument = ExceptionName("NSInvalidArgumentException")
  /// An index or a range outside of a list or text.
  public static let range = ExceptionName("NSRangeException")
  /// A name without a property.
  public static let undefinedKey = ExceptionName("NSUnknownKeyException")
  /// A program that contradicts itself.
  public static let internalInconsistency = ExceptionName("NSInternalInconsistencyException")
  /// Any other.
  public static let generic = ExceptionName("NSGenericException")
}

/// The `@try` statements that run, and the exception that was raised in the innermost one.
private final class ExceptionState {
  var depth = 0
  var pending: NSException?
}

extension ApplicationContext {
  fileprivate static var exceptions: ExceptionState {
    current?.service { _ in ExceptionState() } ?? ExceptionState()
  }
}

/// Raises an exception: within `@try` the next ``checkException()`` throws it, elsewhere it prints
/// its sentence and ends the program.
///
/// - Parameters:
///   - exception: The exception.
///   - file: The file of the statement that raises it; empty where a method of Foundation does.
///   - line: Its line.
public func raise(_ exception: NSException!, file: StaticString = "", line: Int = 0) {
  let exception = exception ?? NSException(name: .invalidArgument, reason: "@throw nil")
  let state = ApplicationContext.exceptions
  guard state.depth == 0 else {
    if state.pending == nil { state.pending = exception }
    return
  }
  let place = line == 0 ? "" : "\(file):\(line): "
  fatalError(
    "\(place)uncaught exception \(exception.name.storage): \(exception.reason?.storage ?? "")")
}

/// Raises an exception, and returns the zero of a type where it is caught.
@discardableResult
package func raise<Result>(_ name: ExceptionName, _ reason: String) -> Result {
  raise(NSException(name: name, reason: reason))
  return zeroValue()
}

/// Raises an exception.
public func raise(_ name: String, _ reason: String, file: StaticString = "", line: Int = 0) {
  raise(NSException(name: ExceptionName(name), reason: reason), file: file, line: line)
}

/// Throws the exception that was raised since `@try` began; without one it does nothing.
public func checkException() throws {
  let state = ApplicationContext.exceptions
  guard let exception = state.pending else { return }
  state.pending = nil
  throw RaisedException(exception: exception)
}

/// Begins the statements of `@try`.
public func beginTry() { ApplicationContext.exceptions.depth += 1 }

/// Ends the statements of `@try`.
public func endTry() { ApplicationContext.exceptions.depth -= 1 }

/// Performs the statements of `@try`.
///
/// - Parameter body: The statements.
/// - Returns: What they return.
/// - Throws: The exception that they raise.
public func inTry<Result>(_ body: () throws -> Result) throws -> Result {
  let state = ApplicationContext.exceptions
  state.depth += 1
  defer { state.depth -= 1 }
  let result = try body()
  try checkException()
  return result
}
