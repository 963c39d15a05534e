@_spi(Algorithms) internal import Geometry
internal import StageKit

// What every object can be asked, whatever its class is; nil gives zero.

/// Returns whether an object equals another one, by `isEqual:`.
public func isEqual(_ one: AnyObject?, _ other: AnyObject?) -> Bool {
  guard let one, let other else { return false }
  if one === other { return true }
  return (one as? NSObject)?.isEqual(other) ?? false
}

/// Returns the hash value of an object.
public func hashOf(_ object: AnyObject?) -> UInt {
  guard let object else { return 0 }
  if let object = object as? NSObject { return UInt(bitPattern: object.hash) }
  return UInt(
    bitPattern: (object as? any Hashable)?.hashValue ?? ObjectIdentifier(object).hashValue)
}

/// Returns the text of an object; nil for nil.
public func descriptionOf(_ object: AnyObject?) -> NSString! {
  object.map { NSString(text: descriptionText(of: $0)) }
}

/// Returns the text of an object, as `%@` writes it.
func descriptionText(of object: AnyObject?) -> String {
  guard let object else { return "(null)" }
  if let text = object as? any CustomStringConvertible { return text.description }
  return "<\(className(of: type(of: object)))>"
}

/// Returns the class of an object; nil for nil.
public func classOf(_ object: AnyObject?) -> AnyClass! { object.map { type(of: $0) } }

/// Returns the superclass of a class; nil for a root.
public func superclassOf(_ aClass: AnyClass?) -> AnyClass! { aClass.flatMap(_getSuperclass) }

/// Returns whether an object is of a class or of a subclass of it.
public func isKindOfClass(_ object: AnyObject?, _ aClass: AnyClass?) -> Bool {
  guard let object, let aClass else { return false }
  return isSubclass(type(of: object), aClass)
}

/// Returns whether an object is of a class, and not of a subclass of it.
public func isMemberOfClass(_ object: AnyObject?, _ aClass: AnyClass?) -> Bool {
  guard let object, let aClass else { return false }
  return type(of: object) == aClass
}

/// Returns whether a class is another one or a subclass of it.
public func isSubclass(_ one: AnyClass?, _ other: AnyClass?) -> Bool {
  guard let one, let other else { return false }
  // The roots here stand for Apple's one.
  if other == NSObject.self { return true }
  return sequence(first: one, next: _getSuperclass).contains { $0 == other }
}

/// Returns a copy of an object: itself if it cannot change, a copy of a list or text, or what its
/// class says.
public func copyOf(_ object: AnyObject?) -> AnyObject! {
  guard let object else { return nil }
  return (object as? any ObjectCopying)?.copyWithZone(nil) ?? object
}

/// Returns a copy of an object that can change.
public func mutableCopyOf(_ object: AnyObject?) -> AnyObject! {
  guard let object else { return nil }
  if let object = object as? any ObjectMutableCopying { return object.mutableCopyWithZone(nil) }
  return copyOf(object)
}

/// An object that makes copies of itself.
///
/// A class of the program that has `copyWithZone:` conforms to it.
public protocol ObjectCopying: AnyObject {
  /// Returns a copy.
  func copyWithZone(_ zone: UnsafeMutableRawPointer!) -> AnyObject!
}

/// An object that makes copies of itself that can change.
public protocol ObjectMutableCopying: AnyObject {
  /// Returns a copy that can change.
  func mutableCopyWithZone(_ zone: UnsafeMutableRawPointer!) -> AnyObject!
}

/// The order in which objects were created; 0 for those that have none.
func creationOrder(of object: AnyObject) -> Int {
  if let object = object as? any CreationHashable { return object.creationNumber.value }
  return (object as? Responder)?.hash ?? 0
}
