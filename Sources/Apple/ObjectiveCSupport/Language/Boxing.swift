// Boxed expressions: `@(x)`, `@3`, `@YES`.

/// Returns a number as an object.
public func boxed<Number: NumberBridged>(_ value: Number) -> NSNumber! { NSNumber(number: value) }

/// Returns a structure as an object.
public func boxed<Value: ValueBridging>(_ value: Value) -> NSValue! { NSValue(AnyHashable(value)) }

/// Returns a range as an object.
public func boxed(_ value: NSRange) -> NSValue! { NSValue(range: value) }

/// Returns a text of C as an object; nil raises.
public func boxed(_ value: UnsafePointer<CChar>?) -> NSString! {
  NSString.stringWithUTF8String(value)
}

/// Returns the constant of an enumeration as a number.
@_disfavoredOverload
public func boxed<Value: RawRepresentable>(_ value: Value) -> NSNumber!
where Value.RawValue: NumberBridged { NSNumber(number: value.rawValue) }

/// Returns a structure of the program as an object.
@_disfavoredOverload
public func boxed<Value>(_ value: Value) -> AnyObject! { bridgeToObject(value) }
