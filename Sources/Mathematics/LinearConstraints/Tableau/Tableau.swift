/// A simplex tableau: each row expresses a basic symbol by nonbasic symbols.
///
/// ```
/// basic = constant + coefficient * nonbasic + ...
/// ```
///
/// The current solution has all nonbasic symbols at 0, so that the value of a basic symbol is the
/// constant of its row. The rows are sparse: sorted arrays of terms. For each nonbasic symbol
/// `columns` lists the rows that contain it, so that a pivot visits only these.
///
/// Invariants between the operations of the solver:
///
/// - A restricted basic symbol is at least 0, and a basic dummy is 0, within tolerance.
/// - A free nonbasic symbol occurs only in rows of free symbols.
/// - A row of a dummy contains only dummies. Its constraint is a combination of others.
///
/// Every choice between symbols takes the lowest index among equals (Bland's rule), so that the
/// algorithm terminates and does not depend on hashing or addresses.
package struct Tableau: Sendable {
  /// What values a symbol may have.
  package enum Kind: Sendable {
    /// The symbol does not exist.
    case unused
    /// A client's variable: any value.
    case free
    /// A slack or an error: at least 0.
    case restricted
    /// The marker of a required equation: 0.
    ///
    /// It never enters the basis. Its column tells how the solution depends on the constant of the
    /// equation.
    case dummy
  }

  /// The kind by symbol.
  package private(set) var kinds: [Kind] = []
  private var unusedSymbols: [Int] = []

  /// The terms by row.
  package internal(set) var rows: [[Term]] = []
  /// The constant by row.
  var constants: [Double] = []
  /// The basic symbol by row.
  package internal(set) var basis: [Int] = []
  /// The row of each basic symbol.
  package internal(set) var rowOfSymbol: [Int?] = []
  /// The rows that contain a nonbasic symbol, in no particular order.
  package internal(set) var columns = Lists(placeholder: 0)
  private var unusedRows: [Int] = []

  /// The reduced costs of the nonbasic symbols.
  package internal(set) var objective = Objective()
  /// Nonbasic symbols; all with a negative cost are among them.
  var improvingSymbols = SymbolQueue()
  /// Basic symbols; all with a value that they must not have are among them.
  var infeasibleSymbols = SymbolQueue()

  /// Symbols; all whose value has changed since `takeChangedSymbols()` are among them.
  private var changedSymbols: [Int] = []
  private var isChanged: [Bool] = []

  /// The number of pivots since the rows were computed from the equations.
  var pivotCount = 0
  /// The largest sum of coefficients that counted as zero since the rows were computed.
  ///
  /// Without rounding it would be 0, so that it measures the errors of the coefficients.
  var largestResidue = 0.0
  /// The pivots since `beginTransaction()`.
  var log: [(row: Int, leaving: Int)] = []
  /// Whether pivots are logged.
  var isLogging = false
  /// The storage of the next merged row.
  var mergedTerms: [Term] = []
  /// The rows from which symbols disappear in the present pivot.
  var cancellations = Lists(placeholder: 0)
  var cancelledSymbols: [Int] = []
  var markedRows = MarkSet()
  private var rowChanges = Accumulator()

  /// Returns whether a symbol is the subject of a row.
  package func isBasic(_ symbol: Int) -> Bool { rowOfSymbol[symbol] != nil }

  /// Returns whether a symbol occurs in the tableau.
  package func contains(_ symbol: Int) -> Bool { isBasic(symbol) || columns.count(symbol) > 0 }

  /// Returns the value of a symbol in the current solution.
  package func value(of symbol: Int) -> Double {
    guard let row = rowOfSymbol[symbol] else { return 0 }
    return constants[row]
  }

  // MARK: Symbols

  /// Makes room for symbols.
  mutating func grow(to symbolCount: Int) {
    let addedSymbols = kinds.count..<symbolCount
    unusedSymbols.append(contentsOf: addedSymbols.reversed())
    kinds.append(contentsOf: repeatElement(.unused, count: addedSymbols.count))
    rowOfSymbol.append(contentsOf: repeatElement(nil, count: addedSymbols.count))
    isChanged.append(contentsOf: repeatElement(false, count: addedSymbols.count))
    columns.grow(to: symbolCount)
    cancellations.grow(to: symbolCount)
    markedRows.grow(to: symbolCount)
    objective.grow(to: symbolCount)
    improvingSymbols.grow(to: symbolCount)
    infeasibleSymbols.grow(to: symbolCount)
    rowChanges.grow(to: symbolCount)
  }

  /// Creates a symbol at the index that became unused last.
  ///
  /// - Returns: The symbol, or nil if there is no room.
  mutating func makeSymbol(_ kind: Kind) -> Int? {
    guard let symbol = unusedSymbols.popLast() else { return nil }
    kinds[symbol] = kind
    return symbol
  }

  /// Removes a symbol and its column; it must not be basic.
  mutating func removeSymbol(_ symbol: Int) {
    removeColumn(symbol)
    objective.clear(symbol)
    kinds[symbol] = .unused
    unusedSymbols.append(symbol)
  }

  /// Adds a multiple of the cost of an error to that of a symbol in the objective.
  mutating func addCost(of strength: Strength, times factor: Double, to symbol: Int) {
    addCost(factor * strength.weight, to: symbol, priority: strength.priority)
    if strength.preference > 0 {
      addCost(factor * strength.preference, to: symbol, priority: Objective.preferencePriority)
    }
  }

  private mutating func addCost(_ cost: Double, to symbol: Int, priority: Float) {
    if let row = rowOfSymbol[symbol] {
      for term in rows[row] {
        objective.add(cost * term.coefficient, to: term.symbol, priority: priority)
        noteCost(of: term.symbol)
      }
    } else {
      objective.add(cost, to: symbol, priority: priority)
      noteCost(of: symbol)
    }
  }

  /// Queues a nonbasic symbol if increasing it would improve the solution.
  mutating func noteCost(of symbol: Int) {
    if kinds[symbol] == .restricted && objective.isNegative(symbol) {
      improvingSymbols.insert(symbol)
    }
  }

  // MARK: Rows

  /// Adds a row; the symbol must not be in the tableau, and the terms must be nonbasic.
  mutating func insertRow(_ form: LinearForm, for symbol: Int) {
    let row: Int
    if let unused = unusedRows.popLast() {
      row = unused
      rows[row] = form.terms
      constants[row] = form.constant
      basis[row] = symbol
    } else {
      row = rows.count
      rows.append(form.terms)
      constants.append(form.constant)
      basis.append(symbol)
    }
    rowOfSymbol[symbol] = row
    for term in form.terms { columns.append(row, to: term.symbol) }
    noteChange(of: symbol)
  }

  /// Removes the row of a basic symbol.
  mutating func removeRow(of symbol: Int) {
    guard let row = rowOfSymbol[symbol] else { return }
    for term in rows[row] { columns.removeAll(from: term.symbol) { $0 == row } }
    rows[row] = []
    constants[row] = 0
    rowOfSymbol[symbol] = nil
    unusedRows.append(row)
    noteChange(of: symbol)
  }

  /// Removes all rows and costs.
  mutating func removeAllRows() {
    for (row, symbol) in basis.enumerated() where rowOfSymbol[symbol] == row {
      removeRow(of: symbol)
    }
    objective.removeAllCosts()
    pivotCount = 0
  }

  /// Removes a nonbasic symbol from all rows.
  mutating func removeColumn(_ symbol: Int) {
    for row in columns[symbol] {
      rows[row].remove(at: rows[row].insertionIndex(of: symbol))
    }
    columns.removeAll(from: symbol)
  }

  /// Adds a symbol to the rows of basic symbols.
  mutating func addColumn(_ symbol: Int, _ entries: [Term]) {
    for entry in entries where entry.coefficient.magnitude > Tolerance.coefficient {
      guard let row = rowOfSymbol[entry.symbol] else { continue }
      let term = Term(symbol: symbol, coefficient: entry.coefficient)
      rows[row].insert(term, at: rows[row].insertionIndex(of: symbol))
      columns.append(row, to: symbol)
    }
  }

  // MARK: Values

  /// Adds to the value of a basic symbol.
  mutating func add(_ amount: Double, toValueOf symbol: Int) {
    guard amount != 0, let row = rowOfSymbol[symbol] else { return }
    constants[row] += amount
    noteChange(of: symbol)
    noteFeasibility(of: symbol)
  }

  /// Queues a basic symbol if it has a value that it must not have.
  mutating func noteFeasibility(of symbol: Int) {
    if let row = rowOfSymbol[symbol], isInfeasible(row) { infeasibleSymbols.insert(symbol) }
  }

  /// Returns whether the basic symbol of a row has a value that it must not have.
  package func isInfeasible(_ row: Int) -> Bool {
    switch kinds[basis[row]] {
    case .unused, .free: false
    case .restricted: constants[row] < -Tolerance.value
    case .dummy: constants[row].magnitude > Tolerance.value
    }
  }

  /// Returns how much basic symbols change when the constants of equations increase.
  ///
  /// The increase is given as the shift of the equation's marker: increase times coefficient. If
  /// the marker is basic, the shift changes only its own value. Otherwise the marker remains 0, as
  /// if it had been at minus the shift before, and the symbols of its column change.
  mutating func effects(of shifts: [Term]) -> [Term] {
    for shift in shifts {
      if isBasic(shift.symbol) {
        rowChanges.add(shift.coefficient, to: shift.symbol)
      } else {
        for row in columns[shift.symbol] {
          let coefficient = rows[row].coefficient(of: shift.symbol)
          rowChanges.add(-shift.coefficient * coefficient, to: basis[row])
        }
      }
    }
    let effects = rowChanges.symbols.map {
      Term(symbol: $0, coefficient: rowChanges.values[$0])
    }
    rowChanges.removeAll()
    return effects
  }

  /// Lists a symbol among those whose value has changed.
  mutating func noteChange(of symbol: Int) {
    if !isChanged[symbol] {
      isChanged[symbol] = true
      changedSymbols.append(symbol)
    }
  }

  /// Returns the symbols whose value may have changed, and empties the list.
  mutating func takeChangedSymbols() -> [Int] {
    for symbol in changedSymbols { isChanged[symbol] = false }
    defer { changedSymbols = [] }
    return changedSymbols
  }
}
