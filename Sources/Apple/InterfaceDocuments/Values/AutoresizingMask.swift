/// How a view's frame follows the size of its superview.
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  /// The bits, those of `UIView.AutoresizingMask`.
  public let rawValue: Int

  /// Creates a mask from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The left margin is flexible.
  public static let flexibleMinX = AutoresizingMask(rawValue: 1)
  /// The width is flexible.
  public static let widthSizable = AutoresizingMask(rawValue: 2)
  /// The right margin is flexible.
  public static let flexibleMaxX = AutoresizingMask(rawValue: 4)
  /// The top margin is flexible.
  public static let flexibleMinY = AutoresizingMask(rawValue: 8)
  /// The height is flexible.
  public static let heightSizable = AutoresizingMask(rawValue: 16)
  /// The bottom margin is flexible.
  public static let flexibleMaxY = AutoresizingMask(rawValue: 32)

  static let names: [(String, AutoresizingMask)] = [
    ("flexibleMinX", .flexibleMinX), ("widthSizable", .widthSizable),
    ("flexibleMaxX", .flexibleMaxX), ("flexibleMinY", .flexibleMinY),
    ("heightSizable", .heightSizable), ("flexibleMaxY", .flexibleMaxY),
  ]
}
