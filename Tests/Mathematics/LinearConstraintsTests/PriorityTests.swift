import LinearConstraints
import Testing

@Suite struct PriorityTests {
  @Test func `one constraint outweighs any number with a lower priority`() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    for _ in 0..<10_000 {
      try solver.add(x, .equal, 1e6, strength: Strength(priority: 250, weight: 1e6))
    }
    try solver.add(x, .equal, 1, strength: Strength(priority: 250.5))
    #expect(solver.value(of: x) == 1)
  }

  @Test func `a hundred distinct priorities are strictly ordered`() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    var constraints: [Constraint] = []
    for priority in 1...100 {
      constraints.append(
        try solver.add(
          x, .equal, Double(priority), strength: Strength(priority: Float(priority))))
    }
    for priority in (1...100).reversed() {
      #expect(solver.value(of: x) == Double(priority))
      solver.remove(constraints[priority - 1])
    }
    #expect(solver.footprint == .init(variables: 1))
  }

  @Test func `a tiny violation of a high priority is avoided at any cost of a lower one`() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    try solver.add(x - 1000 * y, .equal, 0)
    try solver.add(y, .equal, 0.001, strength: Strength(priority: 2))
    try solver.add(x, .equal, 1e6, strength: Strength(priority: 1))
    #expect(abs(solver.value(of: y) - 0.001) < 1e-12)
  }

  @Test func `equations of the same priority are satisfied at their median`() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    for target in [5.0, 1, 40, 2, 30] {
      try solver.add(x, .equal, target, strength: Strength(priority: 250))
    }
    #expect(solver.value(of: x) == 5)
  }

  @Test func `a weight counts as that many constraints`() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    try solver.add(x, .equal, 0, strength: Strength(priority: 250, weight: 2))
    for target in [10.0, 20, 30] {
      try solver.add(x, .equal, target, strength: Strength(priority: 250))
    }
    #expect(solver.value(of: x) == 10)
  }

  @Test func `a preference decides where priorities do not, and nothing else`() throws {
    var solver = ConstraintSolver()
    let (first, second) = (solver.makeVariable(), solver.makeVariable())
    func content(_ preference: Double) -> Strength {
      Strength(priority: 750, preference: preference)
    }
    try solver.add(first, .greaterThanOrEqual, 100, strength: content(1))
    let other = try solver.add(second, .greaterThanOrEqual, 100, strength: content(0.5))
    let sum = try solver.add(first + second, .equal, 150)
    #expect(solver.value(of: first) == 100 && solver.value(of: second) == 50)

    // A constraint of the lowest priority decides before the preferences of the highest one.
    let wish = try solver.add(second, .equal, 90, strength: Strength(priority: 1))
    #expect(solver.value(of: first) == 60 && solver.value(of: second) == 90)

    solver.remove(wish)
    solver.remove(other)
    try solver.add(second, .greaterThanOrEqual, 100, strength: content(2))
    #expect(solver.value(of: first) == 50 && solver.value(of: second) == 100)
    try solver.setConstant(200, of: sum)
    #expect(solver.value(of: first) == 100 && solver.value(of: second) == 100)
  }

  @Test func `a label compresses before it overflows, and hugs its text otherwise`() throws {
    var solver = ConstraintSolver()
    let width = solver.makeVariable()
    try solver.add(width, .lessThanOrEqual, 120, strength: Strength(priority: 250))
    try solver.add(width, .greaterThanOrEqual, 120, strength: Strength(priority: 750))
    let limit = try solver.add(width, .lessThanOrEqual, 200)
    #expect(solver.value(of: width) == 120)
    try solver.setConstant(80, of: limit)
    #expect(solver.value(of: width) == 80)
    let fill = try solver.add(width, .equal, 500, strength: Strength(priority: 300))
    try solver.setConstant(200, of: limit)
    #expect(solver.value(of: width) == 200)
    solver.remove(fill)
    #expect(solver.value(of: width) == 120)
  }

  @Test func `a constraint without variables is violated by its constant`() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let constraint = try solver.add(x - x, .equal, 5, strength: Strength(priority: 999))
    try solver.add(x - x, .equal, 0)
    let conflict = #expect(throws: Conflict.self) { try solver.add(x - x, .equal, 5) }
    #expect(conflict?.constraints == [])
    solver.remove(constraint)
    #expect(solver.brokenInvariants() == [])
  }
}
