import Physics
import TestSupport
import Testing

/// The queue gives the impacts in the order of a search through a list.
@Suite struct ImpactQueueTests {
  /// A list from which the first of the earliest impacts is chosen.
  private struct List {
    var impacts: [(contact: Int32, time: Float)] = []

    mutating func set(_ time: Float, of contact: Int32) {
      if let index = impacts.firstIndex(where: { $0.contact == contact }) {
        impacts[index].time = time
      } else {
        impacts.append((contact, time))
      }
    }

    mutating func remove(_ contact: Int32) { impacts.removeAll { $0.contact == contact } }

    var first: Int32? {
      var first: (contact: Int32, time: Float)?
      for impact in impacts where impact.time < first?.time ?? .infinity { first = impact }
      return first?.contact
    }
  }

  /// Of few different times, many are equal.
  @Test(arguments: [2, 7, 1000, 1 << 24], 1...8 as ClosedRange<UInt64>)
  func `any order of changes gives the order of a search through a list`(
    differentTimes: Int, seed: UInt64
  ) {
    var generator = SeededGenerator(seed: seed)
    var queue = ImpactQueue()
    var list = List()
    for step in 0..<3000 {
      let contact = Int32.random(in: 0..<(seed % 2 == 0 ? 40 : 400), using: &generator)
      // Grows, changes, and shrinks.
      if Int.random(in: 0..<3000, using: &generator) < step {
        queue.remove(contact)
        list.remove(contact)
      } else {
        let time =
          Float(Int.random(in: 0..<differentTimes, using: &generator)) / Float(differentTimes)
        queue.set(time, of: contact)
        list.set(time, of: contact)
      }
      #expect(queue.first?.contact == list.first)
      #expect(queue.count == list.impacts.count)
    }
    while let first = list.first {
      #expect(queue.first?.contact == first)
      queue.remove(first)
      list.remove(first)
    }
    #expect(queue.count == 0)
  }

  @Test func `of impacts at one time, that of the contact comes first that was added first`() {
    var queue = ImpactQueue()
    for contact: Int32 in [5, 3, 9, 1] { queue.set(0.5, of: contact) }
    // A contact that is removed and added again is the last one; one that changes keeps its place.
    queue.remove(3)
    queue.set(0.5, of: 3)
    queue.set(0.75, of: 9)
    queue.set(0.5, of: 9)
    var order: [Int32] = []
    while let first = queue.first {
      order.append(first.contact)
      queue.remove(first.contact)
    }
    #expect(order == [5, 9, 1, 3])
  }

  @Test func `an emptied queue has no memory of its contacts`() {
    var queue = ImpactQueue()
    for contact: Int32 in 0..<10 { queue.set(Float(contact) / 16, of: contact) }
    queue.removeAll()
    #expect(queue.first?.contact == nil)
    for contact: Int32 in (0..<10).reversed() { queue.set(0.5, of: contact) }
    #expect(queue.count == 10)
    #expect(queue.first?.contact == 9)
  }
}
