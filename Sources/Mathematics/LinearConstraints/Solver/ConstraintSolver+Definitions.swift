/// Moves of equations between definitions and tableau.
///
/// None of them changes the basis, and so the solution: they choose only which part of the basis is
/// triangular and which part is eliminated in the tableau.
extension ConstraintSolver {
  /// Makes a new equation a definition, if one of its variables is not determined yet.
  ///
  /// Newer variables are preferred: they tend to depend on older ones. If all variables of the
  /// equation are defined, it takes the place of another definition whose equation can define
  /// another variable.
  ///
  /// - Returns: Whether the equation defines a variable now.
  mutating func define(by index: Int) -> Bool {
    let terms = graph.terms[index].reversed()
    for term in terms where isUndetermined(term.symbol) {
      if graph.canDefine(term.symbol, by: index) {
        define(term.symbol, by: index)
        return true
      }
    }
    for term in terms {
      guard let former = graph.definitions[term.symbol] else { continue }
      for other in graph.terms[former].reversed()
      where isUndetermined(other.symbol) {
        if exchange(term.symbol, definedBy: former, for: other.symbol, newDefinition: index) {
          return true
        }
      }
    }
    return false
  }

  /// Gives a defined variable a new definition, if its former definition can define another one.
  private mutating func exchange(
    _ variable: Int, definedBy former: Int, for other: Int, newDefinition: Int
  ) -> Bool {
    guard graph.canDefine(variable, by: newDefinition) else { return false }
    graph.define(variable, by: newDefinition)
    if graph.canDefine(other, by: former) {
      define(other, by: former)
      redefinedVariables.append(variable)
      return true
    }
    graph.removeDefinition(by: newDefinition)
    graph.define(variable, by: former)
    return false
  }

  /// Makes an equation the definition of a variable.
  private mutating func define(_ variable: Int, by index: Int) {
    graph.define(variable, by: index)
    redefinedVariables.append(variable)
  }

  /// Returns whether a variable can get any value: no definition and no row involves it.
  private func isUndetermined(_ variable: Int) -> Bool {
    graph.definitions[variable] == nil && !tableau.contains(variable)
  }

  /// Makes an equation of the tableau a definition, if that shortens the tableau.
  ///
  /// - A variable with a row does not need the row anymore.
  /// - A variable that is defined by an equation with own symbols is defined by a required equation
  ///   instead, whose dummy then disappears. The former definition stays in the tableau by its
  ///   own symbols.
  mutating func turnIntoDefinition(_ index: Int) {
    let equation = graph.equations[index]
    // A basic dummy is that of a redundant equation.
    if equation.isRequiredEquality, let dummy = equation.marker, tableau.isBasic(dummy) {
      return
    }
    for term in graph.terms[index].reversed() {
      let isShorter: Bool
      if let former = graph.definitions[term.symbol] {
        isShorter = equation.isRequiredEquality && !graph.equations[former].isRequiredEquality
      } else {
        isShorter = tableau.isBasic(term.symbol)
      }
      guard isShorter && graph.canDefine(term.symbol, by: index) else { continue }
      tableau.removeRow(of: term.symbol)
      define(term.symbol, by: index)
      if equation.isRequiredEquality { removeOwnSymbols(of: index) }
      return
    }
  }

  /// Makes an equation the definition of a variable that has a row, if one can be.
  mutating func shortenTableau(around variable: Int) {
    for use in graph.uses[variable] {
      guard tableau.isBasic(variable) else { return }
      if graph.equations[use.equation].definedVariable == nil { turnIntoDefinition(use.equation) }
    }
  }

  /// Makes a definition an equation of the tableau.
  ///
  /// The variable that it defined gets a row. If the tableau does not depend on it, it becomes
  /// undetermined instead.
  mutating func moveToTableau(_ index: Int) {
    let equation = graph.equations[index]
    guard let variable = equation.definedVariable else { return }
    redefinedVariables.append(variable)
    // The column of a dummy is the change of the solution with the constant of its equation.
    let shifts = equation.isRequiredEquality ? self.shifts(ofDefinition: index, by: -1) : []
    let isInTableau =
      !shifts.isEmpty
      || [equation.marker, equation.error].contains { $0.map(tableau.contains) == true }
    guard isInTableau else {
      graph.removeDefinition(by: index)
      return
    }
    if equation.isRequiredEquality {
      makeOwnSymbols(of: index)
      addColumn(ofEquation: index, entries: tableau.effects(of: shifts))
    }
    let row = substituting(solution(of: index, for: variable))
    graph.removeDefinition(by: index)
    tableau.insertRow(row, for: variable)
  }

  /// Returns the expression by which an equation defines a variable.
  private func solution(of index: Int, for variable: Int) -> LinearForm {
    let equation = graph.equations[index]
    let scale = 1 / equation.definedCoefficient
    var form = LinearForm(constant: equation.constant * scale)
    for term in graph.terms[index] where term.symbol != variable {
      form.terms.append(Term(symbol: term.symbol, coefficient: -term.coefficient * scale))
    }
    if let marker = equation.marker {
      form.terms.append(Term(symbol: marker, coefficient: -equation.sign * scale))
    }
    if let error = equation.error {
      form.terms.append(Term(symbol: error, coefficient: equation.sign * scale))
    }
    return form
  }

  /// Adds the dummy of an equation to the rows of basic symbols, and its cost, which is that of the
  /// basic errors.
  private mutating func addColumn(ofEquation index: Int, entries: [Term]) {
    guard let dummy = graph.equations[index].marker else { return }
    tableau.addColumn(dummy, entries)
    for entry in entries {
      guard let owner = graph.owners[entry.symbol] else { continue }
      let equation = graph.equations[owner]
      if equation.isError(entry.symbol) {
        tableau.addCost(of: equation.strength, times: entry.coefficient, to: dummy)
      }
    }
  }
}
