@_spi(Algorithms) import Geometry
import TestSupport
import Testing

/// The heap of events and of symbols.
@Suite struct HeapTests {
  @Test func `an empty heap has no elements`() {
    var heap = Heap<Int>()
    #expect(heap.first == nil && heap.popFirst() == nil && heap.elements.isEmpty)
  }

  @Test(arguments: 1...40)
  func `elements come in order, equal ones included`(count: Int) {
    var random = SeededGenerator(seed: UInt64(count))
    let numbers = (0..<count).map { _ in Int.random(in: 0..<20, using: &random) }
    var heap = Heap<Int>()
    for number in numbers { heap.insert(number) }
    #expect(heap.elements.sorted() == numbers.sorted())
    #expect((0..<count).compactMap { _ in heap.popFirst() } == numbers.sorted())
    #expect(heap.first == nil)
  }

  @Test func `the least element is first while elements are added and removed`() {
    var random = SeededGenerator(seed: 1)
    var heap = Heap<Int>()
    var expected: [Int] = []
    for _ in 0..<2000 {
      if Int.random(in: 0..<5, using: &random) < 3 {
        let number = Int.random(in: 0..<1000, using: &random)
        heap.insert(number)
        expected.append(number)
      } else {
        let least = expected.indices.min { expected[$0] < expected[$1] }
        #expect(heap.popFirst() == least.map { expected.remove(at: $0) })
      }
      #expect(heap.first == expected.min())
    }
  }

  @Test func `a heap without its elements can be filled again`() {
    var heap = Heap<Int>()
    for number in [3, 1, 2] { heap.insert(number) }
    heap.removeAll()
    #expect(heap.first == nil)
    heap.insert(5)
    #expect(heap.popFirst() == 5 && heap.popFirst() == nil)
  }
}
