public import StageKit

// Messages that an object gives to another one.

/// An object that stands for another one.
open class NSProxy: NSObject {
  /// Creates the object.
  public override init() { super.init() }
}

/// An object that names another one for messages that it has no method for.
public protocol ForwardingObject: AnyObject {
  /// Returns the object that gets a message; nil for none.
  func forwardingTargetForSelector(_ selector: Selector!) -> AnyObject!
}

/// An object that takes messages that it has no method for as objects.
public protocol InvocationForwarding: AnyObject {
  /// Handles a message.
  func forwardInvocation(_ invocation: NSInvocation!)
}

/// Returns the signature of a method of an object; nil if it has no such method.
public func methodSignature(_ object: AnyObject?, _ selector: Selector!) -> NSMethodSignature! {
  respondsToSelector(object, selector) ? NSMethodSignature.signature(of: selector) : nil
}

/// Returns nil: an object names no other one, unless its class says so.
public func noForwardingTarget(_ selector: Selector!) -> AnyObject! { nil }

/// Raises that an object has no method for a message.
public func unrecognizedInvocation(_ invocation: NSInvocation!, _ object: AnyObject?) {
  let _: Void = unrecognized(invocation?.selector?.name ?? "", object)
}

/// Gives a message to the object that the class of another one names, or to its
/// `forwardInvocation:`.
///
/// - Parameters:
///   - object: The object that has no method for the message.
///   - selector: The selector.
///   - arguments: The arguments.
/// - Returns: What the other object returns; nil if nothing takes the message.
public func forwarded(
  _ object: AnyObject, _ selector: Selector, _ arguments: [AnyObject?]
) -> AnyObject?? { forwarded(object, selector.name ?? "", arguments) }

/// Gives a message to the object that the class of another one names, or to its
/// `forwardInvocation:`.
func forwarded(
  _ object: AnyObject, _ name: String, _ arguments: [AnyObject?]
) -> AnyObject?? {
  if let target = forwardingTarget(of: object, name) {
    return .some(performSelector(target, named: name, arguments))
  }
  guard let handler = object as? any InvocationForwarding else { return nil }
  let invocation = NSInvocation(name, arguments, of: object)
  handler.forwardInvocation(invocation)
  return .some(invocation.result)
}

/// Returns whether an object gives a message to another one that has a method for it.
func forwards(_ object: AnyObject, _ name: String) -> Bool {
  if let target = forwardingTarget(of: object, name) {
    return respondsToSelector(target, selector(named: name))
  }
  return object is any InvocationForwarding
}

private func forwardingTarget(of object: AnyObject, _ name: String) -> AnyObject? {
  let target = (object as? any ForwardingObject)?
    .forwardingTargetForSelector(selector(named: name))
  return target === object ? nil : target
}
