/// A closed range of numbers.
public struct FloatRange: Hashable, Sendable {
  /// The minimum.
  public var minimum: Double
  /// The maximum.
  public var maximum: Double

  /// Creates a range from a minimum and a maximum.
  public init(minimum: Double, maximum: Double) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// The range that contains only zero.
  public static let zero = FloatRange(minimum: 0, maximum: 0)

  /// The range of all numbers.
  public static let infinite = FloatRange(minimum: -.infinity, maximum: .infinity)

  /// Whether the range contains all numbers.
  public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }

  func contains(_ value: Double) -> Bool { minimum <= value && value <= maximum }
}
