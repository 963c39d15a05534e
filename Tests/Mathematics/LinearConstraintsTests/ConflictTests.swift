import LinearConstraints
import Testing

/// Runs a change that must fail, and returns the conflict's constraints.
private func conflict(_ change: () throws(Conflict) -> Void) -> [Constraint]? {
  do {
    try change()
    return nil
  } catch {
    return error.constraints
  }
}

@Suite struct ConflictTests {
  @Test func `a conflict names exactly the constraints that contradict the new one`() throws {
    var solver = ConstraintSolver()
    let left = solver.makeVariable()
    let width = solver.makeVariable()
    let height = solver.makeVariable()
    let start = try solver.add(left, .equal, 20)
    try solver.add(height, .equal, 44)
    try solver.add(height, .greaterThanOrEqual, 0)
    let end = try solver.add(left + width, .equal, 100)
    try solver.add(width, .equal, 300, strength: Strength(priority: 999))
    let found = conflict { () throws(Conflict) in try solver.add(width, .greaterThanOrEqual, 81) }
    #expect(found == [start, end])
    #expect(solver.value(of: width) == 80)
    #expect(solver.brokenInvariants() == [])
  }

  @Test func `a conflict through a chain of a thousand views names the whole chain`() throws {
    var solver = ConstraintSolver()
    var chain: [Constraint] = []
    var maxY: Expression?
    for _ in 0..<1000 {
      let minY = solver.makeVariable()
      let height = solver.makeVariable()
      try solver.add(height, .lessThanOrEqual, 17, strength: Strength(priority: 250))
      if let maxY {
        chain.append(try solver.add(minY - maxY, .equal, 8))
      } else {
        chain.append(try solver.add(minY, .equal, 20))
      }
      chain.append(try solver.add(height, .greaterThanOrEqual, 10))
      maxY = minY + height
    }
    let bottom = try #require(maxY)
    let minimum = 20.0 + 1000 * 10 + 999 * 8
    let found = conflict { () throws(Conflict) in
      try solver.add(bottom, .lessThanOrEqual, minimum - 1)
    }
    #expect(found == chain)
    try solver.add(bottom, .lessThanOrEqual, minimum)
    #expect(solver.brokenInvariants() == [])
  }

  @Test func `a constant that contradicts others stays as it was`() throws {
    var solver = ConstraintSolver()
    let width = solver.makeVariable()
    let superview = solver.makeVariable()
    let size = try solver.add(superview, .equal, 320)
    let margins = try solver.add(superview - width, .equal, 32)
    let minimum = try solver.add(width, .greaterThanOrEqual, 200)
    let found = conflict { () throws(Conflict) in try solver.setConstant(230, of: size) }
    #expect(found == [size, margins, minimum])
    #expect(solver.constant(of: size) == 320)
    #expect(solver.value(of: width) == 288)
    #expect(solver.takeChangedVariables() == [superview, width])
    #expect(solver.brokenInvariants() == [])
  }

  @Test func `constants that contradict each other one by one can change together`() throws {
    var solver = ConstraintSolver()
    let width = solver.makeVariable()
    let first = try solver.add(width, .equal, 100)
    let second = try solver.add(width, .equal, 100)
    let found = conflict { () throws(Conflict) in try solver.setConstant(120, of: first) }
    #expect(found == [first, second])
    try solver.setConstants([(first, 120), (second, 120)])
    #expect(solver.value(of: width) == 120)
    let both = conflict { () throws(Conflict) in
      try solver.setConstants([(first, 1), (second, 2)])
    }
    #expect(both == [first, second])
    #expect(solver.constant(of: second) == 120)
    #expect(solver.value(of: width) == 120)
  }

  @Test func `the client can break a constraint and add the new one`() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    try solver.add(x, .greaterThanOrEqual, 10)
    let upper = try solver.add(x, .lessThanOrEqual, 20)
    try solver.add(x, .lessThanOrEqual, 40)
    #expect(conflict { () throws(Conflict) in try solver.add(x, .equal, 30) } == [upper])
    solver.remove(upper)
    try solver.add(x, .equal, 30)
    #expect(solver.value(of: x) == 30)
  }

  @Test func `a redundant equation takes the place of a removed one`() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let first = try solver.add(x, .equal, 10)
    let second = try solver.add(x - y, .equal, 4)
    let third = try solver.add(y, .equal, 6)
    for constraint in [first, second, third] {
      var copy = solver
      copy.remove(constraint)
      #expect(copy.value(of: x) == 10)
      #expect(copy.value(of: y) == 6)
      #expect(copy.ambiguousVariables() == [])
      #expect(copy.brokenInvariants() == [])
    }
  }

  @Test func `many failed changes leave no trace`() throws {
    var solver = ConstraintSolver()
    let widths = (0..<20).map { _ in solver.makeVariable() }
    let total = widths.reduce(Expression(terms: [])) { $0 + $1 }
    try solver.add(total, .equal, 1000)
    for (index, width) in widths.enumerated() {
      try solver.add(width, .greaterThanOrEqual, 10)
      let strength = Strength(priority: Float(250 + index))
      try solver.add(width, .equal, Double(30 * index), strength: strength)
    }
    let values = widths.map { solver.value(of: $0) }
    let footprint = solver.footprint
    for index in 0..<1000 {
      let width = widths[index % 20]
      #expect(throws: Conflict.self) { try solver.add(width, .greaterThanOrEqual, 811) }
    }
    #expect(widths.map { solver.value(of: $0) } == values)
    #expect(solver.footprint == footprint)
    #expect(solver.brokenInvariants() == [])
  }
}
