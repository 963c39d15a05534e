/// An exception: what `@throw` throws and `@catch` catches.
open class NSException: NSObject {
  /// The name.
  public let name: NSString!
  /// The sentence; nil without one.
  public let reason: NSString!
  /// What else is known; nil for nothing.
  public let userInfo: NSDictionary!

  /// Creates an exception.
  public required init(
    initWithName name: NSString!, reason: NSString!, userInfo: NSDictionary!
  ) {
    (self.name, self.reason, self.userInfo) = (name ?? NSString(), reason, userInfo)
    super.init()
  }

  convenience init(name: ExceptionName, reason: String) {
    self.init(
      initWithName: NSString(text: name.rawValue), reason: NSString(text: reason), userInfo: nil)
  }

  /// Returns an exception.
  open class func exceptionWithName(
    _ name: NSString!, reason: NSString!, userInfo: NSDictionary!
  ) -> Self! { Self(initWithName: name, reason: reason, userInfo: userInfo) }

  /// Raises the exception.
  open func raise() { ObjectiveCSupport.raise(self) }

  /// Raises an exception with a sentence whose placeholders are filled in.
  open class func raise(_ name: NSString!, format: NSString!, _ arguments: Any?...) {
    ObjectiveCSupport.raise(
      Self(
        initWithName: name, reason: NSString(text: formatted(format?.storage ?? "", arguments)),
        userInfo: nil))
  }

  /// The sentence, or the name.
  override open var description: String { reason?.storage ?? name.storage }
}

/// What was thrown as an error of Swift, which ``checkException()`` throws.
public struct RaisedException: Error, @unchecked Sendable {
  /// The exception, or another object that was thrown.
  public let object: AnyObject

  /// Creates the error of Swift.
  public init(object: AnyObject) { self.object = object }
}
