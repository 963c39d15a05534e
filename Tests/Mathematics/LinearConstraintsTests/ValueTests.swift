import LinearConstraints
import Testing

@Suite struct ValueTests {
  @Test func `only changed variables are reported, each once`() throws {
    var solver = ConstraintSolver()
    let variables = (0..<10).map { _ in solver.makeVariable() }
    let first = try solver.add(variables[0], .equal, 1)
    for index in 1..<5 { try solver.add(variables[index] - variables[index - 1], .equal, 1) }
    for index in 5..<10 { try solver.add(variables[index], .equal, 7) }
    #expect(Set(solver.takeChangedVariables()) == Set(variables))
    #expect(solver.takeChangedVariables() == [])
    try solver.setConstant(2, of: first)
    try solver.setConstant(3, of: first)
    #expect(Set(solver.takeChangedVariables()) == Set(variables[..<5]))
    #expect(variables.map { solver.value(of: $0) } == [3, 4, 5, 6, 7, 7, 7, 7, 7, 7])
  }

  @Test func `a value that changes and returns is not reported`() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let constraint = try solver.add(x, .equal, 1)
    _ = solver.takeChangedVariables()
    try solver.setConstant(2, of: constraint)
    #expect(solver.value(of: x) == 2)
    try solver.setConstant(1, of: constraint)
    #expect(solver.takeChangedVariables() == [])
  }

  @Test func `values read one by one are those reported`() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    try solver.add(x, .equal, 4)
    #expect(solver.value(of: x) == 4)
    #expect(solver.takeChangedVariables() == [x])
  }

  @Test func `the constant of an expression moves to the other side`() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let constraint = try solver.add(2 * x + 10, .equal, 30)
    #expect(solver.value(of: x) == 10)
    #expect(solver.constant(of: constraint) == 30)
    try solver.setConstant(50, of: constraint)
    #expect(solver.value(of: x) == 20)
  }

  @Test func `terms of the same variable are summed`() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    try solver.add(x + x + y - (y - x) / 2, .equal, 10)
    try solver.add(y, .equal, 0)
    #expect(solver.value(of: x) == 4)
  }

  @Test func `a removed variable's index is used again with the value 0`() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let constraint = try solver.add(x, .equal, 5)
    #expect(solver.takeChangedVariables() == [x])
    solver.remove(constraint)
    solver.removeVariable(x)
    let y = solver.makeVariable()
    #expect(y.index == x.index)
    #expect(solver.value(of: y) == 0)
    #expect(solver.takeChangedVariables() == [])
  }

  @Test func `a copy is independent`() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let constraint = try solver.add(x, .equal, 5)
    var copy = solver
    try copy.setConstant(6, of: constraint)
    #expect(solver.value(of: x) == 5)
    #expect(copy.value(of: x) == 6)
  }

  @Test func `an edit variable starts at its present value`() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    try solver.add(x, .equal, 5, strength: Strength(priority: 250))
    try solver.add(x, .lessThanOrEqual, 100)
    solver.addEditVariable(x, strength: Strength(priority: 999))
    #expect(solver.value(of: x) == 5)
    solver.suggest(60, for: x)
    #expect(solver.value(of: x) == 60)
    solver.suggest(160, for: x)
    #expect(solver.value(of: x) == 100)
    solver.removeEditVariable(x)
    #expect(solver.value(of: x) == 5)
  }

  @Test func `the same calls give the same bits`() throws {
    func values() throws -> [UInt64] {
      var solver = ConstraintSolver()
      var random = RandomNumbers(seed: 5)
      let variables = (0..<30).map { _ in solver.makeVariable() }
      for _ in 0..<120 {
        let terms = (0..<3).map { _ in
          Expression.Term(
            variables[Int.random(in: 0..<30, using: &random)],
            coefficient: Double.random(in: -2...2, using: &random))
        }
        let relations: [Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
        try solver.add(
          Expression(terms: terms), relations[Int.random(in: 0..<3, using: &random)],
          Double.random(in: -100...100, using: &random),
          strength: Strength(priority: Float(Int.random(in: 1...5, using: &random))))
      }
      return variables.map { solver.value(of: $0).bitPattern }
    }
    let first = try values()
    for _ in 0..<5 { #expect(try values() == first) }
  }
}
