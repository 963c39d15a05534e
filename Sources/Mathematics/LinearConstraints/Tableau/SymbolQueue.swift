@_spi(Algorithms) internal import Geometry

/// A set of symbols from which the one with the lowest index is taken first.
struct SymbolQueue: Sendable {
  private var heap = Heap<Int>()
  private var isMember: [Bool] = []

  /// Makes room for symbols.
  mutating func grow(to count: Int) {
    isMember.append(contentsOf: repeatElement(false, count: count - isMember.count))
  }

  /// Inserts a symbol, unless it is a member.
  mutating func insert(_ symbol: Int) {
    guard !isMember[symbol] else { return }
    isMember[symbol] = true
    heap.insert(symbol)
  }

  /// Removes the lowest symbol.
  ///
  /// - Returns: The symbol, or nil if there is none.
  mutating func popLowest() -> Int? {
    guard let lowest = heap.popFirst() else { return nil }
    isMember[lowest] = false
    return lowest
  }

  /// Removes all symbols.
  mutating func removeAll() {
    for symbol in heap.elements { isMember[symbol] = false }
    heap.removeAll()
  }
}
