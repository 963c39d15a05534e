extension ConstraintSolver {
  /// Returns the variables that do not have the same value in all best solutions, by index.
  ///
  /// A solution is best if it satisfies the required constraints and violates the others as little
  /// as this one. Variables that no constraint contains are among the result.
  ///
  /// - Complexity: Linear in the number of terms, plus a few pivots for each slack or error that is
  ///   0 and could be increased at no cost. It is meant for diagnosis, not for each layout.
  public func ambiguousVariables() -> [Variable] {
    var solver = self
    solver.solve()
    var face = OptimalFace(solver.tableau)
    let speeds = face.speeds { solver.graph.definitions[$0] != nil }
    return solver.variables(movingAt: speeds)
  }

  /// Returns the variables that move if symbols without definition move at given speeds.
  private mutating func variables(movingAt symbolSpeeds: [Double]) -> [Variable] {
    var speeds = symbolSpeeds
    let variables = tableau.kinds.indices.filter { tableau.kinds[$0] == .free }
    for variable in graph.dependents(of: variables) {
      guard let definition = graph.definitions[variable] else { continue }
      let equation = graph.equations[definition]
      var sum = 0.0
      for term in graph.terms[definition] where term.symbol != variable {
        sum -= term.coefficient * speeds[term.symbol]
      }
      if let marker = equation.marker { sum -= equation.sign * speeds[marker] }
      if let error = equation.error { sum += equation.sign * speeds[error] }
      speeds[variable] = sum / equation.definedCoefficient
    }
    return variables.filter { speeds[$0].magnitude > Tolerance.value }
      .map { Variable(index: $0) }
  }
}

/// The set of all best solutions.
///
/// In each of them, a nonbasic symbol with a cost is 0. The others may be above 0, as far as the
/// basic symbols allow.
private struct OptimalFace {
  private var tableau: Tableau
  /// Whether a symbol is 0 in all best solutions.
  private var isFixed: [Bool]

  init(_ tableau: Tableau) {
    self.tableau = tableau
    isFixed = tableau.kinds.indices.map { symbol in
      tableau.kinds[symbol] == .dummy
        || !tableau.isBasic(symbol) && !tableau.objective.isZero(symbol)
    }
    for symbol in tableau.kinds.indices
    where tableau.kinds[symbol] == .restricted && !isFixed[symbol]
      && tableau.value(of: symbol) <= Tolerance.value
    {
      if !canIncrease(symbol) { isFixed[symbol] = true }
    }
  }

  /// Returns whether a symbol that is 0 can be above 0 in a best solution.
  ///
  /// It is maximized by the primal simplex algorithm, with Bland's rule, until it increases.
  private mutating func canIncrease(_ symbol: Int) -> Bool {
    if !tableau.isBasic(symbol) {
      guard let row = blockingRow(of: symbol) else { return true }
      tableau.pivot(row: row, entering: symbol)
    }
    while let row = tableau.rowOfSymbol[symbol] {
      let entering = tableau.rows[row].first { isMovable($0.symbol) && $0.coefficient > 0 }
      guard let entering else { return false }
      guard let row = blockingRow(of: entering.symbol) else { return true }
      tableau.pivot(row: row, entering: entering.symbol)
    }
    return false
  }

  /// Returns the row that prevents a nonbasic symbol from being increased, or nil.
  private func blockingRow(of symbol: Int) -> Int? {
    guard let limit = tableau.limitingRow(of: symbol, increasing: true),
      limit.distance <= Tolerance.value
    else { return nil }
    return limit.row
  }

  private func isMovable(_ symbol: Int) -> Bool {
    tableau.kinds[symbol] == .restricted && !isFixed[symbol]
  }

  /// Returns the speed of each symbol when all that can change do so in a generic direction.
  ///
  /// The direction is such that the changes of two symbols cancel only if they always do. Symbols
  /// that are defined outside of the tableau have the speed 0.
  mutating func speeds(isDefined: (Int) -> Bool) -> [Double] {
    // A fixed symbol must not depend on movable ones: it becomes nonbasic.
    for symbol in tableau.kinds.indices where isFixed[symbol] {
      guard let row = tableau.rowOfSymbol[symbol],
        let entering = tableau.rows[row].first(where: { isMovable($0.symbol) })
      else { continue }
      tableau.pivot(row: row, entering: entering.symbol)
    }
    var speeds = tableau.kinds.indices.map { symbol in
      let isIndependent =
        isMovable(symbol) || tableau.kinds[symbol] == .free && !isDefined(symbol)
      return isIndependent ? pseudoRandomNumber(symbol) : 0
    }
    for (row, symbol) in tableau.basis.enumerated() where tableau.rowOfSymbol[symbol] == row {
      speeds[symbol] = tableau.rows[row].reduce(0) { sum, term in
        sum + term.coefficient * speeds[term.symbol]
      }
    }
    return speeds
  }

  /// Returns a number from 1 to 2 that depends on a symbol without a pattern.
  private func pseudoRandomNumber(_ symbol: Int) -> Double {
    var hash = UInt32(truncatingIfNeeded: symbol) &* 0x9E37_79B9
    hash = (hash ^ (hash >> 16)) &* 0x85EB_CA6B
    hash = (hash ^ (hash >> 13)) &* 0xC2B2_AE35
    return 1 + Double(hash ^ (hash >> 16)) / 4_294_967_296
  }
}
