import LinearConstraints

extension ConstraintSolver {
  /// The sizes of the solver's tables, from which tests see that nothing is left behind.
  struct Footprint: Equatable, Sendable {
    var constraints = 0
    var variables = 0
    var rows = 0
    var terms = 0
    var ownSymbols = 0
    var priorities = 0

    init(variables: Int = 0) { self.variables = variables }
  }

  /// The present sizes of the solver's tables.
  var footprint: Footprint {
    var footprint = Footprint()
    footprint.constraints = graph.equations.count { $0.serial >= 0 }
    footprint.variables = tableau.kinds.count { $0 == .free }
    footprint.rows = tableau.rowOfSymbol.count { $0 != nil }
    footprint.terms = tableau.rows.reduce(0) { $0 + $1.count }
    footprint.ownSymbols = tableau.kinds.count { $0 != .unused && $0 != .free }
    footprint.priorities = tableau.objective.levels.count
    return footprint
  }

  /// Returns a sentence for each invariant that does not hold.
  mutating func brokenInvariants() -> [String] {
    solve()
    return tableauProblems() + objectiveProblems() + equationProblems()
  }

  private func tableauProblems() -> [String] {
    var problems: [String] = []
    // Tests are not optimized: what the loops read is read once.
    let (tableau, kinds, rows) = (tableau, tableau.kinds, tableau.rows)
    let (rowOfSymbol, definitions) = (tableau.rowOfSymbol, graph.definitions)
    var columns = [[Int]](repeating: [], count: kinds.count)
    for (row, basic) in tableau.basis.enumerated() where rowOfSymbol[basic] == row {
      let kind = kinds[basic]
      if tableau.isInfeasible(row) { problems.append("row \(row) is infeasible") }
      for term in rows[row] {
        columns[term.symbol].append(row)
        if rowOfSymbol[term.symbol] != nil { problems.append("row \(row) has a basic symbol") }
        if term.coefficient.magnitude <= Tolerance.coefficient {
          problems.append("row \(row) has a coefficient of \(term.coefficient)")
        }
        switch (kind, kinds[term.symbol]) {
        case (_, .unused): problems.append("row \(row) has an unused symbol")
        case (.dummy, .free), (.dummy, .restricted), (.restricted, .free):
          problems.append("row \(row) of a \(kind) symbol has a \(kinds[term.symbol]) one")
        default: break
        }
      }
      let symbols = rows[row].map(\.symbol)
      if zip(symbols, symbols.dropFirst()).contains(where: { $0 >= $1 }) {
        problems.append("the symbols of row \(row) do not ascend")
      }
    }
    for symbol in kinds.indices {
      if columns[symbol] != tableau.columns[symbol].sorted() {
        problems.append("column \(symbol) is not that of the rows")
      }
      if kinds[symbol] == .free && definitions[symbol] != nil
        && tableau.contains(symbol)
      {
        problems.append("variable \(symbol) is defined and in the tableau")
      }
    }
    return problems
  }

  private func objectiveProblems() -> [String] {
    var problems: [String] = []
    let (kinds, rows, rowOfSymbol) = (tableau.kinds, tableau.rows, tableau.rowOfSymbol)
    let (objective, equations) = (tableau.objective, graph.equations)
    for level in objective.levels {
      var costs = [Double](repeating: 0, count: kinds.count)
      for equation in equations {
        let strength = equation.strength
        // Level 0 has the preferences of all.
        let cost = level.priority == 0 ? strength.preference : strength.weight
        guard level.priority == 0 || strength.priority == level.priority else { continue }
        for symbol in [equation.marker, equation.error].compactMap(\.self)
        where equation.isError(symbol) {
          if let row = rowOfSymbol[symbol] {
            for entry in rows[row] { costs[entry.symbol] += cost * entry.coefficient }
          } else {
            costs[symbol] += cost
          }
        }
      }
      for (symbol, cost) in costs.enumerated()
      where (cost - level.costs[symbol]).magnitude > 1e-7 {
        problems.append(
          "the cost of \(symbol) at priority \(level.priority) is \(level.costs[symbol]), "
            + "not \(cost)")
      }
    }
    for symbol in kinds.indices
    where kinds[symbol] == .restricted && objective.isNegative(symbol) {
      problems.append("symbol \(symbol) would improve the solution")
    }
    return problems
  }

  private func equationProblems() -> [String] {
    var problems: [String] = []
    let (tableau, graph, values) = (tableau, graph, values)
    for (index, equation) in graph.equations.enumerated() where equation.serial >= 0 {
      var sum = 0.0
      for term in graph.terms[index] { sum += term.coefficient * values[term.symbol] }
      if let marker = equation.marker { sum += equation.sign * tableau.value(of: marker) }
      if let error = equation.error { sum -= equation.sign * tableau.value(of: error) }
      if (sum - equation.constant).magnitude > 1e-6 {
        problems.append("equation \(index) sums to \(sum), not \(equation.constant)")
      }
      let needsMarker = !equation.isRequiredEquality || equation.definedVariable == nil
      if needsMarker != (equation.marker != nil) {
        problems.append("equation \(index) has a wrong number of own symbols")
      }
      for symbol in [equation.marker, equation.error].compactMap(\.self)
      where graph.owners[symbol] != index {
        problems.append("the owner of symbol \(symbol) is not equation \(index)")
      }
      if let variable = equation.definedVariable, graph.definitions[variable] != index {
        problems.append("the definition of variable \(variable) is not equation \(index)")
      }
    }
    let tableauEquationCount = graph.equations.count {
      $0.serial >= 0 && $0.definedVariable == nil
    }
    if tableauEquationCount != graph.tableauEquationCount {
      problems.append("the number of equations in the tableau is wrong")
    }
    return problems
  }
}
