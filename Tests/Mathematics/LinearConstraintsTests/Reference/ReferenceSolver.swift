import LinearConstraints

/// A constraint with small integer coefficients.
struct ReferenceConstraint: Sendable {
  /// The coefficient of each variable.
  var coefficients: [Int]
  var relation: Relation
  var constant: Int
  /// 1000 is required.
  var priority: Float
}

/// A slow solver to compare with: a dense tableau in exact fractions, from scratch each time.
///
/// It shares no idea with the module except the simplex algorithm itself: variables are split in
/// positive and negative parts, required constraints have artificial variables with the highest
/// priority, and all costs are recomputed for each pivot.
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
      return value == -bound ? nil : Rational(sign) * value
    }
    return (extreme(1), extreme(-1))
  }

  /// Minimizes violations by priority, then a variable times a sign as priority -1.
  private static func minimize(
    _ constraints: [ReferenceConstraint], last: (variable: Int, sign: Int)?
  ) -> [Float: Rational] {
    var system = System()
    let count = constraints.first?.coefficients.count ?? 0
    for _ in 0..<(2 * count) { system.addColumn(cost: nil) }
    for constraint in constraints {
      var row: [Int: Int] = [:]
      for (variable, coefficient) in constraint.coefficients.enumerated() {
        row[2 * variable] = coefficient
        row[2 * variable + 1] = -coefficient
      }
      switch constraint.relation {
      case .lessThanOrEqual: row[system.addColumn(cost: nil)] = 1
      case .greaterThanOrEqual: row[system.addColumn(cost: nil)] = -1
      case .equal: break
      }
      // The violation in both directions; of an inequality, one is never useful.
      row[system.addColumn(cost: (constraint.priority, 1))] = 1
      row[system.addColumn(cost: (constraint.priority, 1))] = -1
      system.addRow(row, constraint.constant)
    }
    if let last {
      // sign * variable + 1000000 >= 0 keeps the last objective bounded.
      let column = system.addColumn(cost: (-1, 1))
      system.addRow(
        [2 * last.variable: last.sign, 2 * last.variable + 1: -last.sign, column: -1], -1_000_000)
      var result = system.solve()
      result[-1] = result[-1, default: .zero] - Rational(1_000_000)
      return result
    }
    return system.solve()
  }

  private struct System {
    var costs: [(priority: Float, weight: Int)?] = []
    var rows: [[Int: Int]] = []
    var constants: [Int] = []

    @discardableResult
    mutating func addColumn(cost: (Float, Int)?) -> Int {
      costs.append(cost.map { (priority: $0.0, weight: $0.1) })
      return costs.count - 1
    }

    mutating func addRow(_ row: [Int: Int], _ constant: Int) {
      rows.append(row)
      constants.append(constant)
    }

    /// Returns the minimum by priority.
    func solve() -> [Float: Rational] {
      // Artificial columns with priority 2000 make the first basis.
      let width = costs.count + rows.count
      var costs = self.costs
      for _ in rows { costs.append((2000, 1)) }
      var table: [[Rational]] = []
      for (index, row) in rows.enumerated() {
        let sign = constants[index] < 0 ? -1 : 1
        var dense = [Rational](repeating: .zero, count: width + 1)
        for (column, coefficient) in row { dense[column] = Rational(sign * coefficient) }
        dense[self.costs.count + index] = Rational(1)
        dense[width] = Rational(sign * constants[index])
        table.append(dense)
      }
      var basis = rows.indices.map { self.costs.count + $0 }
      let priorities = Set(costs.compactMap { $0?.priority }).sorted(by: >)

      func reducedCost(_ column: Int, _ priority: Float) -> Rational {
        func cost(_ column: Int) -> Rational {
          guard let cost = costs[column], cost.priority == priority else { return .zero }
          return Rational(cost.weight)
        }
        var result = cost(column)
        for (row, basic) in basis.enumerated() where cost(basic) != .zero {
          result = result - cost(basic) * table[row][column]
        }
        return result
      }
      func isImproving(_ column: Int) -> Bool {
        for priority in priorities {
          let cost = reducedCost(column, priority)
          if cost != .zero { return cost < .zero }
        }
        return false
      }
      while let entering = (0..<width).first(where: { !basis.contains($0) && isImproving($0) }) {
        var leaving: Int?
        for row in table.indices where table[row][entering] > .zero {
          guard let best = leaving else {
            leaving = row
            continue
          }
          let ratio = table[row][width] / table[row][entering]
          let bestRatio = table[best][width] / table[best][entering]
          if ratio < bestRatio || ratio == bestRatio && basis[row] < basis[best] { leaving = row }
        }
        guard let leaving else { preconditionFailure("the objective is bounded") }
        let pivot = table[leaving][entering]
        table[leaving] = table[leaving].map { $0 / pivot }
        for row in table.indices where row != leaving && table[row][entering] != .zero {
          let factor = table[row][entering]
          for column in 0...width where table[leaving][column] != .zero {
            table[row][column] = table[row][column] - factor * table[leaving][column]
          }
        }
        basis[leaving] = entering
      }
      var result: [Float: Rational] = [:]
      for (row, basic) in basis.enumerated() {
        guard let cost = costs[basic] else { continue }
        result[cost.priority, default: .zero] =
          result[cost.priority, default: .zero] + Rational(cost.weight) * table[row][width]
      }
      return result
    }
  }
}
