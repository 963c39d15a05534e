/// How much the solver tries to satisfy a constraint.
///
/// Priorities form a strict hierarchy: the solver first satisfies the required constraints, then
/// minimizes the violations of the highest priority, then those of the next one without increasing
/// the former, and so on. No number of constraints with priority 250 outweighs one with 251. Within
/// a priority the sum of weight times violation is minimal, where the violation of a constraint is
/// the absolute difference of its sides. Among the solutions that all priorities leave equal, the
/// sum of preference times violation is minimal.
public struct Strength: Hashable, Sendable {
  /// The priority, above 0 and at most 1000; a constraint with priority 1000 is required.
  public let priority: Float
  /// The factor of the violation among constraints of the same priority, above 0.
  ///
  /// A required constraint ignores it.
  public let weight: Double
  /// The factor of the violation where it decides nothing by priority and weight, at least 0.
  ///
  /// A required constraint ignores it.
  public let preference: Double

  /// The strength of a constraint that must be satisfied.
  public static let required = Strength(priority: 1000)

  /// Creates a strength.
  public init(priority: Float, weight: Double = 1, preference: Double = 0) {
    precondition(
      priority > 0 && priority <= 1000,
      "the priority of a constraint must be above 0 and at most 1000, not \(priority)")
    precondition(
      weight > 0 && weight.isFinite,
      "the weight of a constraint must be above 0 and finite, not \(weight)")
    precondition(
      preference >= 0 && preference.isFinite,
      "the preference of a constraint must be at least 0 and finite, not \(preference)")
    self.priority = priority
    self.weight = weight
    self.preference = preference
  }

  /// Whether a constraint of this strength must be satisfied.
  public var isRequired: Bool { priority == 1000 }
}
