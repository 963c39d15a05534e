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
  /// The default priority with which content resists compression: 750.
  public static let defaultHigh = LayoutPriority(750)
  /// The default priority with which views hug their content: 250.
  public static let defaultLow = LayoutPriority(250)
  /// The priority of a target size to fit: 50.
  public static let fittingSizeLevel = LayoutPriority(50)
}
