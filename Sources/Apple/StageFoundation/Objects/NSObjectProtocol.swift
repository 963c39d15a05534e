internal import StageContext
public import StageKit

/// What every object can be asked, in place of Foundation's protocol.
public protocol NSObjectProtocol: AnyObject {}

extension NSObject: NSObjectProtocol {}

/// The address of a method's code; nothing is called by it.
public typealias IMP = OpaquePointer

extension NSObjectProtocol {
  /// Returns whether another object is the same.
  public func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }

  /// The hash value of the object, which is that of its identity.
  public var hash: Int { (self as? any Hashable)?.hashValue ?? ObjectIdentifier(self).hashValue }

  /// The text of the object: the name of its class.
  public var description: String { "<\(AppleClassName.text(of: self, number: hash))>" }

  /// The text of the class: its name, with the module of a program.
  public static func description() -> String { AppleClassName.of(self) }

  /// The same as `description`.
  public var debugDescription: String { description }

  /// The class of the object.
  public var classForCoder: AnyClass { type(of: self) }

  /// Returns whether the object is of a class or of a subclass of it.
  public func isKind(of aClass: AnyClass) -> Bool {
    sequence(first: type(of: self) as AnyClass, next: _getSuperclass).contains { $0 == aClass }
  }

  /// Returns whether the object is of a class, and not of a subclass of it.
  public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }

  /// Returns whether the object has a method.
  public func responds(to aSelector: Selector?) -> Bool {
    aSelector?.canPerform(on: self) ?? false
  }

  /// Returns an address that stands for the code of a method; nil without the method.
  public func method(for aSelector: Selector?) -> IMP? {
    responds(to: aSelector) ? OpaquePointer(bitPattern: 1) : nil
  }

  /// Calls a method without an argument; what it returns is lost.
  @discardableResult
  public func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>? {
    aSelector.perform(on: self, sender: nil)
    return nil
  }

  /// Calls a method with an argument; what it returns is lost.
  @discardableResult
  public func perform(_ aSelector: Selector, with object: Any?) -> Unmanaged<AnyObject>? {
    aSelector.perform(on: self, sender: object as AnyObject?)
    return nil
  }

  /// Calls a method after a delay, unless that is cancelled.
  ///
  /// - Parameters:
  ///   - aSelector: The method.
  ///   - object: Its argument.
  ///   - delay: The delay, in seconds of the stage.
  public func perform(_ aSelector: Selector, with object: Any?, afterDelay delay: Double) {
    ApplicationContext.shared.delayedCalls.add(
      DelayedCalls.Call(target: self, selector: aSelector, argument: object as AnyObject?),
      after: delay)
  }

  /// Calls a method on the main thread, after the present function.
  public func performSelector(
    onMainThread aSelector: Selector, with object: Any?, waitUntilDone wait: Bool
  ) {
    if wait {
      perform(aSelector, with: object)
    } else {
      perform(aSelector, with: object, afterDelay: 0)
    }
  }

  /// Cancels the delayed calls of an object.
  public static func cancelPreviousPerformRequests(withTarget target: Any) {
    ApplicationContext.shared.delayedCalls.cancel(target as AnyObject) { _ in true }
  }

  /// Cancels the delayed calls of a method of an object.
  public static func cancelPreviousPerformRequests(
    withTarget target: Any, selector: Selector, object: Any?
  ) {
    ApplicationContext.shared.delayedCalls.cancel(target as AnyObject) { $0.selector == selector }
  }
}
