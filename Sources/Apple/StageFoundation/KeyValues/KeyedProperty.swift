internal import Foundation
private import StageKit

/// A property of a class by name.
package final class KeyedProperty {
  /// The key path, by which the name is found.
  let keyPath: AnyKeyPath
  private let getter: (AnyObject) -> Any?
  private let setter: ((AnyObject, Any?) -> Bool)?
  private let isOwner: (AnyObject) -> Bool

  init<Root: AnyObject, Value>(
    _ keyPath: KeyPath<Root, Value>, set: ((AnyObject, Any?) -> Bool)? = nil
  ) {
    self.keyPath = keyPath
    isOwner = { $0 is Root }
    getter = { object in (object as? Root).flatMap { flattened($0[keyPath: keyPath]) } }
    setter = set
  }

  convenience init<Root: AnyObject, Value>(writable keyPath: ReferenceWritableKeyPath<Root, Value>)
  {
    self.init(keyPath) { object, value in
      guard let object = object as? Root, let value = converted(value, to: Value.self) else {
        return false
      }
      object[keyPath: keyPath] = value
      return true
    }
  }

  /// Returns whether an object has the property.
  func belongs(to object: AnyObject) -> Bool { isOwner(object) }

  func value(of object: AnyObject) -> Any? { getter(object) }

  /// Sets the property; returns whether it can be set and takes the value.
  func setValue(_ value: Any?, of object: AnyObject) -> Bool { setter?(object, value) ?? false }
}

/// An object that stands for values of several types.
package protocol ConvertibleObject: AnyObject {
  /// Returns the value of a type; nil if there is none.
  func value<Value>(as type: Value.Type) -> Value?
}

/// Returns a value as one of a type: itself, what an object stands for, or a number of another
/// type; nil if it is neither.
package func converted<Value>(_ value: Any?, to type: Value.Type) -> Value? {
  let value = value.flatMap(flattened)
  if let value = value as? Value { return value }
  if let object = value as? any ConvertibleObject { return object.value(as: type) }
  guard let value, let number = number(value) else { return nil }
  let candidates: [Any] = [
    number.doubleValue, number.intValue, number.floatValue, number.boolValue, number.uintValue,
    number.int32Value, number.uint32Value, number.int64Value, number.uint8Value,
  ]
  return candidates.lazy.compactMap { $0 as? Value }.first
}

private func number(_ value: Any) -> NSNumber? {
  switch value {
  case let value as NSNumber: value
  case let value as Int: NSNumber(value: value)
  case let value as Double: NSNumber(value: value)
  case let value as Float: NSNumber(value: value)
  case let value as Bool: NSNumber(value: value)
  case let value as UInt: NSNumber(value: value)
  case let value as UInt32: NSNumber(value: value)
  case let value as Int32: NSNumber(value: value)
  default: nil
  }
}
