extension Tableau {
  // MARK: Primal

  /// Minimizes the objective by the primal simplex algorithm, from a feasible solution.
  mutating func optimize() {
    while let entering = improvingSymbols.popLowest() {
      guard kinds[entering] == .restricted, !isBasic(entering), objective.isNegative(entering)
      else { continue }
      // The objective is a sum of errors, which are at least 0, so that some row limits the symbol.
      guard let row = limitingRow(of: entering, increasing: true)?.row else { continue }
      pivot(row: row, entering: entering)
    }
  }

  /// Returns the feasible row that first becomes infeasible when a nonbasic symbol moves from 0.
  ///
  /// - Returns: The row and the distance, or nil if no row limits the symbol.
  func limitingRow(of symbol: Int, increasing: Bool) -> (row: Int, distance: Double)? {
    var limit: (row: Int, distance: Double)?
    for row in columns[symbol] where kinds[basis[row]] == .restricted && !isInfeasible(row) {
      let coefficient = rows[row].coefficient(of: symbol)
      guard increasing == (coefficient < 0) else { continue }
      let distance = max(0, constants[row]) / coefficient.magnitude
      if let limit {
        guard
          distance < limit.distance
            || distance == limit.distance && basis[row] < basis[limit.row]
        else { continue }
      }
      limit = (row, distance)
    }
    return limit
  }

  // MARK: Dual

  /// Restores feasibility by the dual simplex algorithm, from costs that are at least 0.
  ///
  /// For each infeasible symbol, the entering symbol is one of the least cost per change.
  ///
  /// - If it has a cost, it takes the place of the infeasible symbol. Other symbols may become
  ///   infeasible, but the objective has increased, so that no basis occurs twice.
  /// - If it has no cost, it is increased until the infeasible symbol is feasible, or until a
  ///   feasible one would become infeasible, whose place it takes then. This is the primal simplex
  ///   algorithm with the infeasible symbol as its objective, and Bland's rule. The number of
  ///   infeasible symbols does not increase. The dual algorithm would make the whole infeasible row
  ///   the row of one symbol after the other instead, which is slow if the row is long.
  ///
  /// - Returns: Nil, or a row that cannot become feasible: it proves that the constraints of its
  ///   symbols contradict each other.
  mutating func restoreFeasibility() -> Int? {
    while let symbol = infeasibleSymbols.popLowest() {
      while let row = rowOfSymbol[symbol], isInfeasible(row) {
        guard let entering = enteringTerm(of: row, increasing: constants[row] < 0) else {
          infeasibleSymbols.removeAll()
          return row
        }
        if objective.isZero(entering.symbol),
          let limit = limitingRow(of: entering.symbol, increasing: true),
          limit.distance < (constants[row] / entering.coefficient).magnitude
        {
          pivot(row: limit.row, entering: entering.symbol)
        } else {
          pivot(row: row, entering: entering.symbol)
        }
      }
    }
    return nil
  }

  /// Restores feasibility after the row of a required constraint has been inserted.
  ///
  /// A slack must be at least 0. A dummy must be 0 and leave the basis, unless its row has only
  /// dummies.
  ///
  /// - Returns: Nil, or a row that cannot become feasible.
  mutating func makeFeasible(_ symbol: Int) -> Int? {
    noteFeasibility(of: symbol)
    if let row = restoreFeasibility() { return row }
    if kinds[symbol] == .dummy, let row = rowOfSymbol[symbol] {
      // A pivot at 0 changes no value, so that both directions are possible.
      constants[row] = 0
      let candidates = [true, false].compactMap { enteringTerm(of: row, increasing: $0)?.symbol }
      if let entering = candidates.min(by: { columns.count($0) < columns.count($1) }) {
        pivot(row: row, entering: entering)
      }
    }
    return nil
  }

  /// Returns the term of a row whose symbol changes the basic symbol at the least cost.
  ///
  /// Without cost it is the one with the lowest index. With equal costs it is the one with the
  /// shortest column.
  private func enteringTerm(of row: Int, increasing: Bool) -> Term? {
    var best: Term?
    for term in rows[row]
    where kinds[term.symbol] == .restricted && increasing == (term.coefficient > 0) {
      if objective.isZero(term.symbol) { return term }
      if let current = best {
        let isBetter =
          objective.isCheaper(term, than: current)
          ?? (columns.count(term.symbol) < columns.count(current.symbol))
        guard isBetter else { continue }
      }
      best = term
    }
    return best
  }
}
