/// Solves systems of linear equations and inequalities with priorities, incrementally.
///
/// ```swift
/// var solver = ConstraintSolver()
/// let left = solver.makeVariable()
/// let width = solver.makeVariable()
/// try solver.add(left, .equal, 20)
/// let trailing = try solver.add(left + width, .lessThanOrEqual, 100)
/// try solver.add(width, .equal, 300, strength: Strength(priority: 750))
/// solver.value(of: width)  // 80
///
/// try solver.setConstant(60, of: trailing)
/// solver.takeChangedVariables()  // [width]
/// solver.value(of: width)  // 40
/// ```
///
/// The algorithm is Cassowary: G. J. Badros, A. Borning, P. J. Stuckey, "The Cassowary Linear
/// Arithmetic Constraint Solving Algorithm", ACM TOCHI 8(4), 2001. Constraints are added and
/// removed by the primal simplex algorithm, and constants change by the dual one, each from the
/// present solution. `EquationGraph` and `Objective` describe where this implementation differs.
///
/// A variable that no constraint determines is 0, or what other variables make of it. If there are
/// several best solutions, the choice among them depends only on the sequence of calls.
///
/// The solver is a value: a copy is an independent solver with the same variables and constraints.
public struct ConstraintSolver: Sendable {
  package internal(set) var tableau = Tableau()
  package internal(set) var graph = EquationGraph()

  /// The values of the variables when they were last evaluated.
  package internal(set) var values: [Double] = []
  /// Variables whose definition has changed since the values were evaluated.
  var redefinedVariables: [Int] = []
  private var reportedValues: [Double] = []
  private var changedVariables: [Int] = []
  private var isChanged: [Bool] = []

  /// The constraints that edit variables.
  var edits: [(variable: Variable, constraint: Constraint)] = []
  /// The sums of a substitution.
  var sums = Accumulator()

  /// Creates a solver without variables.
  public init() {}

  // MARK: Variables

  /// Creates a variable, with the value 0 until constraints determine it.
  public mutating func makeVariable() -> Variable {
    Variable(index: makeSymbol(.free))
  }

  /// Removes a variable.
  ///
  /// - Precondition: No constraint contains the variable.
  public mutating func removeVariable(_ variable: Variable) {
    checkVariable(variable)
    precondition(
      graph.uses.count(variable.index) == 0,
      "a variable can be removed only if no constraint has it")
    values[variable.index] = 0
    reportedValues[variable.index] = 0
    tableau.removeSymbol(variable.index)
  }

  /// Creates a symbol in all tables.
  mutating func makeSymbol(_ kind: Tableau.Kind) -> Int {
    while true {
      if let symbol = tableau.makeSymbol(kind) { return symbol }
      grow(to: max(64, 2 * values.count))
    }
  }

  /// Makes room for symbols.
  private mutating func grow(to symbolCount: Int) {
    let addedCount = symbolCount - values.count
    values.append(contentsOf: repeatElement(0, count: addedCount))
    reportedValues.append(contentsOf: repeatElement(0, count: addedCount))
    isChanged.append(contentsOf: repeatElement(false, count: addedCount))
    tableau.grow(to: symbolCount)
    graph.grow(to: symbolCount)
    sums.grow(to: symbolCount)
  }

  /// Traps if a variable does not exist.
  func checkVariable(_ variable: Variable) {
    precondition(
      tableau.kinds.indices.contains(variable.index) && tableau.kinds[variable.index] == .free,
      "the variable does not belong to this solver, or has been removed")
  }

  // MARK: Values

  /// Returns the value of a variable in the best solution.
  ///
  /// The first call after a change of the constraints solves them.
  public mutating func value(of variable: Variable) -> Double {
    checkVariable(variable)
    solve()
    return values[variable.index]
  }

  /// Returns the variables whose value differs from that at the last call, each once.
  ///
  /// At the first call the variables that are not 0 are returned. Differences up to 1e-8 are not
  /// reported before they add up to more: they may be due to rounding. The order is deterministic,
  /// but has no meaning.
  public mutating func takeChangedVariables() -> [Variable] {
    solve()
    var variables: [Variable] = []
    for index in changedVariables {
      isChanged[index] = false
      guard (values[index] - reportedValues[index]).magnitude > Tolerance.value else { continue }
      reportedValues[index] = values[index]
      variables.append(Variable(index: index))
    }
    changedVariables.removeAll(keepingCapacity: true)
    return variables
  }

  /// Optimizes the solution and evaluates what has changed.
  package mutating func solve() {
    optimize()
    // A variable may have been removed in the meantime, and its index used for another symbol.
    var roots = redefinedVariables.filter { tableau.kinds[$0] == .free }
    redefinedVariables.removeAll(keepingCapacity: true)
    for symbol in tableau.takeChangedSymbols() {
      if tableau.kinds[symbol] == .free {
        roots.append(symbol)
      } else if let owner = graph.owners[symbol],
        let variable = graph.equations[owner].definedVariable
      {
        roots.append(variable)
      }
    }
    for variable in graph.dependents(of: roots) { evaluate(variable) }
  }

  /// Computes the value of a variable from those that it depends on.
  private mutating func evaluate(_ variable: Int) {
    var value: Double
    if let definition = graph.definitions[variable] {
      let equation = graph.equations[definition]
      value = equation.constant
      for place in graph.terms.places(definition) {
        let term = graph.terms[place: place]
        if term.symbol != variable { value -= term.coefficient * values[term.symbol] }
      }
      if let marker = equation.marker { value -= equation.sign * tableau.value(of: marker) }
      if let error = equation.error { value += equation.sign * tableau.value(of: error) }
      value /= equation.definedCoefficient
    } else {
      value = tableau.value(of: variable)
    }
    guard value != values[variable] else { return }
    values[variable] = value
    if !isChanged[variable] {
      isChanged[variable] = true
      changedVariables.append(variable)
    }
  }
}
