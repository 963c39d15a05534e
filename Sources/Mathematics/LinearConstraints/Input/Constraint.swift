/// The identity of a constraint in a `ConstraintSolver`.
///
/// It is valid until the constraint is removed, in the solver that returned it and in copies of
/// that solver. Using it afterwards is a programming error, which the solver detects.
public struct Constraint: Hashable, Sendable {
  let index: Int
  let serial: Int
}
