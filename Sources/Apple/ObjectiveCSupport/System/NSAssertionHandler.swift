/// What a failed assertion calls.
open class NSAssertionHandler: NSObject {
  /// The handler.
  open class var currentHandler: NSAssertionHandler! { NSAssertionHandler() }

  /// Raises that an assertion in a method failed.
  open func handleFailureInMethod(
    _ selector: Selector!, object: AnyObject!, file: NSString!, lineNumber: Int,
    description: NSString!, _ arguments: Any?...
  ) {
    fail(description, arguments)
  }

  /// Raises that an assertion in a function failed.
  open func handleFailureInFunction(
    _ function: NSString!, file: NSString!, lineNumber: Int, description: NSString!,
    _ arguments: Any?...
  ) {
    fail(description, arguments)
  }

  private func fail(_ format: NSString?, _ arguments: [Any?]) {
    raise(
      ExceptionName.internalInconsistency.rawValue, formatted(format?.storage ?? "", arguments))
  }
}
