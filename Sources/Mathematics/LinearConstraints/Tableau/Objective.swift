/// The reduced costs of the symbols: vectors with a component for each priority in use.
///
/// Cassowary's symbolic weights are vectors that are compared lexicographically, highest priority
/// first. Here each priority in use has its own row of costs. With one `Double` for all, the
/// weights of neighboring priorities would have to differ by a factor above the number of
/// constraints times the ratio of their violations. A few priorities would exhaust its 53 bits.
///
/// Lexicographically ordered vectors behave as numbers do in the simplex algorithm: they are the
/// linear part of the polynomials in a weight that is larger than every number, an ordered field.
/// So the proof that Bland's rule terminates holds.
package struct Objective: Sendable {
  /// The row of a priority.
  package struct Level: Sendable {
    package let priority: Float
    /// The number of constraints with this priority.
    var constraintCount: Int
    /// The reduced cost by symbol.
    package internal(set) var costs: [Double]
  }

  /// The priority of preferences: below all priorities of constraints.
  static let preferencePriority: Float = 0

  /// The levels, highest priority first.
  package internal(set) var levels: [Level] = []
  private var symbolCount = 0

  /// Makes room for symbols.
  mutating func grow(to count: Int) {
    for level in levels.indices {
      levels[level].costs.append(contentsOf: repeatElement(0, count: count - symbolCount))
    }
    symbolCount = count
  }

  /// Sets the costs of a symbol to 0.
  mutating func clear(_ symbol: Int) {
    for level in levels.indices { levels[level].costs[symbol] = 0 }
  }

  /// Sets all costs to 0.
  mutating func removeAllCosts() {
    for level in levels.indices {
      for symbol in levels[level].costs.indices { levels[level].costs[symbol] = 0 }
    }
  }

  /// Counts one more constraint of a strength, and adds its levels if needed.
  mutating func retain(_ strength: Strength) {
    retain(strength.priority)
    if strength.preference > 0 { retain(Self.preferencePriority) }
  }

  private mutating func retain(_ priority: Float) {
    let index = levels.firstIndex { $0.priority <= priority } ?? levels.count
    if index < levels.count && levels[index].priority == priority {
      levels[index].constraintCount += 1
    } else {
      let costs = [Double](repeating: 0, count: symbolCount)
      levels.insert(Level(priority: priority, constraintCount: 1, costs: costs), at: index)
    }
  }

  /// Counts one constraint of a strength less, and removes its levels with their last ones.
  mutating func release(_ strength: Strength) {
    release(strength.priority)
    if strength.preference > 0 { release(Self.preferencePriority) }
  }

  private mutating func release(_ priority: Float) {
    guard let index = levels.firstIndex(where: { $0.priority == priority }) else { return }
    levels[index].constraintCount -= 1
    if levels[index].constraintCount == 0 { levels.remove(at: index) }
  }

  /// Adds a number to the cost of a symbol.
  mutating func add(_ cost: Double, to symbol: Int, priority: Float) {
    guard let index = levels.firstIndex(where: { $0.priority == priority }) else { return }
    levels[index].costs[symbol] = sum(levels[index].costs[symbol], cost)
  }

  /// Replaces a symbol by its row.
  ///
  /// - Returns: Whether the costs of the row's symbols have changed.
  mutating func substitute(_ symbol: Int, by terms: [Term]) -> Bool {
    var hasChanged = false
    for level in levels.indices {
      let cost = levels[level].costs[symbol]
      guard cost != 0 else { continue }
      hasChanged = true
      levels[level].costs[symbol] = 0
      for term in terms {
        levels[level].costs[term.symbol] = sum(
          levels[level].costs[term.symbol], cost * term.coefficient)
      }
    }
    return hasChanged
  }

  /// Returns whether increasing a symbol would decrease the objective.
  package func isNegative(_ symbol: Int) -> Bool {
    for level in levels {
      let cost = level.costs[symbol]
      if cost.magnitude > Tolerance.coefficient { return cost < 0 }
    }
    return false
  }

  /// Returns whether increasing a symbol would not change the objective.
  func isZero(_ symbol: Int) -> Bool {
    levels.allSatisfy { $0.costs[symbol].magnitude <= Tolerance.coefficient }
  }

  /// Returns whether the cost of one term per coefficient is below that of another, or nil if they
  /// are equal.
  func isCheaper(_ first: Term, than second: Term) -> Bool? {
    let firstScale = second.coefficient.magnitude
    let secondScale = first.coefficient.magnitude
    let tolerance = Tolerance.coefficient * max(firstScale, secondScale)
    for level in levels {
      let difference =
        level.costs[first.symbol] * firstScale - level.costs[second.symbol] * secondScale
      if difference.magnitude > tolerance { return difference < 0 }
    }
    return nil
  }

  /// Returns a sum, or 0 if the summands cancel except for rounding.
  private func sum(_ first: Double, _ second: Double) -> Double {
    let sum = first + second
    return sum.magnitude <= Tolerance.coefficient ? 0 : sum
  }
}
