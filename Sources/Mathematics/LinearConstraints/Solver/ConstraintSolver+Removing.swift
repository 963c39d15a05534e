extension ConstraintSolver {
  /// Removes a constraint.
  ///
  /// - Precondition: The constraint has not been removed.
  public mutating func remove(_ constraint: Constraint) {
    let index = checkedIndex(of: constraint)
    restoreAccuracy()
    edits.removeAll { $0.constraint == constraint }
    let variable = graph.equations[index].definedVariable
    moveToTableau(index)
    removeCosts(of: index)
    removeRow(of: index)
    removeOwnSymbols(of: index)
    graph.remove(index)
    if let variable { shortenTableau(around: variable) }
  }

  /// Returns the index of a constraint's equation, or traps if it has been removed.
  func checkedIndex(of constraint: Constraint) -> Int {
    precondition(
      graph.equations.indices.contains(constraint.index)
        && graph.equations[constraint.index].serial == constraint.serial,
      "the constraint does not belong to this solver, or has been removed")
    return constraint.index
  }

  /// Removes an equation from the tableau: makes one of its own symbols basic, and drops the row.
  private mutating func removeRow(of index: Int) {
    let equation = graph.equations[index]
    guard let marker = equation.marker else { return }
    if let error = equation.error, tableau.isBasic(error) {
      tableau.removeRow(of: error)
      return
    }
    if !tableau.isBasic(marker), let row = leavingRow(for: marker) {
      tableau.pivot(row: row, entering: marker)
    }
    tableau.removeRow(of: marker)
  }

  /// Returns the row that leaves the basis if a marker loses its bounds.
  ///
  /// - A row of a dummy: its constraint takes the place of the one removed.
  /// - Otherwise the row of a restricted symbol that first becomes 0 when the marker changes, so
  ///   that the solution remains feasible.
  /// - Otherwise any row, which makes a variable undetermined.
  private func leavingRow(for marker: Int) -> Int? {
    let rows = tableau.columns[marker]
    let isBefore = { (row: Int, other: Int) in tableau.basis[row] < tableau.basis[other] }
    return rows.filter { tableau.kinds[tableau.basis[$0]] == .dummy }.min(by: isBefore)
      ?? tableau.limitingRow(of: marker, increasing: true)?.row
      ?? tableau.limitingRow(of: marker, increasing: false)?.row
      ?? rows.max(by: isBefore)
  }
}
