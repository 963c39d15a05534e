extension ConstraintSolver {
  /// Returns the constraints that an infeasible row proves to contradict each other.
  ///
  /// A row is a combination of equations. The coefficient of a marker is the multiplier of its
  /// equation, up to sign. The multipliers of definitions without marker follow from the others,
  /// because all variables cancel. The row says that a sum which cannot be positive is positive,
  /// so that the equations with multipliers other than 0 have no solution.
  ///
  /// The set is irreducible: the equations of nonbasic symbols are linearly independent, so that
  /// the row is the only combination in which the variables cancel, and it needs them all
  /// (J. Gleeson, J. Ryan, "Identifying Minimally Infeasible Subsystems of Inequalities", ORSA
  /// Journal on Computing 2(1), 1990).
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - addedEquation: An equation that is left out, because its constraint is not added.
  /// - Returns: The constraints, oldest first.
  mutating func conflictingConstraints(
    inRow row: Int, except addedEquation: Int?
  ) -> [Constraint] {
    var equations: [Int] = []
    var terms: [Term] = []
    func add(_ index: Int, multiplier: Double) {
      guard multiplier.magnitude > Tolerance.coefficient else { return }
      equations.append(index)
      for term in graph.terms[index] {
        sums.add(multiplier * term.coefficient, to: term.symbol)
        terms.append(term)
      }
    }
    let basic = Term(symbol: tableau.basis[row], coefficient: -1)
    for term in tableau.rows[row] + [basic] {
      guard let owner = graph.owners[term.symbol], graph.equations[owner].marker == term.symbol
      else { continue }
      add(owner, multiplier: term.coefficient * graph.equations[owner].sign)
    }
    for index in graph.definitions(under: terms) {
      let equation = graph.equations[index]
      guard let variable = equation.definedVariable else { continue }
      add(index, multiplier: -sums.values[variable] / equation.definedCoefficient)
    }
    sums.removeAll()
    return equations.filter { $0 != addedEquation }
      .map { Constraint(index: $0, serial: graph.equations[$0].serial) }
      .sorted { $0.serial < $1.serial }
  }
}
