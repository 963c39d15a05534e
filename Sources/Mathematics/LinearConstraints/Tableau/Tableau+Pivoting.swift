extension Tableau {
  /// Exchanges the basic symbol of a row with a nonbasic symbol of that row.
  mutating func pivot(row: Int, entering: Int) {
    let leaving = basis[row]
    if isLogging { log.append((row, leaving)) }
    pivotCount += 1
    solve(row: row, for: entering)

    let affectedRows = Array(columns[entering])
    columns.removeAll(from: entering)
    columns.append(row, to: leaving)
    basis[row] = entering
    rowOfSymbol[entering] = row
    rowOfSymbol[leaving] = nil
    noteChange(of: leaving)
    noteChange(of: entering)

    let solution = rows[row]
    for affected in affectedRows where affected != row {
      substitute(entering, by: solution, constant: constants[row], in: affected)
    }
    removeCancellations()
    if objective.substitute(entering, by: solution) {
      for term in solution { noteCost(of: term.symbol) }
    }
  }

  /// Rewrites a row as the expression of one of its nonbasic symbols.
  private mutating func solve(row: Int, for entering: Int) {
    var terms: [Term] = []
    swap(&terms, &rows[row])
    let coefficient = terms.remove(at: terms.insertionIndex(of: entering)).coefficient
    for index in terms.indices { terms[index].coefficient /= -coefficient }
    let leaving = Term(symbol: basis[row], coefficient: 1 / coefficient)
    terms.insert(leaving, at: terms.insertionIndex(of: leaving.symbol))
    rows[row] = terms
    // No negative zero.
    constants[row] = constants[row] == 0 ? 0 : constants[row] / -coefficient
  }

  /// Replaces a symbol in a row by its expression.
  ///
  /// The terms of both rows are merged. Those that cancel are dropped, and the columns follow.
  private mutating func substitute(
    _ symbol: Int, by solution: [Term], constant: Double, in row: Int
  ) {
    let terms = rows[row]
    let factor = terms.coefficient(of: symbol)
    mergedTerms.removeAll(keepingCapacity: true)
    mergedTerms.reserveCapacity(terms.count + solution.count)
    var index = 0
    for added in solution {
      while index < terms.count && terms[index].symbol < added.symbol {
        if terms[index].symbol != symbol { mergedTerms.append(terms[index]) }
        index += 1
      }
      let product = factor * added.coefficient
      if index < terms.count && terms[index].symbol == added.symbol {
        let sum = terms[index].coefficient + product
        if sum.magnitude > Tolerance.coefficient {
          mergedTerms.append(Term(symbol: added.symbol, coefficient: sum))
        } else {
          largestResidue = max(largestResidue, sum.magnitude)
          noteCancellation(of: added.symbol, in: row)
        }
        index += 1
      } else if product.magnitude > Tolerance.coefficient {
        mergedTerms.append(Term(symbol: added.symbol, coefficient: product))
        columns.append(row, to: added.symbol)
      }
    }
    while index < terms.count {
      if terms[index].symbol != symbol { mergedTerms.append(terms[index]) }
      index += 1
    }
    swap(&rows[row], &mergedTerms)
    add(factor * constant, toValueOf: basis[row])
  }

  /// Removes a row from the column of a symbol that has cancelled, now or after the pivot.
  private mutating func noteCancellation(of symbol: Int, in row: Int) {
    if columns.count(symbol) < 32 {
      columns.removeAll(from: symbol) { $0 == row }
    } else {
      if cancellations.count(symbol) == 0 { cancelledSymbols.append(symbol) }
      cancellations.append(row, to: symbol)
    }
  }

  /// Removes the noted rows from long columns.
  ///
  /// Each column is scanned only once, because a symbol may cancel in most of its rows.
  private mutating func removeCancellations() {
    for symbol in cancelledSymbols {
      markedRows.removeAll()
      for row in cancellations[symbol] { markedRows.insert(row) }
      cancellations.removeAll(from: symbol)
      columns.removeAll(from: symbol) { [markedRows] in markedRows.contains($0) }
    }
    cancelledSymbols.removeAll(keepingCapacity: true)
  }

  // MARK: Transactions

  /// Starts to log pivots.
  ///
  /// - Returns: The constants, for `rollBack(to:)`.
  mutating func beginTransaction() -> [Double] {
    isLogging = true
    return constants
  }

  /// Stops to log pivots.
  mutating func commit() {
    isLogging = false
    log.removeAll(keepingCapacity: true)
  }

  /// Undoes the pivots since `beginTransaction()`.
  mutating func rollBack(to savedConstants: [Double]) {
    isLogging = false
    while let (row, leaving) = log.popLast() { pivot(row: row, entering: leaving) }
    constants = savedConstants
    infeasibleSymbols.removeAll()
  }
}
