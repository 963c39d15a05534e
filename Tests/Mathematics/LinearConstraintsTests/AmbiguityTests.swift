import LinearConstraints
import Testing

@Suite struct AmbiguityTests {
  @Test func `a variable without constraint is ambiguous`() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    try solver.add(x, .equal, 1)
    #expect(solver.ambiguousVariables() == [y])
  }

  @Test func `all that depend on an undetermined variable are ambiguous`() throws {
    var solver = ConstraintSolver()
    let variables = (0..<4).map { _ in solver.makeVariable() }
    for index in 1..<4 { try solver.add(variables[index] - variables[index - 1], .equal, 8) }
    #expect(solver.ambiguousVariables() == variables)
    try solver.add(variables[2], .equal, 0)
    #expect(solver.ambiguousVariables() == [])
  }

  @Test func `two labels with the same hugging in a stretched row are ambiguous`() throws {
    var solver = ConstraintSolver()
    let first = solver.makeVariable()
    let second = solver.makeVariable()
    try solver.add(first + second, .equal, 300)
    try solver.add(first, .lessThanOrEqual, 100, strength: Strength(priority: 250))
    let hugging = try solver.add(
      second, .lessThanOrEqual, 100, strength: Strength(priority: 250))
    #expect(solver.ambiguousVariables() == [first, second])
    solver.remove(hugging)
    try solver.add(second, .lessThanOrEqual, 100, strength: Strength(priority: 251))
    #expect(solver.ambiguousVariables() == [])
    #expect(solver.value(of: second) == 100)
  }

  @Test func `inequalities that meet determine a variable`() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    try solver.add(x, .greaterThanOrEqual, 10)
    #expect(solver.ambiguousVariables() == [x, y])
    try solver.add(y, .greaterThanOrEqual, 10)
    try solver.add(x + y, .lessThanOrEqual, 20)
    #expect(solver.ambiguousVariables() == [])
  }

  @Test func `a list of a thousand views is not ambiguous`() throws {
    var solver = ConstraintSolver()
    var previous: Variable?
    for _ in 0..<1000 {
      let width = solver.makeVariable()
      try solver.add(width, .lessThanOrEqual, 70, strength: Strength(priority: 250))
      try solver.add(width, .greaterThanOrEqual, 70, strength: Strength(priority: 750))
      if let previous { try solver.add(width - previous, .equal, 0) }
      previous = width
    }
    #expect(solver.ambiguousVariables() == [])
  }
}
