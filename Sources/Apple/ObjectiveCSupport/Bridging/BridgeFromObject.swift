/// Returns the value of an object for Swift.
///
/// - Parameters:
///   - object: The object.
///   - type: The type: a class, a protocol, a value such as `String` or `[UIView]`, `Any`, or an
///     optional of these.
/// - Returns: The value. Nil gives nil for an optional, and the zero of the type for another one.
///   What has no zero, such as a view, raises an exception.
public func bridgeFromObject<Value>(
  _ object: AnyObject?, as type: Value.Type = Value.self
) -> Value {
  if let value = valueOf(object, as: type) { return value }
  if let object {
    raise(
      "NSInvalidArgumentException",
      "\(descriptionText(of: object)) is given where a value of the type \(type) is expected")
  }
  return zeroValue()
}

/// Returns the value of an object for Swift; nil if it has none of the type.
package func valueOf<Value>(_ object: AnyObject?, as type: Value.Type) -> Value? {
  if let optional = type as? any OptionalType.Type {
    return optional.optional(from: object) as? Value
  }
  guard let object else { return nil }
  if type == Any.self { return naturalValue(of: object) as? Value }
  if type == AnyHashable.self {
    return (naturalValue(of: object) as? AnyHashable ?? AnyHashable(ObjectKey(object))) as? Value
  }
  if let bridged = type as? any ObjectBridged.Type, let value = bridged.bridged(from: object) {
    return value as? Value
  }
  if let box = object as? ObjectBox, let value = box.value as? Value { return value }
  if let name = object as? ConstantString, let value = name.constant as? Value { return value }
  if let value = object as? Value { return value }
  if let block = object as? ObjectBlock, let value = block.body as? Value { return value }
  if let natural = (object as? any NaturallyBridged)?.naturalValue as? Value { return natural }
  if let raw = type as? any RawRepresentable.Type { return rawValue(of: object, raw) as? Value }
  return nil
}

private func rawValue<Value: RawRepresentable>(
  of object: AnyObject, _ type: Value.Type
) -> Value? {
  valueOf(object, as: Value.RawValue.self).flatMap { Value(rawValue: $0) }
}

/// Returns the value that Swift's API expects where it takes any: a text, a number, a structure, a
/// list.
package func naturalValue(of object: AnyObject) -> Any {
  switch object {
  case let box as ObjectBox: box.value
  case let block as ObjectBlock: block.body
  case let object as any NaturallyBridged: object.naturalValue
  case let value as NSValue: value.content.base
  default: object
  }
}

/// A class of ours whose objects have a value in Swift.
protocol NaturallyBridged: AnyObject {
  /// The value.
  var naturalValue: Any { get }
}

extension NSObject: ConvertibleObject {
  /// Returns what the object stands for as a value of a type; nil if it is none.
  package func value<Value>(as type: Value.Type) -> Value? { valueOf(self, as: type) }
}

/// An object as a key that is compared by `isEqual:`.
package struct ObjectKey: Hashable {
  package let object: AnyObject

  package init(_ object: AnyObject) { self.object = object }

  package static func == (left: ObjectKey, right: ObjectKey) -> Bool {
    isEqual(left.object, right.object)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(hashOf(object)) }
}
