/// The value of an attribute by which texts are not drawn, such as a link, or one of the program.
///
/// Values that can be hashed are equal if they say so, objects if they are the same.
public struct OtherAttribute: Hashable, @unchecked Sendable {
  /// The value.
  public let value: Any

  /// Creates the value of an attribute.
  public init(_ value: Any) { self.value = value }

  private var identity: AnyHashable {
    if let value = value as? AnyHashable { return value }
    if type(of: value) is AnyClass { return ObjectIdentifier(value as AnyObject) }
    return "\(value)"
  }

  /// Returns whether two values are equal.
  public static func == (left: Self, right: Self) -> Bool { left.identity == right.identity }

  /// Hashes the value.
  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}
