import LinearConstraints
import Testing

@Suite struct DriftTests {
  /// A system with fractional multipliers in which edits change the basis all the time.
  ///
  /// Each soft constraint has a priority of its own, so that the best solution is unique.
  private struct Machine {
    var solver = ConstraintSolver()
    var variables: [Variable] = []
    var targets: [Constraint] = []
    var limits: [Constraint] = []

    init(count: Int) throws {
      variables = (0..<count).map { _ in solver.makeVariable() }
      for index in 0..<(count - 1) {
        let pair = variables[index] / 3 - 0.7 * variables[index + 1]
        limits.append(try solver.add(pair, .lessThanOrEqual, 40))
        try solver.add(pair, .greaterThanOrEqual, -40)
      }
      for index in 0..<(count - 2) {
        let triple = variables[index] + 1.1 * variables[index + 1] - variables[index + 2] / 7
        try solver.add(triple, .equal, 5, strength: Strength(priority: Float(100 + index)))
      }
      for (index, variable) in variables.enumerated() {
        let strength = Strength(priority: Float(500 + index))
        targets.append(try solver.add(variable, .equal, 0, strength: strength))
      }
    }

    mutating func values() -> [Double] { variables.map { solver.value(of: $0) } }
  }

  @Test func `values after 100,000 edits are those of a fresh solver`() throws {
    var machine = try Machine(count: 12)
    var random = RandomNumbers(seed: 1)
    var targets = [Double](repeating: 0, count: 12)
    var limits = [Double](repeating: 40, count: 11)
    for step in 1...100_000 {
      if Bool.random(using: &random) {
        let index = Int.random(in: 0..<12, using: &random)
        targets[index] = Double.random(in: -1000...1000, using: &random)
        try machine.solver.setConstant(targets[index], of: machine.targets[index])
      } else {
        let index = Int.random(in: 0..<11, using: &random)
        limits[index] = Double.random(in: 0...200, using: &random)
        try machine.solver.setConstant(limits[index], of: machine.limits[index])
      }
      guard step % 10_000 == 0 else { continue }
      var fresh = try Machine(count: 12)
      for index in 0..<12 {
        try fresh.solver.setConstant(targets[index], of: fresh.targets[index])
      }
      for index in 0..<11 {
        try fresh.solver.setConstant(limits[index], of: fresh.limits[index])
      }
      for (value, expected) in zip(machine.values(), fresh.values()) {
        #expect(abs(value - expected) < 1e-6)
      }
      #expect(machine.solver.brokenInvariants() == [])
    }
  }

  @Test func `values after 10,000 removals and additions are those of a fresh solver`() throws {
    var machine = try Machine(count: 8)
    var random = RandomNumbers(seed: 2)
    var targets = [Double](repeating: 0, count: 8)
    for _ in 0..<10_000 {
      let index = Int.random(in: 0..<8, using: &random)
      targets[index] = Double.random(in: -1000...1000, using: &random)
      machine.solver.remove(machine.targets[index])
      machine.targets[index] = try machine.solver.add(
        machine.variables[index], .equal, targets[index],
        strength: Strength(priority: Float(500 + index)))
    }
    var fresh = try Machine(count: 8)
    for index in 0..<8 { try fresh.solver.setConstant(targets[index], of: fresh.targets[index]) }
    for (value, expected) in zip(machine.values(), fresh.values()) {
      #expect(abs(value - expected) < 1e-6)
    }
    #expect(machine.solver.footprint == fresh.solver.footprint)
    #expect(machine.solver.brokenInvariants() == [])
  }
}
