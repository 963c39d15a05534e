public import Foundation

/// An error of Objective-C as one of Swift: `catch let error as NSError` has its domain, its number
/// and what else is known.
public final class ObjectError: FoundationError, @unchecked Sendable {
  /// The error.
  public let object: NSError

  /// Creates the error of Swift.
  ///
  /// - Parameter object: The error of Objective-C.
  public init(_ object: NSError) {
    self.object = object
    let entries = [AnyHashable: Any].bridged(from: object.userInfo) ?? [:]
    let named = entries.compactMap { key, value in (key as? String).map { ($0, value) } }
    super.init(
      domain: object.domain.storage, code: object.code,
      userInfo: Dictionary(named) { first, _ in first })
  }

  /// Creates an error from an archive, which has none of these.
  public required init?(coder: Foundation.NSCoder) { nil }
}

/// What a method throws that has failed and gives no error.
private struct UnknownFailure: Error {}

/// Returns what was thrown as an object: the exception or another object, or an `NSError`.
public func caught(_ error: any Error) -> AnyObject! {
  switch error {
  case let error as RaisedException: error.object
  case let error as ObjectError: error.object
  default: NSError(error)
  }
}

// MARK: Methods of Objective-C in Swift

/// Calls a method of Objective-C that returns whether it has succeeded.
///
/// - Parameter body: Calls the method, with the address of its error.
/// - Throws: The error, if the method returns NO.
public func throwOnFailure(_ body: (UnsafeMutablePointer<NSError?>?) -> Bool) throws {
  try throwOnNil { body($0) ? () : nil }
}

/// Calls a method of Objective-C that returns nil after a failure.
///
/// - Parameter body: Calls the method, with the address of its error.
/// - Returns: What the method returns.
/// - Throws: The error, if that is nil.
public func throwOnNil<Result>(
  _ body: (UnsafeMutablePointer<NSError?>?) -> Result?
) throws -> Result {
  var error: NSError?
  if let result = body(&error) { return result }
  if let error { throw error.naturalValue as? any Error ?? ObjectError(error) }
  throw UnknownFailure()
}

// MARK: Functions of Swift in Objective-C

/// Calls a throwing function of Swift.
///
/// - Parameters:
///   - error: Where the error is stored; nil if it is not wanted.
///   - body: Calls the function; nil if the object is nil.
/// - Returns: Whether the function was called and has not thrown.
public func reportingFailure(
  to error: UnsafeMutablePointer<NSError?>?, _ body: () throws -> Void?
) -> Bool {
  reportingNil(to: error, body) != nil
}

/// Calls a throwing function of Swift.
///
/// - Parameters:
///   - error: Where the error is stored; nil if it is not wanted.
///   - body: Calls the function.
/// - Returns: What the function returns; nil if it has thrown.
public func reportingNil<Result>(
  to error: UnsafeMutablePointer<NSError?>?, _ body: () throws -> Result?
) -> Result? {
  do {
    return try body()
  } catch let failure {
    error?.pointee = caught(failure) as? NSError ?? NSError(failure)
    return nil
  }
}
