public import StageKit

/// A message as an object.
///
/// Objects stand for its arguments and its result: numbers and structures are boxed.
open class NSInvocation: NSObject {
  /// The object that gets the message.
  public var target: AnyObject!
  /// The selector.
  public var selector: Selector!
  /// What is known of the method.
  public private(set) var methodSignature: NSMethodSignature!
  /// Whether the arguments are kept for as long as the message is; they always are.
  public private(set) var argumentsRetained = false
  private var arguments: [AnyObject?] = []
  private(set) var result: AnyObject?

  init(_ name: String, _ arguments: [AnyObject?], of target: AnyObject) {
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

  /// Makes known that the arguments are kept.
  public func retainArguments() { argumentsRetained = true }

  /// Sets an argument: 0 is the target, 1 the selector, and those of the method begin at 2.
  public func setArgument(_ argument: AnyObject?, at index: Int) {
    switch index {
    case 0: target = argument
    case 1: selector = NSSelectorFromString(argument as? NSString)
    default:
      guard hasArgument(at: index) else { return }
      while arguments.count < index - 1 { arguments.append(nil) }
      arguments[index - 2] = argument
    }
  }

  /// Returns an argument; nil for one that was not set.
  public func argument(at index: Int) -> AnyObject! {
    switch index {
    case 0: target
    case 1: NSStringFromSelector(selector)
    default:
      hasArgument(at: index) && index - 2 < arguments.count ? arguments[index - 2] : nil
    }
  }

  /// Returns whether the method has an argument; raises for one that it does not have.
  private func hasArgument(at index: Int) -> Bool {
    let count = Int(methodSignature?.numberOfArguments ?? 2)
    guard !(2..<Swift.max(count, 2)).contains(index) else { return true }
    raise(
      NSException(
        name: .invalidArgument,
        reason: "-[NSInvocation setArgument:atIndex:]: index (\(index)) out of bounds "
          + "[-1, \(count - 1)]"))
    return false
  }

  /// Sets what the message returns.
  public func setReturnValue(_ value: AnyObject?) { result = value }

  /// Returns what the message has returned; nil before it was sent.
  public func returnValue() -> AnyObject! { result }

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
