/// An unknown number of a `ConstraintSolver`, unrestricted in sign.
///
/// A variable is a handle that is valid in the solver that created it, and in copies of that
/// solver.
public struct Variable: Hashable, Sendable {
  /// The index of the variable.
  ///
  /// Indices are small and shared with the solver's internal symbols, so they have gaps. The index
  /// of a removed variable is used again.
  public let index: Int
}
