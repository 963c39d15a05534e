// What `[[X alloc] init]` is of classes that UIKit makes with arguments only.

/// Raises that a class has no initializer without arguments, and returns nil where that is caught.
public func undefinedInit<Object: AnyObject>(_ type: Object.Type) -> Object? {
  failedInit(type, "init is undefined for objects of type \(className(of: type))")
}

/// Raises a sentence of an initializer, and returns nil where that is caught.
public func failedInit<Object: AnyObject>(_ type: Object.Type, _ reason: String) -> Object? {
  raise(NSException(name: .invalidArgument, reason: reason))
  return nil
}
