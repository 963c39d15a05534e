import LinearConstraints
import Testing

/// A random system in the solver and in a form for the reference.
private struct RandomSystem {
  var solver = ConstraintSolver()
  var variables: [Variable] = []
  var present: [(constraint: Constraint, reference: ReferenceConstraint)] = []
  var random: RandomNumbers
  private let priorities: [Float] = [1000, 1000, 999, 750, 250.5, 250]

  init(seed: Int) {
    random = RandomNumbers(seed: seed)
    for _ in 0..<Int.random(in: 1...4, using: &random) { variables.append(solver.makeVariable()) }
  }

  mutating func randomConstraint() -> ReferenceConstraint {
    var coefficients = [Int](repeating: 0, count: variables.count)
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      coefficients[Int.random(in: variables.indices, using: &random)] =
        [-2, -1, -1, 1, 1, 1, 3].randomElement(using: &random) ?? 1
    }
    let relations: [Relation] = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
    let relation = relations.randomElement(using: &random) ?? .equal
    let constant = Int.random(in: -6...6, using: &random)
    let priority = priorities.randomElement(using: &random) ?? 1000
    return ReferenceConstraint(
      coefficients: coefficients, relation: relation, constant: constant, priority: priority,
      preference: priority == 1000 ? 0 : Int.random(in: 0...2, using: &random))
  }

  /// Adds a random constraint, and checks a conflict.
  mutating func add() {
    let reference = randomConstraint()
    let expression = Expression(
      terms: zip(variables, reference.coefficients).map { .init($0, coefficient: Double($1)) })
    let before = variables.map { solver.value(of: $0) }
    do {
      let constraint = try solver.add(
        expression, reference.relation, Double(reference.constant),
        strength: Strength(
          priority: reference.priority, preference: Double(reference.preference)))
      present.append((constraint, reference))
      if reference.priority == 1000 {
        #expect(ReferenceSolver.errors(of: required()) != nil)
      }
    } catch {
      #expect(variables.map { solver.value(of: $0) } == before)
      let conflicting = error.constraints.compactMap { constraint in
        present.first { $0.constraint == constraint }?.reference
      }
      #expect(conflicting.count == error.constraints.count)
      expectIrreducible(conflicting, with: [reference])
    }
  }

  mutating func remove() {
    guard !present.isEmpty else { return }
    let index = Int.random(in: present.indices, using: &random)
    solver.remove(present.remove(at: index).constraint)
  }

  /// Changes a random constant, and checks a conflict.
  mutating func changeConstant() {
    guard !present.isEmpty else { return }
    let index = Int.random(in: present.indices, using: &random)
    let constant = Int.random(in: -6...6, using: &random)
    let former = present[index].reference.constant
    let before = variables.map { solver.value(of: $0) }
    present[index].reference.constant = constant
    do {
      try solver.setConstant(Double(constant), of: present[index].constraint)
      #expect(ReferenceSolver.errors(of: required()) != nil)
    } catch {
      let conflicting = error.constraints.compactMap { constraint in
        present.first { $0.constraint == constraint }?.reference
      }
      expectIrreducible(conflicting, with: [])
      present[index].reference.constant = former
      #expect(variables.map { solver.value(of: $0) } == before)
    }
    #expect(
      solver.constant(of: present[index].constraint) == Double(present[index].reference.constant))
  }

  func required() -> [ReferenceConstraint] {
    present.map(\.reference).filter { $0.priority == 1000 }
  }

  func expectIrreducible(
    _ constraints: [ReferenceConstraint], with added: [ReferenceConstraint]
  ) {
    #expect(ReferenceSolver.errors(of: constraints + added) == nil)
    for index in constraints.indices {
      var rest = constraints
      rest.remove(at: index)
      #expect(ReferenceSolver.errors(of: rest + added) != nil)
    }
  }

  /// Compares the sums of violations by priority with those of the reference, at last the
  /// preferences.
  mutating func expectBestSolution() {
    #expect(solver.brokenInvariants() == [])
    let values = variables.map { solver.value(of: $0) }
    var errors: [Float: Double] = [:]
    for (_, reference) in present {
      var difference = -Double(reference.constant)
      for (value, coefficient) in zip(values, reference.coefficients) {
        difference += value * Double(coefficient)
      }
      let violation =
        switch reference.relation {
        case .equal: abs(difference)
        case .lessThanOrEqual: max(0, difference)
        case .greaterThanOrEqual: max(0, -difference)
        }
      errors[reference.priority, default: 0] += violation
      errors[0, default: 0] += violation * Double(reference.preference)
    }
    guard let best = ReferenceSolver.errors(of: present.map(\.reference)) else {
      Issue.record("the reference finds no solution")
      return
    }
    for priority in [1000, 999, 750, 250.5, 250, 0] as [Float] {
      let expected = best[priority, default: .zero].double
      #expect(
        abs(errors[priority, default: 0] - expected) < 1e-9,
        "the violation at priority \(priority)")
    }
  }

  /// Compares which variables vary among the best solutions with the reference.
  mutating func expectAmbiguity() {
    let ambiguous = solver.ambiguousVariables()
    for (index, variable) in variables.enumerated() {
      let isAmbiguous: Bool
      if present.isEmpty {
        isAmbiguous = true
      } else {
        let (lower, upper) = ReferenceSolver.range(of: index, in: present.map(\.reference))
        isAmbiguous = lower == nil || upper == nil || lower != upper
      }
      #expect(ambiguous.contains(variable) == isAmbiguous)
    }
  }
}

@Suite struct RandomSystemTests {
  /// The number of systems: fewer in debug builds, where the exact solver is slow.
  private static let systemCount: Int = {
    #if DEBUG
    100
    #else
    2000
    #endif
  }()

  @Test(arguments: 0..<systemCount)
  func `violations by priority and conflicts are those of an exact solver`(seed: Int) {
    var system = RandomSystem(seed: seed)
    for _ in 0..<Int.random(in: 2...9, using: &system.random) {
      system.add()
    }
    system.expectBestSolution()
    system.expectAmbiguity()
    for _ in 0..<8 {
      switch Int.random(in: 0...4, using: &system.random) {
      case 0: system.remove()
      case 1: system.add()
      case 2: system.solver.refactor()
      default: system.changeConstant()
      }
      system.expectBestSolution()
    }
    system.expectAmbiguity()
    for (constraint, _) in system.present.shuffled(using: &system.random) {
      system.solver.remove(constraint)
      #expect(system.solver.brokenInvariants() == [])
    }
    #expect(system.variables.allSatisfy { system.solver.value(of: $0) == 0 })
    #expect(system.solver.footprint == .init(variables: system.variables.count))
  }

  /// The invariants include that no cost is negative, which proves that the solution is the best.
  @Test(arguments: 0..<40)
  func `a larger system remains solved through random changes`(seed: Int) throws {
    var random = RandomNumbers(seed: seed)
    var solver = ConstraintSolver()
    let variables = (0..<40).map { _ in solver.makeVariable() }
    var present: [Constraint] = []
    for step in 0..<400 {
      let action = Int.random(in: 0...9, using: &random)
      if action < 5 {
        let count = Int.random(in: 1...4, using: &random)
        let terms = (0..<count).map { _ in
          Expression.Term(
            variables[Int.random(in: 0..<40, using: &random)],
            coefficient: [1, -1, 1, -1, 2, 0.5].randomElement(using: &random) ?? 1)
        }
        let relations: [Relation] = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
        let constraint = try? solver.add(
          Expression(terms: terms), relations[Int.random(in: 0..<4, using: &random)],
          Double(Int.random(in: -100...100, using: &random)),
          strength: Strength(
            priority: [1000, 1000, 999, 750, 250].randomElement(using: &random) ?? 1000,
            preference: [0, 0.5, 1].randomElement(using: &random) ?? 0))
        if let constraint { present.append(constraint) }
      } else if !present.isEmpty {
        let index = Int.random(in: present.indices, using: &random)
        if action < 7 {
          solver.remove(present.remove(at: index))
        } else {
          let constant = Double(Int.random(in: -100...100, using: &random))
          try? solver.setConstant(constant, of: present[index])
        }
      }
      if step % 40 == 39 {
        #expect(solver.brokenInvariants() == [])
        var copy = solver
        copy.refactor()
        for variable in variables {
          #expect(abs(copy.value(of: variable) - solver.value(of: variable)) < 1e-7)
        }
      }
    }
    for constraint in present { solver.remove(constraint) }
    #expect(solver.footprint == .init(variables: 40))
  }
}
