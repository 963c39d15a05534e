/// A cache of elements by index with a budget, which evicts the least recently used block first.
struct LRUCache<Element> {
  private struct Block {
    var elements: [Element?]
    var cost = 0
    var lastUse = 0
  }

  private static var blockSize: Int { 16 }
  private let budget: Int
  private var blocks: [Int: Block] = [:]
  private var cost = 0
  private var useCount = 0

  /// Creates an empty collection.
  ///
  /// - Parameter budget: The maximum cost of all elements. A single block may cost more.
  init(budget: Int) { self.budget = budget }

  /// Returns an element; nil if it was not inserted or was evicted.
  mutating func element(at index: Int) -> Element? {
    let (number, offset) = index.quotientAndRemainder(dividingBy: Self.blockSize)
    guard let element = blocks[number]?.elements[offset] else { return nil }
    markUse(ofBlock: number)
    return element
  }

  /// Inserts an element, and evicts others if the budget requires it.
  mutating func insert(_ element: Element, cost elementCost: Int, at index: Int) {
    let (number, offset) = index.quotientAndRemainder(dividingBy: Self.blockSize)
    var block =
      blocks.removeValue(forKey: number)
      ?? Block(elements: Array(repeating: nil, count: Self.blockSize))
    if block.elements[offset] == nil {
      block.elements[offset] = element
      block.cost += elementCost
      cost += elementCost
    }
    blocks[number] = block
    markUse(ofBlock: number)
    while cost > budget, blocks.count > 1,
      let oldest = blocks.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      cost -= oldest.value.cost
      blocks[oldest.key] = nil
    }
  }

  private mutating func markUse(ofBlock number: Int) {
    useCount += 1
    blocks[number]?.lastUse = useCount
  }
}
