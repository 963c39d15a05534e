/// A set of symbols from which the one with the lowest index is taken first: a binary heap.
struct SymbolQueue: Sendable {
  private var heap: [Int] = []
  private var isMember: [Bool] = []

  /// Makes room for symbols.
  mutating func grow(to count: Int) {
    isMember.append(contentsOf: repeatElement(false, count: count - isMember.count))
  }

  /// Inserts a symbol, unless it is a member.
  mutating func insert(_ symbol: Int) {
    guard !isMember[symbol] else { return }
    isMember[symbol] = true
    heap.append(symbol)
    var child = heap.count - 1
    while child > 0 && heap[child] < heap[(child - 1) / 2] {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  /// Removes the lowest symbol.
  ///
  /// - Returns: The symbol, or nil if there is none.
  mutating func popLowest() -> Int? {
    guard let lowest = heap.first else { return nil }
    isMember[lowest] = false
    let last = heap.removeLast()
    guard !heap.isEmpty else { return lowest }
    heap[0] = last
    var parent = 0
    while true {
      var child = 2 * parent + 1
      guard child < heap.count else { return lowest }
      if child + 1 < heap.count && heap[child + 1] < heap[child] { child += 1 }
      guard heap[child] < heap[parent] else { return lowest }
      heap.swapAt(child, parent)
      parent = child
    }
  }

  /// Removes all symbols.
  mutating func removeAll() {
    for symbol in heap { isMember[symbol] = false }
    heap.removeAll(keepingCapacity: true)
  }
}
