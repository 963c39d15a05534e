/// How the two sides of a constraint compare.
public enum ConstraintRelation: String, Hashable, Sendable, CaseIterable {
  /// Both sides are equal.
  case equal
  /// The first side is at most the second.
  case lessThanOrEqual
  /// The first side is at least the second.
  case greaterThanOrEqual
}
