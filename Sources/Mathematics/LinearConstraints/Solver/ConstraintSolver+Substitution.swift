extension ConstraintSolver {
  /// Returns a linear form with definitions and rows substituted: its symbols are nonbasic.
  mutating func substituting(_ form: LinearForm) -> LinearForm {
    var constant = form.constant
    for term in form.terms { sums.add(term.coefficient, to: term.symbol) }
    for index in graph.definitions(under: form.terms) {
      let equation = graph.equations[index]
      guard let variable = equation.definedVariable else { continue }
      let factor = sums.take(variable)
      guard factor.magnitude > Tolerance.coefficient else { continue }
      let scale = factor / equation.definedCoefficient
      constant += scale * equation.constant
      for place in graph.terms.places(index) {
        let term = graph.terms[place: place]
        if term.symbol != variable { sums.add(-scale * term.coefficient, to: term.symbol) }
      }
      if let marker = equation.marker { sums.add(-scale * equation.sign, to: marker) }
      if let error = equation.error { sums.add(scale * equation.sign, to: error) }
    }
    // Rows have nonbasic symbols only, so that one substitution suffices.
    for symbol in sums.symbols {
      guard let row = tableau.rowOfSymbol[symbol] else { continue }
      let factor = sums.take(symbol)
      constant += factor * tableau.constants[row]
      for term in tableau.rows[row] { sums.add(factor * term.coefficient, to: term.symbol) }
    }
    var result = LinearForm(constant: constant)
    for symbol in sums.symbols.sorted() {
      let coefficient = sums.values[symbol]
      if coefficient.magnitude > Tolerance.coefficient {
        result.terms.append(Term(symbol: symbol, coefficient: coefficient))
      }
    }
    sums.removeAll()
    return result
  }

  /// Creates the own symbols of an equation, without their costs.
  mutating func makeOwnSymbols(of index: Int) {
    let equation = graph.equations[index]
    let marker = makeSymbol(equation.isRequiredEquality ? .dummy : .restricted)
    let error = equation.strength.isRequired ? nil : makeSymbol(.restricted)
    graph.setOwnSymbols(marker: marker, error: error, of: index)
  }

  /// Removes the own symbols of an equation; they must not be basic.
  mutating func removeOwnSymbols(of index: Int) {
    let equation = graph.equations[index]
    graph.removeOwnSymbols(of: index)
    if let marker = equation.marker { tableau.removeSymbol(marker) }
    if let error = equation.error { tableau.removeSymbol(error) }
  }

  /// Adds the costs of an equation's errors to the objective.
  mutating func addCosts(of index: Int) {
    let strength = graph.equations[index].strength
    guard !strength.isRequired else { return }
    tableau.objective.retain(strength)
    changeCosts(of: index, factor: 1)
  }

  /// Subtracts the costs of an equation's errors from the objective.
  mutating func removeCosts(of index: Int) {
    let strength = graph.equations[index].strength
    guard !strength.isRequired else { return }
    changeCosts(of: index, factor: -1)
    tableau.objective.release(strength)
  }

  /// Adds a multiple of the costs of an equation's errors to the objective.
  mutating func changeCosts(of index: Int, factor: Double) {
    let equation = graph.equations[index]
    for symbol in [equation.marker, equation.error] {
      guard let symbol, equation.isError(symbol) else { continue }
      tableau.addCost(of: equation.strength, times: factor, to: symbol)
    }
  }
}
