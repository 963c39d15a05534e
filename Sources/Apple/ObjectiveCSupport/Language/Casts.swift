internal import StageContext

/// Returns an object as one of a class or protocol that the program says it has; nil for another
/// one.
///
/// A cast in Objective-C is not checked. What comes from Swift's API in another form is converted.
public func cast<Value>(_ object: AnyObject?, _ type: Value.Type = Value.self) -> Value! {
  guard let object else { return nil }
  if let value = object as? Value { return value }
  if let value = valueOf(object, as: type) { return value }
  if let ours = bridgeToObject(object), let value = ours as? Value { return value }
  // The text of a constant whose type is an enumeration here.
  if let box = object as? ObjectBox, let name = ConstantString(constant: box.value) as? Value {
    return name
  }
  ApplicationContext.logOnce(
    "\(descriptionText(of: object)) is used as an object of \(type), which it is not.")
  return nil
}

/// Returns a value, whether it was optional or not.
public func cast<Value>(_ value: Value?, _ type: Value.Type = Value.self) -> Value! { value }

/// Returns a value as one of another type.
@_disfavoredOverload
public func cast<From, Value>(_ value: From?, _ type: Value.Type = Value.self) -> Value! {
  guard let value else { return nil }
  if let result = value as? Value { return result }
  return cast(bridgeToObject(value), type)
}

/// Returns whether two pointers are equal.
///
/// Equal texts and numbers count as one object, as Apple's literals and small numbers are.
public func identical(_ one: AnyObject?, _ other: AnyObject?) -> Bool {
  guard let one, let other else { return one == nil && other == nil }
  if one === other { return true }
  switch (one, other) {
  case (let one as NSString, let other as NSString):
    return !(one is NSMutableString) && !(other is NSMutableString) && one.isEqual(other)
  case (let one as NSNumber, let other as NSNumber): return one.isEqual(other)
  case (let one as ObjectBox, let other as ObjectBox): return one.isEqual(other)
  default: return false
  }
}
