import LinearConstraints

/// A constraint with small integer coefficients.
struct ReferenceConstraint: Sendable {
  /// The coefficient of each variable.
  var coefficients: [Int]
  var relation: Relation
  var constant: Int
  /// 1000 is required.
  var priority: Float
  /// The factor of the violation at the priority 0.
  var preference: Int
}

/// A simple solver to compare with: a dense tableau in exact integers, from scratch each time.
///
/// It shares no idea with the module except the simplex algorithm itself: variables are split in
/// positive and negative parts, required constraints have artificial variables with the highest
/// priority, and `IntegerTableau` pivots without fractions.
enum ReferenceSolver {
  /// Returns the sum of violations for each priority of soft constraints, highest priority first,
  /// or nil if the required constraints have no solution.
  static func errors(of constraints: [ReferenceConstraint]) -> [Float: Rational]? {
    let solution = minimize(constraints, last: nil)
    guard solution[1000, default: .zero] == .zero else { return nil }
    return solution
  }

  /// Returns the smallest and the largest value of a variable in the best solutions; nil is
  /// unbounded.
  static func range(
    of variable: Int, in constraints: [ReferenceConstraint]
  ) -> (lower: Rational?, upper: Rational?) {
    // A bound far outside of the solutions of small systems.
    let bound = Rational(1_000_000)
    func extreme(_ sign: Int) -> Rational? {
      let value = minimize(constraints, last: (variable, sign))[-1, default: .zero]
      return value == -bound ? nil : sign * value
    }
    return (extreme(1), extreme(-1))
  }

  /// Minimizes violations by priority, then a variable times a sign as priority -1.
  private static func minimize(
    _ constraints: [ReferenceConstraint], last: (variable: Int, sign: Int)?
  ) -> [Float: Rational] {
    var system = System()
    let count = constraints.first?.coefficients.count ?? 0
    for _ in 0..<(2 * count) { system.addColumn() }
    for constraint in constraints {
      var row: [Int: Int] = [:]
      for (variable, coefficient) in constraint.coefficients.enumerated() {
        row[2 * variable] = coefficient
        row[2 * variable + 1] = -coefficient
      }
      switch constraint.relation {
      case .lessThanOrEqual: row[system.addColumn()] = 1
      case .greaterThanOrEqual: row[system.addColumn()] = -1
      case .equal: break
      }
      // The violation in both directions; of an inequality, one is never useful.
      var costs: [Float: Int] = [constraint.priority: 1]
      if constraint.preference > 0 { costs[0] = constraint.preference }
      row[system.addColumn(costs)] = 1
      row[system.addColumn(costs)] = -1
      system.addRow(row, constraint.constant)
    }
    if let last {
      // sign * variable + 1000000 >= 0 keeps the last objective bounded.
      let column = system.addColumn([-1: 1])
      system.addRow(
        [2 * last.variable: last.sign, 2 * last.variable + 1: -last.sign, column: -1], -1_000_000)
      var result = system.solve()
      result[-1] = result[-1, default: .zero] - Rational(1_000_000)
      return result
    }
    return system.solve()
  }

  private struct System {
    /// The weights of each column by priority.
    var costs: [[Float: Int]] = []
    var rows: [[Int: Int]] = []
    var constants: [Int] = []

    @discardableResult
    mutating func addColumn(_ cost: [Float: Int] = [:]) -> Int {
      costs.append(cost)
      return costs.count - 1
    }

    mutating func addRow(_ row: [Int: Int], _ constant: Int) {
      rows.append(row)
      constants.append(constant)
    }

    /// Returns the minimum by priority.
    func solve() -> [Float: Rational] {
      let priorities = Set(costs.joined().map(\.key)).sorted(by: >)
      var table = IntegerTableau(
        rowCount: rows.count, costCount: priorities.count + 1, columnCount: costs.count)
      for (index, row) in rows.enumerated() {
        let sign = constants[index] < 0 ? -1 : 1
        for (column, coefficient) in row { table.add(sign * coefficient, index, column) }
        table.add(sign * constants[index], index, costs.count)
        // The first basis is one artificial variable a row, whose sum is the first cost.
        for (column, coefficient) in row { table.add(-sign * coefficient, rows.count, column) }
        table.add(-sign * constants[index], rows.count, costs.count)
      }
      for (column, cost) in costs.enumerated() {
        for (level, priority) in priorities.enumerated() {
          table.add(cost[priority, default: 0], rows.count + 1 + level, column)
        }
      }
      table.minimize()
      var result: [Float: Rational] = [:]
      for (level, priority) in priorities.enumerated() {
        result[priority] = table.minimum(ofCost: level + 1)
      }
      return result
    }
  }
}
