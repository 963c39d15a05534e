/// Some bits, the first one lowest; all above them are 0.
struct Bits {
  var value: UInt64 = 0
  var count = 0

  /// These and then others; together at most 64.
  @inline(__always)
  static func + (left: Bits, right: Bits) -> Bits {
    Bits(
      value: left.value | right.value &<< UInt64(truncatingIfNeeded: left.count),
      count: left.count &+ right.count)
  }
}

/// Writes numbers of a few bits one after the other, the lowest bit first.
///
/// Eight bytes are stored each time, of which the next ones take the place of those that have not begun:
/// to ask whether a word is full would be to guess wrong half of the time.
package struct BitWriter: ~Copyable {
  private var memory: UnsafeMutableRawPointer
  private var capacity: Int
  /// The bytes that are full, and the bits of the next one.
  private var count = 0
  private var pending: UInt64 = 0
  private var pendingCount = 0

  /// Creates a writer.
  ///
  /// - Parameter capacity: About how many bytes are going to be written.
  package init(capacity: Int) {
    self.capacity = capacity + 8
    memory = .allocate(byteCount: self.capacity, alignment: 1)
  }

  deinit { memory.deallocate() }

  /// Writes a number of so many bits, at most 56.
  @inline(__always)
  package mutating func put(_ bits: UInt64, _ count: Int) {
    pending |= bits &<< UInt64(truncatingIfNeeded: pendingCount)
    pendingCount &+= count
    reserve(8)
    memory.storeBytes(of: pending.littleEndian, toByteOffset: self.count, as: UInt64.self)
    self.count &+= pendingCount &>> 3
    pending = pending &>> UInt64(truncatingIfNeeded: pendingCount & ~7)
    pendingCount &= 7
  }

  /// Writes bits, at most 56.
  @inline(__always)
  mutating func put(_ bits: Bits) { put(bits.value, bits.count) }

  /// Fills the byte that has begun up with zeros.
  mutating func alignToByte() { put(0, -pendingCount & 7) }

  /// Writes bytes where a byte begins.
  mutating func append(_ bytes: [UInt8]) {
    precondition(pendingCount == 0, "\(pendingCount) bits of a byte have been written")
    reserve(bytes.count)
    UnsafeMutableRawBufferPointer(start: memory + count, count: bytes.count).copyBytes(from: bytes)
    count += bytes.count
  }

  /// All bytes; the last one is filled up with zeros.
  package func finished() -> [UInt8] {
    let bytes = UnsafeRawBufferPointer(start: memory, count: count)
    return pendingCount == 0 ? Array(bytes) : bytes + [UInt8(truncatingIfNeeded: pending)]
  }

  /// Makes sure that there is room for more bytes.
  @inline(__always)
  private mutating func reserve(_ more: Int) {
    if count &+ more > capacity { grow(to: 2 * (count + more)) }
  }

  private mutating func grow(to capacity: Int) {
    let room = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 1)
    room.copyMemory(from: memory, byteCount: count)
    memory.deallocate()
    memory = room
    self.capacity = capacity
  }
}
