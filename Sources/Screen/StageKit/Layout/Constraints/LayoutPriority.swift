/// How important a constraint is: `UILayoutPriority`.
///
/// A constraint of a higher priority outweighs any number of others of lower ones.
public struct LayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The priority, above 0 and at most 1000.
  public var rawValue: Float

  /// Creates a priority, above 0 and at most 1000.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority, above 0 and at most 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The constraint must hold: 1000.
  public static let required = LayoutPriority(1000)
  /// With this priority contents resist compression by default: 750.
  public static let defaultHigh = LayoutPriority(750)
  /// With this priority views hug their contents by default: 250.
  public static let defaultLow = LayoutPriority(250)
  /// With this priority a size to fit into is asked for: 50.
  public static let fittingSizeLevel = LayoutPriority(50)
}
