/// An optional of any type.
private protocol OptionalValue {
  static var wrapped: Any.Type { get }
  var content: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
  fileprivate var content: Any? { flatMap { flattened($0) } }
}

/// Returns the type of the values of an optional type, or a type that is none itself.
///
/// - Parameter type: A type, optional or not.
/// - Returns: The type without one optional.
package func unwrapped(_ type: Any.Type) -> Any.Type {
  (type as? any OptionalValue.Type)?.wrapped ?? type
}

/// Returns a value without the optionals around it: a variable of an optional type that is taken as
/// `Any` keeps them.
///
/// - Parameter value: A value, or an optional.
/// - Returns: The value; nil for an optional without one.
package func flattened(_ value: Any) -> Any? {
  (value as? any OptionalValue).map(\.content) ?? value
}
