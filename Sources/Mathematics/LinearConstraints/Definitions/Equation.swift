/// A constraint in augmented form: an equation of its variables and of its own symbols.
///
/// ```
/// constraint                equation                     cost
/// a x == b, required        a x + dummy = b
/// a x == b                  a x + error - error' = b     weight * (error + error')
/// a x <= b, required        a x + slack = b
/// a x <= b                  a x + slack - error = b      weight * error
/// a x >= b, required        a x - slack = b
/// a x >= b                  a x - slack + error = b      weight * error
/// ```
///
/// The preference is a second factor, at the lowest level of the objective.
///
/// The first own symbol is the marker of the constraint, the second one is its error. A required
/// equation that defines a variable has neither. The terms of the variables are in
/// `EquationGraph.terms`.
package struct Equation: Sendable {
  let relation: Relation
  package let strength: Strength
  /// The position in the order of addition; it identifies the constraint.
  package let serial: Int
  /// The constant on the left side of the constraint.
  let offset: Double
  /// The constant on the right side minus `offset`.
  package internal(set) var constant: Double

  /// The variable that this equation defines; nil if it is in the tableau.
  package internal(set) var definedVariable: Int?
  /// The coefficient of the defined variable.
  var definedCoefficient = 1.0

  /// The dummy, the slack, or the error with coefficient 1.
  package internal(set) var marker: Int?
  /// The other own symbol.
  package internal(set) var error: Int?

  /// The coefficient of the marker; that of the error is the opposite.
  package var sign: Double { relation == .greaterThanOrEqual ? -1 : 1 }

  /// Whether this is a required equation, whose only own symbol is a dummy.
  package var isRequiredEquality: Bool { relation == .equal && strength.isRequired }

  /// Returns whether one of the own symbols has a cost in the objective, which slacks and dummies
  /// don't.
  package func isError(_ symbol: Int) -> Bool {
    !strength.isRequired && (symbol != marker || relation == .equal)
  }
}
