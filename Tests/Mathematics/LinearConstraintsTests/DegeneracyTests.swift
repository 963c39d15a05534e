import LinearConstraints
import Testing

/// Linear programs at which naive pivot rules cycle or take exponential time.
@Suite struct DegeneracyTests {
  /// Maximizes an expression of variables that are at least 0.
  private func maximum(
    of objective: [Double], subjectTo rows: [(coefficients: [Double], limit: Double)]
  ) throws -> Double {
    var solver = ConstraintSolver()
    let variables = objective.map { _ in solver.makeVariable() }
    let value = solver.makeVariable()
    func expression(_ coefficients: [Double]) -> Expression {
      Expression(terms: zip(variables, coefficients).map { .init($0, coefficient: $1) })
    }
    for variable in variables { try solver.add(variable, .greaterThanOrEqual, 0) }
    for row in rows {
      try solver.add(expression(row.coefficients), .lessThanOrEqual, row.limit)
    }
    try solver.add(value - expression(objective), .equal, 0)
    try solver.add(value, .equal, 1e6, strength: Strength(priority: 1))
    #expect(solver.brokenInvariants() == [])
    return solver.value(of: value)
  }

  @Test func `Beale's example terminates`() throws {
    let value = try maximum(
      of: [0.75, -20, 0.5, -6],
      subjectTo: [([0.25, -8, -1, 9], 0), ([0.5, -12, -0.5, 3], 0), ([0, 0, 1, 0], 1)])
    #expect(abs(value - 1.25) < 1e-12)
  }

  @Test func `the example of Marshall and Suurballe terminates`() throws {
    let value = try maximum(
      of: [10, -57, -9, -24],
      subjectTo: [
        ([0.5, -5.5, -2.5, 9], 0), ([0.5, -1.5, -0.5, 1], 0), ([1, 0, 0, 0], 1),
      ])
    #expect(abs(value - 1) < 1e-12)
  }

  @Test func `Kuhn's example terminates`() throws {
    let value = try maximum(
      of: [2, 3, -1, -12],
      subjectTo: [([-2, -9, 1, 9], 0), ([1.0 / 3, 1, -1.0 / 3, -2], 0), ([2, 3, -1, -12], 2)])
    #expect(abs(value - 2) < 1e-9)
  }

  @Test(arguments: [3, 5, 8])
  func `a Klee-Minty cube is solved`(dimension: Int) throws {
    func power(_ base: Double, _ exponent: Int) -> Double {
      (0..<exponent).reduce(1) { result, _ in result * base }
    }
    let objective = (0..<dimension).map { power(2, dimension - 1 - $0) }
    let rows = (0..<dimension).map { row in
      let coefficients = (0..<dimension).map { column -> Double in
        column < row ? power(2, row - column + 1) : column == row ? 1 : 0
      }
      return (coefficients, power(5, row + 1))
    }
    let value = try maximum(of: objective, subjectTo: rows)
    #expect(abs(value - power(5, dimension)) < 1e-6)
  }

  @Test func `a vertex of a hundred constraints is left in all directions`() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    for index in 0..<100 {
      let slope = Double(index - 50) / 10
      try solver.add(y - slope * x, .greaterThanOrEqual, 0)
    }
    solver.addEditVariable(x, strength: Strength(priority: 700))
    try solver.add(y, .equal, 0, strength: Strength(priority: 500))
    for target in [0.0, 3, -3, 0, 100, 0, -100, 0] {
      solver.suggest(target, for: x)
      #expect(abs(solver.value(of: x) - target) < 1e-9)
      #expect(abs(solver.value(of: y) - max(4.9 * target, -5 * target)) < 1e-9)
    }
    #expect(solver.brokenInvariants() == [])
  }
}
