internal import StageContext
internal import Synchronization
internal import UIKit

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

/// The `@try` statements that run, and the object that was thrown in the innermost one.
private final class ExceptionState {
  var depth = 0
  var thrown: AnyObject?

  init() {
    // What UIKit raises reaches `@catch`, too.
    ExceptionRaiser.current?.raise = { [unowned self] name, reason in
      guard depth > 0 else { return false }
      ObjectiveCSupport.raise(NSException(name: ExceptionName(name), reason: reason))
      return true
    }
  }
}

extension ApplicationContext {
  fileprivate static var exceptions: ExceptionState {
    current?.service { _ in ExceptionState() } ?? ExceptionState()
  }
}

/// How many applications leave functions because of an exception, so that others need not ask.
private let unwindingCount = Atomic<Int>(0)

/// Raises an exception: within `@try` the functions that were called there end, and the next
/// ``checkException()`` throws it; elsewhere its sentence is printed and the program ends.
public func raise(_ exception: NSException!) {
  throwObject(exception ?? NSException(name: .invalidArgument, reason: "@throw nil"))
}

/// Throws an object, as ``raise(_:)`` raises an exception.
public func throwObject(_ object: AnyObject!) {
  let object = object ?? NSException(name: .invalidArgument, reason: "@throw nil")
  let state = ApplicationContext.exceptions
  guard state.depth > 0 else { endProgram(with: object) }
  // What goes on until the functions have ended may raise again.
  guard state.thrown == nil else { return }
  state.thrown = object
  unwindingCount.add(1, ordering: .relaxed)
}

/// Raises an exception, and returns the zero of a type where it is caught.
@discardableResult
package func raise<Result>(_ name: ExceptionName, _ reason: String) -> Result {
  raise(NSException(name: name, reason: reason))
  return zeroValue()
}

/// Raises an exception.
public func raise(_ name: String, _ reason: String) {
  raise(NSException(name: ExceptionName(name), reason: reason))
}

/// Returns whether an exception was raised that no `@catch` has taken yet: functions end then.
public func isUnwinding() -> Bool {
  unwindingCount.load(ordering: .relaxed) > 0 && ApplicationContext.exceptions.thrown != nil
}

/// Throws the exception that was raised since `@try` began; without one it does nothing.
public func checkException() throws {
  guard let object = suspendException() else { return }
  throw RaisedException(object: object)
}

/// Lets statements run while an exception is raised: those of `@finally` and of `dealloc`.
///
/// - Returns: What ``resumeException(_:)`` raises again; nil if there is none.
public func suspendException() -> AnyObject? {
  guard unwindingCount.load(ordering: .relaxed) > 0 else { return nil }
  let state = ApplicationContext.exceptions
  guard let object = state.thrown else { return nil }
  state.thrown = nil
  unwindingCount.subtract(1, ordering: .relaxed)
  return object
}

/// Raises an exception again after ``suspendException()``, unless another one was raised since.
public func resumeException(_ object: AnyObject?) { if let object { throwObject(object) } }

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
