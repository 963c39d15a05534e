/// A symbol times a coefficient.
package struct Term: Sendable, BitwiseCopyable {
  package internal(set) var symbol: Int
  package internal(set) var coefficient: Double
}

/// A constant plus a sum of terms in ascending order of their symbols.
struct LinearForm: Sendable {
  var constant = 0.0
  var terms: [Term] = []
}

extension [Term] {
  /// Returns the index of the first term whose symbol is not below a symbol; the terms are sorted.
  func insertionIndex(of symbol: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the coefficient of a symbol, 0 if it is absent; the terms are sorted.
  func coefficient(of symbol: Int) -> Double {
    let index = insertionIndex(of: symbol)
    return index < count && self[index].symbol == symbol ? self[index].coefficient : 0
  }
}
