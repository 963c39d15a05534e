/// The equations of all constraints, and which of them define variables.
///
/// The paper keeps the equations of unrestricted variables apart from the simplex tableau, solved
/// for a variable that is eliminated from all others. In that form they fill up: in a chain of n
/// views the position of a view depends on the constants of all views before it, so that the rows
/// have about n * n / 2 dummies.
///
/// Here such an equation stays as the client wrote it. It defines one of its variables by the
/// others, which may be defined by other equations in turn. The definitions are acyclic: they are
/// a triangular part of the basis, and can be evaluated in topological order. Only the equations
/// that do not define a variable, because all of theirs are defined already, are rows of the
/// tableau, with the definitions substituted.
package struct EquationGraph: Sendable {
  /// An occurrence of a variable in an equation.
  struct Use: Sendable, BitwiseCopyable {
    var equation: Int
    var coefficient: Double
  }

  /// The equations, with placeholders at unused indices.
  package private(set) var equations: [Equation] = []
  /// The terms of the variables in each equation, in ascending order.
  package private(set) var terms = Lists(placeholder: Term(symbol: 0, coefficient: 0))
  private var unusedEquations: [Int] = []
  private var nextSerial = 0
  /// The number of equations that do not define a variable.
  package private(set) var tableauEquationCount = 0

  /// The uses of each variable.
  private(set) var uses = Lists(placeholder: Use(equation: 0, coefficient: 0))
  /// The equation that defines a variable.
  package private(set) var definitions: [Int?] = []
  /// The equation to which a slack, an error or a dummy belongs.
  package private(set) var owners: [Int?] = []

  var visited = MarkSet()
  var visitedBackward = MarkSet()

  /// Makes room for symbols.
  mutating func grow(to symbolCount: Int) {
    let addedCount = symbolCount - definitions.count
    uses.grow(to: symbolCount)
    definitions.append(contentsOf: repeatElement(nil, count: addedCount))
    owners.append(contentsOf: repeatElement(nil, count: addedCount))
    visited.grow(to: symbolCount)
    visitedBackward.grow(to: symbolCount)
  }

  // MARK: Equations

  /// Adds an equation without own symbols that does not define a variable.
  ///
  /// - Returns: The index of the equation.
  mutating func insert(
    _ variableTerms: [Term], relation: Relation, strength: Strength, constant: Double,
    offset: Double
  ) -> Int {
    let equation = Equation(
      relation: relation, strength: strength, serial: nextSerial, offset: offset,
      constant: constant)
    nextSerial += 1
    let index = unusedEquations.popLast() ?? equations.count
    if index < equations.count {
      equations[index] = equation
    } else {
      equations.append(equation)
      terms.grow(to: equations.count)
    }
    for term in variableTerms {
      terms.append(term, to: index)
      uses.append(Use(equation: index, coefficient: term.coefficient), to: term.symbol)
    }
    tableauEquationCount += 1
    return index
  }

  /// Removes an equation without own symbols that does not define a variable.
  mutating func remove(_ equation: Int) {
    for term in terms[equation] {
      uses.removeAll(from: term.symbol) { $0.equation == equation }
    }
    terms.removeAll(from: equation)
    equations[equation] = Equation(
      relation: .equal, strength: .required, serial: -1, offset: 0, constant: 0)
    unusedEquations.append(equation)
    tableauEquationCount -= 1
  }

  /// Changes the constant of an equation.
  mutating func setConstant(_ constant: Double, of equation: Int) {
    equations[equation].constant = constant
  }

  /// Gives an equation its own symbols.
  mutating func setOwnSymbols(marker: Int, error: Int?, of equation: Int) {
    equations[equation].marker = marker
    equations[equation].error = error
    owners[marker] = equation
    if let error { owners[error] = equation }
  }

  /// Takes the own symbols from an equation.
  mutating func removeOwnSymbols(of equation: Int) {
    if let marker = equations[equation].marker { owners[marker] = nil }
    if let error = equations[equation].error { owners[error] = nil }
    equations[equation].marker = nil
    equations[equation].error = nil
  }

  /// Returns the coefficient of a variable in an equation, 0 if it is absent.
  func coefficient(of variable: Int, in equation: Int) -> Double {
    terms[equation].first { $0.symbol == variable }?.coefficient ?? 0
  }

  // MARK: Definitions

  /// Makes an equation that does not define a variable the definition of one of its variables.
  ///
  /// A former definition of the variable becomes an equation of the tableau.
  mutating func define(_ variable: Int, by equation: Int) {
    if let former = definitions[variable] { removeDefinition(by: former) }
    equations[equation].definedVariable = variable
    equations[equation].definedCoefficient = coefficient(of: variable, in: equation)
    definitions[variable] = equation
    tableauEquationCount -= 1
  }

  /// Makes an equation that defines a variable one of the tableau.
  mutating func removeDefinition(by equation: Int) {
    guard let variable = equations[equation].definedVariable else { return }
    equations[equation].definedVariable = nil
    definitions[variable] = nil
    tableauEquationCount += 1
  }

  /// Returns whether the definitions are acyclic if an equation defines one of its variables.
  ///
  /// It searches for the variable among all that the equation depends on, and at the same pace for
  /// the other variables of the equation among all that depend on the variable. The smaller of the
  /// two sets bounds the cost, and in layouts one of them mostly is a few variables.
  mutating func canDefine(_ variable: Int, by equation: Int) -> Bool {
    visited.removeAll()
    visitedBackward.removeAll()
    var backward: [Int] = []
    for term in terms[equation] where term.symbol != variable {
      visitedBackward.insert(term.symbol)
      backward.append(term.symbol)
    }
    var forward = [variable]
    while let dependent = backward.popLast() {
      if let definition = definitions[dependent] {
        for term in terms[definition] {
          if term.symbol == variable { return false }
          if visitedBackward.insert(term.symbol) { backward.append(term.symbol) }
        }
      }
      guard let source = forward.popLast() else { return true }
      for use in uses[source] {
        guard let defined = equations[use.equation].definedVariable, defined != variable,
          visited.insert(defined)
        else { continue }
        if visitedBackward.contains(defined) { return false }
        forward.append(defined)
      }
    }
    return true
  }
}
