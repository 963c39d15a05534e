/// A hash table from pairs of shapes to their contacts.
///
/// Open addressing with linear probing. Removal shifts later entries back instead of leaving
/// tombstones (Knuth, "The Art of Computer Programming" 3, 6.4, algorithm R). The table is never
/// iterated, so its layout does not affect results.
struct PairTable: ~Copyable {
  /// The lower and the higher shape of a pair, and its contact; `nullIndex` in an empty slot.
  struct Slot: BitwiseCopyable {
    var low: Int32
    var high: Int32
    var contact: Int32

    static let empty = Slot(low: 0, high: 0, contact: nullIndex)

    @inline(always)
    init(low: Int32, high: Int32, contact: Int32) {
      self.low = low
      self.high = high
      self.contact = contact
    }

    /// The slot of a pair in either order.
    @inline(always)
    init(_ a: Int32, _ b: Int32, contact: Int32) {
      self.init(low: min(a, b), high: max(a, b), contact: contact)
    }

    @inline(always)
    func hasShapes(of other: Slot) -> Bool { low == other.low && high == other.high }

    /// The mixing function of Steele, Lea and Flood's SplitMix64, 2014.
    @inline(always)
    var hash: Int {
      let key = UInt64(UInt32(low)) << 32 | UInt64(UInt32(high))
      var bits = (key ^ key >> 30) &* 0xBF58_476D_1CE4_E5B9
      bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
      return Int(truncatingIfNeeded: (bits ^ bits >> 31) & 0x7FFF_FFFF_FFFF_FFFF)
    }
  }

  private var slots: Buffer<Slot>
  private(set) var count: Int

  init() {
    slots = Buffer(capacity: 64)
    slots.resize(64, filling: .empty)
    count = 0
  }

  init(copying other: borrowing PairTable) {
    slots = Buffer(copying: other.slots)
    count = other.count
  }

  /// Returns the contact of two shapes, or `nullIndex`.
  func contact(_ a: Int32, _ b: Int32) -> Int32 {
    slots[index(of: Slot(a, b, contact: nullIndex))].contact
  }

  /// Starts to load the slot of a pair, for a look-up.
  @inline(always)
  func prefetchSlot(_ a: Int32, _ b: Int32) {
    prefetch(slots.base + (Slot(a, b, contact: nullIndex).hash & (slots.count - 1)))
  }

  /// At most two thirds of the slots are in use.
  mutating func insert(_ a: Int32, _ b: Int32, contact: Int32) {
    if 3 * (count + 1) > 2 * slots.count { grow() }
    let slot = Slot(a, b, contact: contact)
    slots[index(of: slot)] = slot
    count += 1
  }

  mutating func remove(_ a: Int32, _ b: Int32) {
    let mask = slots.count - 1
    var hole = index(of: Slot(a, b, contact: nullIndex))
    assert(slots[hole].contact != nullIndex)
    var next = (hole + 1) & mask
    while slots[next].contact != nullIndex {
      // An entry can move back unless its home slot lies cyclically after the hole.
      let home = slots[next].hash & mask
      if (next - home) & mask >= (next - hole) & mask {
        slots[hole] = slots[next]
        hole = next
      }
      next = (next + 1) & mask
    }
    slots[hole].contact = nullIndex
    count -= 1
  }

  private mutating func grow() {
    var old = Buffer<Slot>(capacity: 2 * slots.count)
    old.resize(2 * slots.count, filling: .empty)
    swap(&old, &slots)
    for i in 0..<old.count where old[i].contact != nullIndex {
      slots[index(of: old[i])] = old[i]
    }
  }

  /// The index of the slot that contains a pair, or of the empty slot for its insertion.
  @inline(always)
  private func index(of slot: Slot) -> Int {
    let mask = slots.count - 1
    let base = slots.base
    var index = slot.hash & mask
    while base[index].contact != nullIndex, !base[index].hasShapes(of: slot) {
      index = (index + 1) & mask
    }
    return index
  }
}

extension PairTable {
  /// Visits every stored property in the order of declaration.
  func visitParts(_ name: String, _ visitor: inout StatePartVisitor) {
    visitor.visitStruct(name, PairTable.self) { visitor in
      visitor.visit("slots", slots)
      visitor.visit("count", count)
    }
  }
}
