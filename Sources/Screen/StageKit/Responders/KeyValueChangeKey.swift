/// A key of the values that an observer of a property receives: `NSKeyValueChangeKey`.
public struct KeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a key with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The kind of the change, a number: 1, the property was set.
  public static let kindKey = Self(rawValue: "kind")
  /// The new value.
  public static let newKey = Self(rawValue: "new")
  /// The value before.
  public static let oldKey = Self(rawValue: "old")
  /// The indexes of the change in a collection; never present.
  public static let indexesKey = Self(rawValue: "indexes")
  /// Whether the report precedes another one about the same change.
  public static let notificationIsPriorKey = Self(rawValue: "notificationIsPrior")
}
