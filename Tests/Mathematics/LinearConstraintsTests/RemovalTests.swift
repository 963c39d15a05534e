import LinearConstraints
import Testing

@Suite struct RemovalTests {
  /// A vertical stack of labels between the edges of a superview, with alignments.
  private struct Stack {
    var solver = ConstraintSolver()
    var statements: [(Expression, Relation, Double, Strength)] = []
    var constraints: [Constraint] = []
    var variables: [Variable] = []

    init(count: Int) throws {
      let width = makeVariable()
      let height = makeVariable()
      try add(width, .equal, 375)
      try add(height, .equal, 2000)
      var previous: Expression?
      var firstWidth: Variable?
      for index in 0..<count {
        let labelX = makeVariable()
        let labelY = makeVariable()
        let labelWidth = makeVariable()
        let labelHeight = makeVariable()
        let natural = Double(40 + index * 37 % 90)
        try add(labelWidth, .lessThanOrEqual, natural, 250 + Float(index) / 100)
        try add(labelWidth, .greaterThanOrEqual, natural, 750)
        try add(labelHeight, .equal, 17, 500 + Float(index))
        try add(2 * labelX + labelWidth - width, .equal, 0)
        try add(labelX, .greaterThanOrEqual, 16)
        if let previous {
          try add(labelY - previous, .greaterThanOrEqual, 8)
          try add(labelY - previous, .equal, 8, 300 + Float(index))
        } else {
          try add(labelY, .equal, 20)
        }
        if index % 3 == 0 {
          if let firstWidth { try add(labelWidth - firstWidth, .equal, 0) }
          firstWidth = labelWidth
        }
        previous = labelY + labelHeight
      }
      if let previous { try add(height - previous, .equal, 20) }
    }

    private mutating func makeVariable() -> Variable {
      variables.append(solver.makeVariable())
      return variables[variables.count - 1]
    }

    private mutating func add(
      _ expression: some ExpressionConvertible, _ relation: Relation, _ constant: Double,
      _ priority: Float = 1000
    ) throws {
      let strength = Strength(priority: priority)
      statements.append((expression.expression, relation, constant, strength))
      constraints.append(try solver.add(expression, relation, constant, strength: strength))
    }

    mutating func values() -> [Double] { variables.map { solver.value(of: $0) } }
  }

  @Test(arguments: 0..<20)
  func `removing all constraints in any order leaves nothing behind`(seed: Int) throws {
    var stack = try Stack(count: 30)
    var random = RandomNumbers(seed: seed)
    for constraint in stack.constraints.shuffled(using: &random) {
      stack.solver.remove(constraint)
    }
    #expect(stack.solver.footprint == .init(variables: stack.variables.count))
    #expect(stack.values().allSatisfy { $0 == 0 })
    #expect(stack.solver.brokenInvariants() == [])
    for variable in stack.variables { stack.solver.removeVariable(variable) }
    #expect(stack.solver.footprint == .init())
  }

  @Test func `adding and removing constraints returns to the same values`() throws {
    var stack = try Stack(count: 30)
    let values = stack.values()
    var random = RandomNumbers(seed: 3)
    for _ in 0..<200 {
      var added: [Constraint] = []
      for _ in 0..<Int.random(in: 1...10, using: &random) {
        let variable = stack.variables[
          Int.random(in: stack.variables.indices, using: &random)]
        do {
          added.append(
            try stack.solver.add(
              variable, [.equal, .lessThanOrEqual].randomElement(using: &random) ?? .equal,
              Double.random(in: 0...300, using: &random),
              strength: Strength(priority: [1000, 999, 251].randomElement(using: &random) ?? 1)))
        } catch {
          #expect(!error.constraints.isEmpty)
        }
      }
      for constraint in added.shuffled(using: &random) { stack.solver.remove(constraint) }
      for (value, expected) in zip(stack.values(), values) {
        #expect(abs(value - expected) < 1e-9)
      }
    }
    #expect(stack.solver.brokenInvariants() == [])
  }

  @Test(arguments: 0..<20)
  func `the order in which constraints are added does not change a unique solution`(
    seed: Int
  ) throws {
    var stack = try Stack(count: 30)
    let values = stack.values()
    var random = RandomNumbers(seed: seed)
    for constraint in stack.constraints.shuffled(using: &random) {
      stack.solver.remove(constraint)
    }
    for (expression, relation, constant, strength) in stack.statements.shuffled(using: &random) {
      try stack.solver.add(expression, relation, constant, strength: strength)
    }
    for (value, expected) in zip(stack.values(), values) { #expect(abs(value - expected) < 1e-9) }
    #expect(stack.solver.ambiguousVariables() == [])
    #expect(stack.solver.brokenInvariants() == [])
  }
}
