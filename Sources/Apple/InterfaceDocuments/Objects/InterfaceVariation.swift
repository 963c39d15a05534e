/// The changes of an object or a constraint for size classes.
///
/// Subviews and constraints that a `default` variation excludes are installed only where another
/// variation includes them.
public struct InterfaceVariation: Hashable, Sendable {
  /// Which children are installed, by id.
  public struct Mask: Hashable, Sendable {
    /// The ids of the children that are not installed.
    public let excluded: Set<String>
    /// The ids of the children that are installed.
    public let included: Set<String>
  }

  /// The line of the document, from 1.
  public let line: Int
  /// Where the changes apply.
  public let sizeClass: SizeClass
  /// The properties that differ, by key.
  public let properties: [String: PropertyValue]
  /// The masks by the key of the children, `subviews` or `constraints`.
  public let masks: [String: Mask]
}
