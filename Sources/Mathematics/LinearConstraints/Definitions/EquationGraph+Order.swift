/// Topological orders, by depth-first search.
extension EquationGraph {
  /// Returns variables and all that depend on them, each before those that depend on it.
  mutating func dependents(of variables: [Int]) -> [Int] {
    visited.removeAll()
    var order: [Int] = []
    var path: [(variable: Int, remaining: Range<Int>)] = []
    for variable in variables where visited.insert(variable) {
      path.append((variable, uses.places(variable)))
      while let (current, remaining) = path.last {
        guard let place = remaining.first else {
          order.append(current)
          path.removeLast()
          continue
        }
        path[path.count - 1].remaining = (place + 1)..<remaining.upperBound
        if let defined = equations[uses[place: place].equation].definedVariable,
          visited.insert(defined)
        {
          path.append((defined, uses.places(defined)))
        }
      }
    }
    order.reverse()
    return order
  }

  /// Returns the equations that define variables of terms and those that these depend on, each
  /// before those that it depends on.
  mutating func definitions(under terms: [Term]) -> [Int] {
    visited.removeAll()
    var order: [Int] = []
    var path: [(equation: Int, remaining: Range<Int>)] = []
    for term in terms {
      guard let definition = definitions[term.symbol], visited.insert(term.symbol)
      else { continue }
      path.append((definition, self.terms.places(definition)))
      while let (current, remaining) = path.last {
        guard let place = remaining.first else {
          order.append(current)
          path.removeLast()
          continue
        }
        path[path.count - 1].remaining = (place + 1)..<remaining.upperBound
        let symbol = self.terms[place: place].symbol
        if let definition = definitions[symbol], visited.insert(symbol) {
          path.append((definition, self.terms.places(definition)))
        }
      }
    }
    order.reverse()
    return order
  }
}
