/// The contacts with an impact in a sub-step: those with earlier impacts first, of equal times the
/// one that was added first.
///
/// A binary heap (Williams, "Algorithm 232: Heapsort", 1964) that knows the place of each contact,
/// so that a changed time moves only one contact. The order of adding is that of a list from which
/// contacts without an impact are removed: it lasts until the contact is removed.
package struct ImpactQueue: ~Copyable {
  /// A contact, by its index, with the time of its impact as a fraction of the sub-step.
  package struct Impact: BitwiseCopyable {
    package let time: Float
    /// Counts up with each contact that is added.
    fileprivate let order: UInt32
    package let contact: Int32

    @inline(always)
    fileprivate func precedes(_ other: Impact) -> Bool {
      time < other.time || time == other.time && order < other.order
    }
  }

  private var heap = Buffer<Impact>()
  /// The place of each contact in the heap, if it is a member.
  private var places = Buffer<Int32>()
  private var members = BitSet()
  private var nextOrder: UInt32 = 0

  /// Creates an empty queue.
  package init() {}

  /// The number of contacts.
  package var count: Int { heap.count }

  /// The earliest impact; nil if there is none.
  package var first: Impact? { heap.isEmpty ? nil : heap[0] }

  /// All impacts, in no particular order.
  ///
  /// After they have been sorted, only `removeAll()` may follow.
  var all: UnsafeMutableBufferPointer<Impact> {
    UnsafeMutableBufferPointer(start: heap.base, count: heap.count)
  }

  /// Adds a contact, or changes its time.
  package mutating func set(_ time: Float, of contact: Int32) {
    if places.count <= Int(contact) { places.resize(Int(contact) + 1, filling: nullIndex) }
    let place = Int(places[contact])
    guard members.contains(contact) else {
      members.insert(contact)
      let impact = Impact(time: time, order: nextOrder, contact: contact)
      nextOrder += 1
      heap.append(impact)
      return siftUp(impact, from: heap.count - 1)
    }
    let old = heap[place]
    let impact = Impact(time: time, order: old.order, contact: contact)
    if impact.precedes(old) {
      siftUp(impact, from: place)
    } else {
      siftDown(impact, from: place)
    }
  }

  /// Removes a contact, if it is in the queue.
  @inline(always)
  package mutating func remove(_ contact: Int32) {
    if members.contains(contact) { removeMember(contact) }
  }

  private mutating func removeMember(_ contact: Int32) {
    members.remove(contact)
    let place = Int(places[contact])
    let removed = heap[place]
    guard let last = heap.popLast(), place < heap.count else { return }
    if last.precedes(removed) {
      siftUp(last, from: place)
    } else {
      siftDown(last, from: place)
    }
  }

  /// Removes all contacts.
  package mutating func removeAll() {
    heap.removeAll()
    members.removeAll()
    nextOrder = 0
  }

  /// Places an impact at a place of the heap or above.
  private mutating func siftUp(_ impact: Impact, from start: Int) {
    var place = start
    while place > 0 {
      let parent = (place - 1) / 2
      guard impact.precedes(heap[parent]) else { break }
      put(heap[parent], at: place)
      place = parent
    }
    put(impact, at: place)
  }

  /// Places an impact at a place of the heap or below.
  private mutating func siftDown(_ impact: Impact, from start: Int) {
    var place = start
    while true {
      var child = 2 * place + 1
      guard child < heap.count else { break }
      if child + 1 < heap.count, heap[child + 1].precedes(heap[child]) { child += 1 }
      guard heap[child].precedes(impact) else { break }
      put(heap[child], at: place)
      place = child
    }
    put(impact, at: place)
  }

  @inline(always)
  private mutating func put(_ impact: Impact, at place: Int) {
    heap[place] = impact
    places[impact.contact] = Int32(truncatingIfNeeded: place)
  }
}
