/// The numbers from a minimum to a maximum.
public struct FloatRange: Hashable, Sendable {
  /// The least number.
  public var minimum: Double
  /// The greatest number.
  public var maximum: Double

  /// Creates a range.
  public init(minimum: Double, maximum: Double) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// The range that holds only zero.
  public static let zero = FloatRange(minimum: 0, maximum: 0)

  /// The range that holds every number.
  public static let infinite = FloatRange(minimum: -.infinity, maximum: .infinity)

  /// Whether the range has no ends.
  public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }

  func contains(_ value: Double) -> Bool { minimum <= value && value <= maximum }
}
