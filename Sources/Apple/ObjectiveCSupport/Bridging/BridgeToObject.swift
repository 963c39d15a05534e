public import PictureKit
internal import StageKit

/// Returns a value of Swift as an object, of a class that its type decides; nil for nil.
public func bridgeToObject(_ value: Any?) -> AnyObject! {
  guard let value = value.flatMap(flattened) else { return nil }
  if type(of: value) is AnyClass {
    let object = value as AnyObject
    if let bridged = object as? any ObjectBridged { return bridged.bridgedObject }
    if let foreign = foreignValue(of: object) { return bridgeToObject(foreign) }
    return object
  }
  if let key = value as? AnyHashable, let object = key.base as? ObjectKey { return object.object }
  if let bridged = value as? any ObjectBridged { return bridged.bridgedObject }
  if let base = (value as? AnyHashable)?.base, let bridged = base as? any ObjectBridged {
    return bridged.bridgedObject
  }
  if let error = value as? any Error { return caught(error) }
  if let raw = value as? any RawRepresentable, let object = rawObject(of: raw) { return object }
  // An object whose class was not known, such as one in a protocol.
  if let object = value as? AnyHashable, type(of: object.base) is AnyClass {
    return object.base as AnyObject
  }
  return ObjectBox(value)
}

private func rawObject(of value: any RawRepresentable) -> AnyObject? {
  (value.rawValue as? any ObjectBridged)?.bridgedObject
}

/// Returns a text as an object.
public func bridgeToObject(_ value: String?) -> NSString! { value.map(NSString.init(text:)) }
/// Returns a number as an object.
public func bridgeToObject<Number: NumberBridged>(_ value: Number?) -> NSNumber! {
  value.map { NSNumber(number: $0) }
}
/// Returns a structure of geometry as an object.
public func bridgeToObject<Value: ValueBridging>(_ value: Value?) -> NSValue! {
  value.map { NSValue(AnyHashable($0)) }
}
/// Returns a range as an object.
public func bridgeToObject(_ value: NSRange?) -> NSValue! { value.map { NSValue(range: $0) } }
/// Returns a list as an object.
public func bridgeToObject<Element>(_ value: [Element]?) -> NSArray! {
  value.map { NSArray(objects: $0.map(objectInList)) }
}
/// Returns a dictionary as an object.
public func bridgeToObject<Key, Value>(_ value: [Key: Value]?) -> NSDictionary! {
  value.map { $0.bridgedDictionary }
}
/// Returns a set as an object.
public func bridgeToObject<Element>(_ value: Set<Element>?) -> NSSet! {
  value.map { $0.bridgedSet }
}
/// Returns a date as an object.
public func bridgeToObject(_ value: Date?) -> NSDate! { value.map(NSDate.init(date:)) }
/// Returns an address as an object.
public func bridgeToObject(_ value: URL?) -> NSURL! { value.map(NSURL.init(url:)) }
/// Returns bytes as an object.
public func bridgeToObject(_ value: Data?) -> NSData! { value.map(NSData.init(data:)) }
/// Returns an index path as an object.
public func bridgeToObject(_ value: IndexPath?) -> NSIndexPath! {
  value.map(NSIndexPath.init(path:))
}
/// Returns indexes as an object.
public func bridgeToObject(_ value: IndexSet?) -> NSIndexSet! {
  value.map(NSIndexSet.init(indexes:))
}
/// Returns an identifier as an object.
public func bridgeToObject(_ value: UUID?) -> NSUUID! { value.map(NSUUID.init(uuid:)) }
/// Returns a locale as an object.
public func bridgeToObject(_ value: Locale?) -> NSLocale! { value.map(NSLocale.init(locale:)) }
/// Returns a set of characters as an object.
public func bridgeToObject(_ value: CharacterSet?) -> NSCharacterSet! {
  value.map(NSCharacterSet.init(set:))
}
/// Returns a notification as an object.
public func bridgeToObject(_ value: Notification?) -> NSNotification! {
  value.map(NSNotification.init(notification:))
}
/// Returns a text with attributes as an object.
public func bridgeToObject(_ value: AttributedText?) -> NSAttributedString! {
  value.map { NSAttributedString(text: $0.contents) }
}
/// Returns an error as an object.
public func bridgeToObject(_ value: (any Error)?) -> NSError! { value.map { NSError($0) } }

/// Returns a value as an element of a list, in which nil is `NSNull`.
package func objectInList(_ value: Any) -> AnyObject { bridgeToObject(value) ?? NSNull.null() }
