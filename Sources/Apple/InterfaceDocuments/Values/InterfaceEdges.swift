/// A set of edges of a rectangle.
public struct InterfaceEdges: OptionSet, Hashable, Sendable {
  /// The bits, those of `UIRectEdge`.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The top edge.
  public static let top = InterfaceEdges(rawValue: 1)
  /// The left edge.
  public static let left = InterfaceEdges(rawValue: 2)
  /// The bottom edge.
  public static let bottom = InterfaceEdges(rawValue: 4)
  /// The right edge.
  public static let right = InterfaceEdges(rawValue: 8)

  static let names: [(String, InterfaceEdges)] = [
    ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
  ]
}
