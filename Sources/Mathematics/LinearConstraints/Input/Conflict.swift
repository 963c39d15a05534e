/// The error of a change that would leave the required constraints without a solution.
///
/// The solver is in the same state as before the change, except for rounding errors of values that
/// are computed from the constraints again.
public struct Conflict: Error, Hashable {
  /// The required constraints that contradict each other, oldest first.
  ///
  /// If adding a constraint failed, these are the present constraints that contradict the new one.
  /// The set is irreducible: without any one of them, the others and the new one have a solution.
  /// If changing constants failed, the changed constraints that are involved are in the set, and
  /// without any one of them the others have a solution.
  ///
  /// There may be further conflicts that show after this one is resolved.
  public let constraints: [Constraint]
}
