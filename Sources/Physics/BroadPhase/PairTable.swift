/// A hash table from pairs of shapes to their contacts.
///
/// Open addressing with linear probing. Removal shifts later entries back instead of leaving
/// tombstones (Knuth, "The Art of Computer Programming" 3, 6.4, algorithm R). The table is never
/// iterated, so its layout does not affect results.
struct PairTable: ~Copyable {
  struct Slot: BitwiseCopyable {
    var key: UInt64
    var contact: Int32
  }

  private var slots: Buffer<Slot>
  private(set) var count: Int

  init() {
    slots = Buffer(capacity: 64)
    slots.resize(64, filling: Slot(key: 0, contact: nullIndex))
    count = 0
  }

  init(copying other: borrowing PairTable) {
    slots = Buffer(copying: other.slots)
    count = other.count
  }

  /// Returns the contact of two shapes, or `nullIndex`.
  func contact(_ a: Int32, _ b: Int32) -> Int32 {
    slots[slot(for: Self.key(a, b))].contact
  }

  mutating func insert(_ a: Int32, _ b: Int32, contact: Int32) {
    if 2 * (count + 1) > slots.count { grow() }
    let key = Self.key(a, b)
    slots[slot(for: key)] = Slot(key: key, contact: contact)
    count += 1
  }

  mutating func remove(_ a: Int32, _ b: Int32) {
    let mask = slots.count - 1
    var hole = slot(for: Self.key(a, b))
    assert(slots[hole].contact != nullIndex)
    var next = (hole + 1) & mask
    while slots[next].contact != nullIndex {
      // An entry can move back unless its home slot lies cyclically after the hole.
      let home = Self.hash(slots[next].key) & mask
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
    let old = Buffer(copying: slots)
    slots.removeAll()
    slots.resize(2 * old.count, filling: Slot(key: 0, contact: nullIndex))
    for index in 0..<old.count where old[index].contact != nullIndex {
      slots[slot(for: old[index].key)] = old[index]
    }
  }

  /// The slot that contains a key, or the empty slot for its insertion.
  @inline(always)
  private func slot(for key: UInt64) -> Int {
    let mask = slots.count - 1
    let base = slots.base
    var index = Self.hash(key) & mask
    while base[index].contact != nullIndex, base[index].key != key { index = (index + 1) & mask }
    return index
  }

  @inline(always)
  private static func key(_ a: Int32, _ b: Int32) -> UInt64 {
    a < b
      ? UInt64(UInt32(a)) << 32 | UInt64(UInt32(b)) : UInt64(UInt32(b)) << 32 | UInt64(UInt32(a))
  }

  /// The mixing function of Steele, Lea and Flood's SplitMix64, 2014.
  @inline(always)
  private static func hash(_ key: UInt64) -> Int {
    var bits = (key ^ key >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return Int(truncatingIfNeeded: (bits ^ bits >> 31) & 0x7FFF_FFFF_FFFF_FFFF)
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
