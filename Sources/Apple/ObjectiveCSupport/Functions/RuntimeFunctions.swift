// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import StageKit
internal import Synchronization

// Functions of Objective-C's runtime.

/// Attaches an object to another one; nil removes it.
public func objc_setAssociatedObject(
  _ object: AnyObject?, _ key: UnsafeRawPointer?, _ value: AnyObject?,
  _ policy: objc_AssociationPolicy
) {
  guard let object, let key else { return }
  let isCopy = policy == .OBJC_ASSOCIATION_COPY || policy == .OBJC_ASSOCIATION_COPY_NONATOMIC
  let copy = isCopy ? copyOf(value) : value
  associate(object, key, copy, policy)
}

/// Returns the object that was attached to another one; nil if there is none.
public func objc_getAssociatedObject(
  _ object: AnyObject?, _ key: UnsafeRawPointer?
) -> AnyObject! {
  guard let object, let key else { return nil }
  return associated(object, key)
}

/// Returns the class of an object; nil for nil.
public func object_getClass(_ object: AnyObject?) -> AnyClass! { classOf(object) }
/// Returns the superclass of a class; nil for a root.
public func class_getSuperclass(_ aClass: AnyClass?) -> AnyClass! { superclassOf(aClass) }
/// Returns the name of a class.
public func class_getName(_ aClass: AnyClass?) -> UnsafePointer<CChar>! {
  NSStringFromClass(aClass)?.UTF8String
}
/// Returns the name of a selector.
public func sel_getName(_ selector: Selector!) -> UnsafePointer<CChar>! {
  NSStringFromSelector(selector)?.UTF8String
}
/// Returns the selector of a name.
public func sel_registerName(_ name: UnsafePointer<CChar>!) -> Selector! {
  name.map { NSSelectorFromString(NSString(text: String(cString: $0))) }
}
/// Returns whether the objects of a class have a method.
public func class_respondsToSelector(_ aClass: AnyClass?, _ selector: Selector!) -> Bool {
  instancesRespondToSelector(aClass, selector)
}

/// The addresses that stand for selectors.
private final class SelectorAddresses: @unchecked Sendable {
  static let shared = SelectorAddresses()
  private let lock = Mutex(())
  private var addresses: [String: UnsafeRawPointer] = [:]

  subscript(name: String) -> UnsafeRawPointer {
    lock.withLock { _ in
      if let known = addresses[name] { return known }
      let address = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
      addresses[name] = address
      return address
    }
  }
}

/// Returns an address that stands for a selector, for example as the key of an associated object.
public func selectorAddress(_ selector: Selector?) -> UnsafeRawPointer! {
  selector.map { SelectorAddresses.shared[$0.name ?? ""] }
}
