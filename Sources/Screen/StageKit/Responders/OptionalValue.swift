/// An optional of any type.
private protocol OptionalValue {
  var content: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var content: Any? { flatMap { flattened($0) } }
}

/// Returns a value without the optionals around it, which a variable of an optional type keeps as `Any`.
///
/// - Parameter value: A value, or an optional.
/// - Returns: The value; nil for an optional without one.
package func flattened(_ value: Any) -> Any? {
  (value as? any OptionalValue).map(\.content) ?? value
}
