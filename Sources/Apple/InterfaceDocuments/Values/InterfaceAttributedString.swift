/// A string with attributes, in fragments.
public struct InterfaceAttributedString: Hashable, Sendable {
  /// Consecutive characters with the same attributes.
  public struct Fragment: Hashable, Sendable {
    /// The characters.
    public let content: String
    /// The attributes by Interface Builder's keys, such as `NSColor`, `NSFont` and
    /// `NSParagraphStyle`.
    public let attributes: [String: PropertyValue]
  }

  /// The fragments in order.
  public let fragments: [Fragment]

  /// The characters of all fragments.
  public var string: String { fragments.map(\.content).joined() }
}
