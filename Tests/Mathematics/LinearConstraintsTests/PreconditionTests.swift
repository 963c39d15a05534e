import LinearConstraints
import Testing

@Suite struct PreconditionTests {
  @Test func `coefficients and constants must be finite`() async {
    await #expect(processExitsWith: .failure) {
      var solver = ConstraintSolver()
      try solver.add(solver.makeVariable() * .nan, .equal, 0)
    }
    await #expect(processExitsWith: .failure) {
      var solver = ConstraintSolver()
      try solver.add(solver.makeVariable(), .equal, .infinity)
    }
    await #expect(processExitsWith: .failure) {
      var solver = ConstraintSolver()
      try solver.add(solver.makeVariable() + .nan, .equal, 0)
    }
    await #expect(processExitsWith: .failure) {
      var solver = ConstraintSolver()
      let constraint = try solver.add(solver.makeVariable(), .equal, 0)
      try solver.setConstant(.nan, of: constraint)
    }
    await #expect(processExitsWith: .failure) {
      var solver = ConstraintSolver()
      let variable = solver.makeVariable()
      solver.addEditVariable(variable, strength: Strength(priority: 750))
      solver.suggest(-.infinity, for: variable)
    }
  }

  @Test func `priorities, weights and preferences must be in range`() async {
    await #expect(processExitsWith: .failure) { _ = Strength(priority: 0) }
    await #expect(processExitsWith: .failure) { _ = Strength(priority: 1001) }
    await #expect(processExitsWith: .failure) { _ = Strength(priority: .nan) }
    await #expect(processExitsWith: .failure) { _ = Strength(priority: 1, weight: 0) }
    await #expect(processExitsWith: .failure) { _ = Strength(priority: 1, weight: .infinity) }
    await #expect(processExitsWith: .failure) { _ = Strength(priority: 1, preference: -1) }
    await #expect(processExitsWith: .failure) { _ = Strength(priority: 1, preference: .nan) }
  }

  @Test func `removed constraints and variables must not be used`() async {
    await #expect(processExitsWith: .failure) {
      var solver = ConstraintSolver()
      let constraint = try solver.add(solver.makeVariable(), .equal, 0)
      solver.remove(constraint)
      try solver.add(solver.makeVariable(), .equal, 0)
      solver.remove(constraint)
    }
    await #expect(processExitsWith: .failure) {
      var solver = ConstraintSolver()
      let variable = solver.makeVariable()
      solver.removeVariable(variable)
      _ = solver.value(of: variable)
    }
    await #expect(processExitsWith: .failure) {
      var solver = ConstraintSolver()
      let variable = solver.makeVariable()
      try solver.add(variable, .equal, 0)
      solver.removeVariable(variable)
    }
  }

  @Test func `an edit variable must be added once, and not be required`() async {
    await #expect(processExitsWith: .failure) {
      var solver = ConstraintSolver()
      solver.addEditVariable(solver.makeVariable(), strength: .required)
    }
    await #expect(processExitsWith: .failure) {
      var solver = ConstraintSolver()
      let variable = solver.makeVariable()
      solver.suggest(1, for: variable)
    }
  }
}
