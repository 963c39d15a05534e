/// Collects the contacts of a color group by kind, and makes a block of every four.
struct ContactBlockBuilder<let kindCount: Int> {
  private let sentinel: SIMD4<Int32>
  private var pending: [kindCount of SIMD4<Int32>]
  private var counts: [kindCount of Int]

  /// - Parameter sentinel: The index of the contact that pads incomplete blocks.
  @inline(always)
  init(paddedWith sentinel: Int32) {
    self.sentinel = SIMD4(repeating: sentinel)
    pending = .init(repeating: self.sentinel)
    counts = .init(repeating: 0)
  }

  /// Adds a contact; returns a block if it is the fourth of its kind.
  @inline(always)
  mutating func add(_ contact: Int32, kind: Int) -> SIMD4<Int32>? {
    pending[kind][counts[kind]] = contact
    counts[kind] += 1
    return counts[kind] == 4 ? take(kind) : nil
  }

  /// Returns a block of the remaining contacts of a kind, if there are any.
  @inline(always)
  mutating func rest(ofKind kind: Int) -> SIMD4<Int32>? { counts[kind] > 0 ? take(kind) : nil }

  @inline(always)
  private mutating func take(_ kind: Int) -> SIMD4<Int32> {
    let block = pending[kind]
    pending[kind] = sentinel
    counts[kind] = 0
    return block
  }
}
