/// A growing set of small numbers, a bit each, so that it stays in the cache.
struct BitSet: ~Copyable {
  private var words = Buffer<UInt64>()

  @inline(always)
  func contains(_ number: Int32) -> Bool {
    let word = Int(number >> 6)
    return word < words.count && words.base[word] & 1 << UInt64(number & 63) != 0
  }

  @inline(always)
  mutating func insert(_ number: Int32) {
    let word = Int(number >> 6)
    if word >= words.count { words.resize(word + 1, filling: 0) }
    words.base[word] |= 1 << UInt64(number & 63)
  }

  /// Removes a number that is in the set.
  mutating func remove(_ number: Int32) {
    words.base[Int(number >> 6)] &= ~(1 << UInt64(number & 63))
  }

  mutating func removeAll() { words.removeAll() }
}
