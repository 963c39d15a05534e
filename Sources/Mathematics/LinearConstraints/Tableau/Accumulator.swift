/// A sparse vector with constant-time access, to sum terms in any order.
struct Accumulator: Sendable {
  private(set) var values: [Double] = []
  /// The symbols with a sum, in the order of their first summands.
  private(set) var symbols: [Int] = []
  private var isPresent: [Bool] = []

  /// Makes room for symbols.
  mutating func grow(to count: Int) {
    isPresent.append(contentsOf: repeatElement(false, count: count - values.count))
    values.append(contentsOf: repeatElement(0, count: count - values.count))
  }

  /// Adds a number to the sum of a symbol.
  mutating func add(_ value: Double, to symbol: Int) {
    if !isPresent[symbol] {
      isPresent[symbol] = true
      symbols.append(symbol)
    }
    values[symbol] += value
  }

  /// Sets the sum of a symbol to 0.
  ///
  /// - Returns: The former sum.
  mutating func take(_ symbol: Int) -> Double {
    let value = values[symbol]
    values[symbol] = 0
    return value
  }

  /// Sets all sums to 0.
  mutating func removeAll() {
    for symbol in symbols {
      values[symbol] = 0
      isPresent[symbol] = false
    }
    symbols.removeAll(keepingCapacity: true)
  }
}
