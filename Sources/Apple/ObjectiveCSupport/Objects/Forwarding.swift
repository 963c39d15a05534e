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

/// A message as an object.
///
/// Its arguments and its result are objects.
open class NSInvocation: NSObject {
  /// The object that gets the message.
  public var target: AnyObject!
  /// The selector.
  public var selector: Selector!
  /// What is known of the method.
  public private(set) var methodSignature: NSMethodSignature!
  private var arguments: [AnyObject?] = []
  fileprivate private(set) var result: AnyObject?

  fileprivate init(_ name: String, _ arguments: [AnyObject?], of target: AnyObject) {
    self.arguments = arguments
    self.target = target
    selector = ObjectiveCSupport.selector(named: name)
    methodSignature = NSMethodSignature(name)
    super.init()
  }

  private init(signature: NSMethodSignature!) {
    methodSignature = signature
    super.init()
  }

  /// Returns a message without arguments.
  ///
  /// - Parameter signature: What is known of the method.
  /// - Returns: The message, which has neither a selector nor a target.
  public static func invocationWithMethodSignature(
    _ signature: NSMethodSignature!
  ) -> NSInvocation! { NSInvocation(signature: signature) }

  /// Does nothing: the arguments are kept.
  public func retainArguments() {}

  /// Sends the message to its target.
  public func invoke() { invokeWithTarget(target) }

  /// Sends the message to an object; does nothing for nil.
  public func invokeWithTarget(_ target: AnyObject!) {
    guard let target, let name = selector?.name else { return }
    result = ObjectiveCSupport.performSelector(target, named: name, arguments)
  }
}

/// What is known of a method.
open class NSMethodSignature: NSObject {
  /// How many arguments the method takes, with the object and the selector.
  public let numberOfArguments: UInt

  init(_ name: String) {
    numberOfArguments = UInt(name.count { $0 == ":" }) + 2
    super.init()
  }

  /// Returns the signature of the method of a selector; nil for nil.
  public static func signature(of selector: Selector!) -> NSMethodSignature! {
    selector.map { NSMethodSignature($0.name ?? "") }
  }
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

/// Gives a message to the object that the class of another one names, or to its `forwardInvocation:`.
///
/// - Parameters:
///   - object: The object that has no method for the message.
///   - selector: The selector.
///   - arguments: The arguments.
/// - Returns: What the other object returns; nil if nothing takes the message.
public func forwarded(
  _ object: AnyObject, _ selector: Selector, _ arguments: [AnyObject?]
) -> AnyObject?? { forwarded(object, selector.name ?? "", arguments) }

/// Gives a message to the object that the class of another one names, or to its `forwardInvocation:`.
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
