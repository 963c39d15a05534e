extension ConstraintSolver {
  /// Makes a variable one for which values can be suggested, such as the position of a dragged
  /// view.
  ///
  /// It adds a constraint that the variable has its present value.
  ///
  /// - Precondition: The strength is not required, and the variable is not edited already.
  public mutating func addEditVariable(_ variable: Variable, strength: Strength) {
    precondition(!strength.isRequired, "the strength of an edit variable must not be required")
    precondition(editConstraint(of: variable) == nil, "the variable is edited already")
    let value = value(of: variable)
    do {
      let constraint = try add(variable, .equal, value, strength: strength)
      edits.append((variable, constraint))
    } catch {
      preconditionFailure("a constraint that is not required cannot cause a conflict")
    }
  }

  /// Suggests a value for an edited variable, which it gets unless stronger constraints prevent it.
  ///
  /// - Precondition: The variable is edited, and the value is finite.
  public mutating func suggest(_ value: Double, for variable: Variable) {
    guard let constraint = editConstraint(of: variable) else {
      preconditionFailure("a value can be suggested only for a variable that is edited")
    }
    do {
      try setConstant(value, of: constraint)
    } catch {
      preconditionFailure("a constraint that is not required cannot cause a conflict")
    }
  }

  /// Ends the editing of a variable.
  ///
  /// - Precondition: The variable is edited.
  public mutating func removeEditVariable(_ variable: Variable) {
    guard let constraint = editConstraint(of: variable) else {
      preconditionFailure("the variable is not edited")
    }
    remove(constraint)
  }

  private func editConstraint(of variable: Variable) -> Constraint? {
    edits.first { $0.variable == variable }?.constraint
  }
}
