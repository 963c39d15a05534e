extension ConstraintSolver {
  /// Returns the constant on the right side of a constraint.
  public func constant(of constraint: Constraint) -> Double {
    let equation = graph.equations[checkedIndex(of: constraint)]
    return equation.constant + equation.offset
  }

  /// Changes the constant on the right side of a constraint.
  ///
  /// - Throws: A conflict if the required constraints have no solution with the new constant. The
  ///   constant is unchanged then.
  /// - Precondition: The constant is finite, and the constraint has not been removed.
  public mutating func setConstant(
    _ constant: Double, of constraint: Constraint
  ) throws(Conflict) {
    try setConstants([(constraint, constant)])
  }

  /// Changes the constants of several constraints at once.
  ///
  /// Only the result must have a solution; the constants need not in the meantime.
  ///
  /// - Throws: A conflict if the required constraints have no solution with the new constants. All
  ///   constants are unchanged then.
  /// - Precondition: The constants are finite, and the constraints have not been removed.
  public mutating func setConstants(
    _ changes: [(constraint: Constraint, constant: Double)]
  ) throws(Conflict) {
    // The dual simplex algorithm starts from the best solution.
    optimize()
    var formerConstants: [(index: Int, constant: Double)] = []
    var shifts: [Term] = []
    for change in changes {
      checkConstant(change.constant)
      let index = checkedIndex(of: change.constraint)
      let equation = graph.equations[index]
      let constant = change.constant - equation.offset
      guard constant != equation.constant else { continue }
      formerConstants.append((index, equation.constant))
      graph.setConstant(constant, of: index)
      if let variable = equation.definedVariable { redefinedVariables.append(variable) }
      let increase = constant - equation.constant
      if let marker = equation.marker {
        shifts.append(Term(symbol: marker, coefficient: increase * equation.sign))
      } else {
        shifts += self.shifts(ofDefinition: index, by: increase)
      }
    }
    guard !shifts.isEmpty else { return }

    let constants = tableau.beginTransaction()
    for effect in tableau.effects(of: shifts) {
      tableau.add(effect.coefficient, toValueOf: effect.symbol)
    }
    if let row = tableau.restoreFeasibility() {
      let constraints = conflictingConstraints(inRow: row, except: nil)
      tableau.rollBack(to: constants)
      for (index, constant) in formerConstants.reversed() {
        graph.setConstant(constant, of: index)
      }
      throw Conflict(constraints: constraints)
    }
    tableau.commit()
  }

  /// Returns how much markers shift when the constant of a required equation that defines a
  /// variable increases: `Tableau.effects(of:)`.
  ///
  /// The variable and those that depend on it change by multiples of the increase. An equation of
  /// the tableau that contains some of them changes as if its own constant did.
  mutating func shifts(ofDefinition index: Int, by increase: Double) -> [Term] {
    guard let variable = graph.equations[index].definedVariable, graph.tableauEquationCount > 0
    else { return [] }
    var reached: [Int] = []
    let order = graph.dependents(of: [variable])
    sums.add(increase / graph.equations[index].definedCoefficient, to: variable)
    for source in order {
      let change = sums.values[source]
      for place in graph.uses.places(source) {
        let use = graph.uses[place: place]
        let equation = graph.equations[use.equation]
        if let defined = equation.definedVariable {
          guard defined != source else { continue }
          sums.add(-change * use.coefficient / equation.definedCoefficient, to: defined)
        } else {
          reached.append(use.equation)
        }
      }
    }
    var shifts: [Term] = []
    graph.visited.removeAll()
    for index in reached {
      let equation = graph.equations[index]
      guard let marker = equation.marker, graph.visited.insert(marker) else { continue }
      let change = graph.terms[index].reduce(0) { $0 + $1.coefficient * sums.values[$1.symbol] }
      if change.magnitude > Tolerance.coefficient * increase.magnitude {
        shifts.append(Term(symbol: marker, coefficient: -change * equation.sign))
      }
    }
    sums.removeAll()
    return shifts
  }
}
