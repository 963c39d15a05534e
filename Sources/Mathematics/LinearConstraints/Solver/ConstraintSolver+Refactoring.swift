extension ConstraintSolver {
  /// Finds the best solution, and limits the rounding errors of the tableau.
  mutating func optimize() {
    tableau.optimize()
    restoreAccuracy()
  }

  /// Computes the tableau from the equations again if it has lost accuracy.
  ///
  /// Each pivot computes the rows from those before. A basis with large coefficients amplifies the
  /// rounding errors, and they do not shrink with the coefficients when the basis changes again. A
  /// residue of terms that should cancel shows this early. Errors that show no residue are limited
  /// by ten pivots for each row; the computation takes about one pivot for each row.
  mutating func restoreAccuracy() {
    let isInaccurate = tableau.largestResidue > Tolerance.residue
    if isInaccurate || tableau.pivotCount > 10 * (tableau.rows.count + 100) { refactor() }
  }

  /// Computes the tableau from the equations, with the present basis.
  ///
  /// Equations of the tableau have a marker. One without is just being added. Tests call it between
  /// other changes.
  package mutating func refactor() {
    let basis = tableau.kinds.indices.filter { tableau.isBasic($0) }
    tableau.removeAllRows()
    for (index, equation) in graph.equations.enumerated()
    where equation.marker != nil && equation.definedVariable == nil {
      insertRow(of: index, residual: residual(of: index))
    }
    makeBasic(basis)
    for (index, equation) in graph.equations.enumerated() where equation.marker != nil {
      changeCosts(of: index, factor: 1)
    }
    for symbol in basis { tableau.noteFeasibility(of: symbol) }
    // Rounding errors may have hidden that the basis is not feasible or not the best.
    _ = tableau.restoreFeasibility()
    tableau.optimize()
    tableau.pivotCount = 0
    tableau.largestResidue = 0
  }

  /// Makes symbols basic, by Gaussian elimination with partial pivoting.
  private mutating func makeBasic(_ basis: [Int]) {
    graph.visited.removeAll()
    for symbol in basis { graph.visited.insert(symbol) }
    for symbol in basis where !tableau.isBasic(symbol) {
      var pivot: (row: Int, coefficient: Double)?
      for row in tableau.columns[symbol] where !graph.visited.contains(tableau.basis[row]) {
        let coefficient = tableau.rows[row].coefficient(of: symbol).magnitude
        if coefficient > pivot?.coefficient ?? 0 { pivot = (row, coefficient) }
      }
      if let pivot { tableau.pivot(row: pivot.row, entering: symbol) }
    }
  }
}
