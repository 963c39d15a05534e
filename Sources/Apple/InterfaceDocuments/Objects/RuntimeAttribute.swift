/// A value that is set by key path when the object is loaded.
public struct RuntimeAttribute: Hashable, Sendable {
  /// The line of the document, from 1.
  public let line: Int
  /// The key path, such as `layer.cornerRadius`.
  public let keyPath: String
  /// The type in Interface Builder: `boolean`, `number`, `string`, `localizedString`, `point`,
  /// `size`, `rect`, `range`, `color`, `image` or `nil`.
  public let type: String
  /// The value.
  public let value: PropertyValue
}
