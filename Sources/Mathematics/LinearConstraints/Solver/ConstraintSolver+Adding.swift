extension ConstraintSolver {
  /// Adds a constraint.
  ///
  /// If one of its variables is not determined yet, the constraint takes time proportional to its
  /// own length, and nothing is solved before values are read. Otherwise it becomes a row of the
  /// simplex tableau.
  ///
  /// - Parameters:
  ///   - expression: The left side. A coefficient below 1e-10 in magnitude counts as 0.
  ///   - relation: The relation between the sides.
  ///   - constant: The right side, which `setConstant(_:of:)` changes.
  ///   - strength: How much the solver tries to satisfy the constraint.
  /// - Returns: The identity of the constraint.
  /// - Throws: A conflict if the constraint is required and contradicts other required ones. The
  ///   constraint is not added then. A constraint that is not required never fails; it is violated
  ///   if others outweigh it.
  /// - Precondition: All coefficients and constants are finite.
  @discardableResult
  public mutating func add(
    _ expression: some ExpressionConvertible, _ relation: Relation, _ constant: Double,
    strength: Strength = .required
  ) throws(Conflict) -> Constraint {
    let left = expression.expression
    checkConstant(constant)
    precondition(
      left.constant.isFinite,
      "the constant of an expression must be finite, not \(left.constant)")
    let index = graph.insert(
      canonicalTerms(of: left), relation: relation, strength: strength,
      constant: constant - left.constant, offset: left.constant)
    if define(by: index) {
      if !graph.equations[index].isRequiredEquality { makeOwnSymbols(of: index) }
      addCosts(of: index)
    } else {
      try insertRow(of: index)
    }
    return Constraint(index: index, serial: graph.equations[index].serial)
  }

  /// Traps if a constant is not a finite number.
  func checkConstant(_ constant: Double) {
    precondition(
      constant.isFinite, "the constant of a constraint must be finite, not \(constant)")
  }

  /// Returns one term for each variable of an expression, in ascending order.
  private func canonicalTerms(of expression: Expression) -> [Term] {
    var terms: [Term] = []
    terms.reserveCapacity(expression.terms.count + 2)
    for term in expression.terms {
      checkVariable(term.variable)
      precondition(
        term.coefficient.isFinite,
        "the coefficient of a variable must be finite, not \(term.coefficient)")
      let symbol = term.variable.index
      let position = terms.insertionIndex(of: symbol)
      if position < terms.count && terms[position].symbol == symbol {
        terms[position].coefficient += term.coefficient
      } else {
        terms.insert(Term(symbol: symbol, coefficient: term.coefficient), at: position)
      }
    }
    terms.removeAll { $0.coefficient.magnitude < Tolerance.coefficient }
    return terms
  }

  /// Adds an equation to the tableau, or removes it if it contradicts others.
  private mutating func insertRow(of index: Int) throws(Conflict) {
    let equation = graph.equations[index]
    // The dual simplex algorithm starts from the best solution.
    if equation.strength.isRequired { optimize() } else { restoreAccuracy() }
    let residual = residual(of: index)
    makeOwnSymbols(of: index)
    let basic = insertRow(of: index, residual: residual)

    if let free = freeSymbol(in: residual), let row = tableau.rowOfSymbol[basic] {
      tableau.pivot(row: row, entering: free)
    } else if equation.strength.isRequired {
      let constants = tableau.beginTransaction()
      if let row = tableau.makeFeasible(basic) {
        let constraints = conflictingConstraints(inRow: row, except: index)
        tableau.rollBack(to: constants)
        tableau.removeRow(of: basic)
        removeOwnSymbols(of: index)
        graph.remove(index)
        throw Conflict(constraints: constraints)
      }
      tableau.commit()
    }
    addCosts(of: index)
    turnIntoDefinition(index)
  }

  /// Returns the constant minus the variable terms of an equation, in nonbasic symbols.
  mutating func residual(of index: Int) -> LinearForm {
    var residual = LinearForm(constant: graph.equations[index].constant)
    for term in graph.terms[index] {
      residual.terms.append(Term(symbol: term.symbol, coefficient: -term.coefficient))
    }
    return substituting(residual)
  }

  /// Inserts a row that expresses one of an equation's own symbols.
  ///
  /// - Returns: The symbol: the marker, or the error if the marker would be negative.
  @discardableResult
  mutating func insertRow(of index: Int, residual: LinearForm) -> Int {
    let equation = graph.equations[index]
    guard var basic = equation.marker else { preconditionFailure("the equation has a marker") }
    var sign = equation.sign
    var row = LinearForm()
    if let error = equation.error {
      var other = error
      if sign * residual.constant < 0 {
        swap(&basic, &other)
        sign = -sign
      }
      row.terms.append(Term(symbol: other, coefficient: 1))
    }
    row.constant = sign * residual.constant
    for term in residual.terms {
      row.terms.append(Term(symbol: term.symbol, coefficient: sign * term.coefficient))
    }
    row.terms.sort { $0.symbol < $1.symbol }
    tableau.insertRow(row, for: basic)
    return basic
  }

  /// Returns the free symbol of a linear form with the shortest column, the newest among equals.
  private func freeSymbol(in form: LinearForm) -> Int? {
    form.terms.reversed().map(\.symbol).filter { tableau.kinds[$0] == .free }
      .min { tableau.columns.count($0) < tableau.columns.count($1) }
  }
}
