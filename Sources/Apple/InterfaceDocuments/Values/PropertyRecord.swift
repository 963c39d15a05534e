/// A group of named values that Interface Builder writes as an element of its own.
///
/// Examples are `textInputTraits`, `paragraphStyle`, `buttonConfiguration` and
/// `preferredSymbolConfiguration`.
public struct PropertyRecord: Hashable, Sendable {
  /// The name of the element.
  public let element: String
  /// The values by the names of the attributes and the keys of the child elements.
  public let values: [String: PropertyValue]

  /// Returns a value by name, or nil if the document does not set it.
  public subscript(key: String) -> PropertyValue? { values[key] }
}
