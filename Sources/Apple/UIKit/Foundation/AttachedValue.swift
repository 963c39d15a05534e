internal import StageContext

/// A reference that does not keep its object.
private final class WeakReference {
  weak var object: AnyObject?
  init(_ object: AnyObject?) { self.object = object }
}

/// The values of properties that extensions add to objects of an application.
enum AttachedValue {
  /// Returns a value of an object; nil if it has not been set.
  static func value<Value>(_ name: String, of owner: AnyObject) -> Value? {
    ApplicationContext.associatedValue(of: owner, name) as? Value
  }

  /// Sets a value of an object.
  static func set(_ value: Any?, _ name: String, of owner: AnyObject) {
    ApplicationContext.setAssociatedValue(value, of: owner, name)
  }

  /// Returns an object that another one refers to without keeping it.
  static func weak(_ name: String, of owner: AnyObject) -> AnyObject? {
    (ApplicationContext.associatedValue(of: owner, name) as? WeakReference)?.object
  }

  /// Sets an object that another one refers to without keeping it.
  static func setWeak(_ object: AnyObject?, _ name: String, of owner: AnyObject) {
    ApplicationContext.setAssociatedValue(WeakReference(object), of: owner, name)
  }
}
