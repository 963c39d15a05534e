internal import Geometry

/// A sequence of up to 64 bits, first bit lowest; the unused high bits are 0.
struct Bits {
  var value: UInt64 = 0
  var count = 0

  /// Concatenates two sequences of together at most 64 bits.
  @inline(__always)
  static func + (left: Bits, right: Bits) -> Bits {
    Bits(
      value: left.value | right.value &<< UInt64(truncatingIfNeeded: left.count),
      count: left.count &+ right.count)
  }
}

/// Writes bit fields into a byte buffer, lowest bit first.
///
/// Each write stores eight bytes and advances by the complete ones; the next write overwrites the
/// rest. This avoids an unpredictable branch on whether a word is full.
package struct BitWriter: ~Copyable {
  private var memory: UnsafeMutableRawPointer
  private var capacity: Int
  /// The number of complete bytes.
  private var count = 0
  /// The bits of the next byte, and their number.
  private var pending: UInt64 = 0
  private var pendingCount = 0

  /// Creates a writer.
  ///
  /// - Parameter capacity: The expected number of bytes; the buffer grows beyond it.
  package init(capacity: Int) {
    self.capacity = capacity + 8
    memory = .allocate(byteCount: self.capacity, alignment: 1)
  }

  deinit { memory.deallocate() }

  /// Writes the lowest `count` bits of a number whose other bits are 0; at most 56.
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

  /// Calls a function that writes bits at a position of its own, which is faster than many calls.
  ///
  /// - Parameters:
  ///   - byteCount: The maximum number of bytes that it writes.
  ///   - body: The function.
  @inline(__always)
  mutating func write(atMost byteCount: Int, _ body: (inout BitCursor) -> Void) {
    reserve(byteCount + 8)
    var cursor = BitCursor(address: memory + count, pending: pending, pendingCount: pendingCount)
    body(&cursor)
    count = cursor.address - UnsafeMutableRawPointer(memory)
    precondition(count <= capacity, "more bits were written than announced")
    (pending, pendingCount) = (cursor.pending, cursor.pendingCount)
  }

  /// Pads the last byte with zero bits.
  mutating func alignToByte() { put(0, -pendingCount & 7) }

  /// Appends bytes; the output must be aligned to a byte.
  mutating func append(_ bytes: [UInt8]) {
    precondition(pendingCount == 0, "the output ends within a byte, after \(pendingCount) bits")
    reserve(bytes.count)
    UnsafeMutableRawBufferPointer(start: memory + count, count: bytes.count).copyBytes(from: bytes)
    count += bytes.count
  }

  /// Returns all bytes; the last one is padded with zero bits.
  package func finished() -> [UInt8] {
    let bytes = UnsafeRawBufferPointer(start: memory, count: count)
    return pendingCount == 0 ? Array(bytes) : bytes + [UInt8(truncatingIfNeeded: pending)]
  }

  /// Grows the buffer if fewer bytes than this are free.
  @inline(__always)
  private mutating func reserve(_ more: Int) {
    if count &+ more > capacity { grow(to: 2 * (count + more)) }
  }

  private mutating func grow(to capacity: Int) {
    let larger = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 1)
    larger.copyMemory(from: memory, byteCount: count)
    memory.deallocate()
    memory = larger
    self.capacity = capacity
  }
}

/// A position in the memory of a ``BitWriter``, for a part of known maximum size.
struct BitCursor {
  fileprivate(set) var address: UnsafeMutableRawPointer
  /// The bits of the next byte, and their number.
  fileprivate var pending: UInt64
  fileprivate var pendingCount: Int

  /// Writes bits, at most 56.
  @inline(__always)
  mutating func put(_ bits: Bits) {
    pending |= bits.value &<< UInt64(truncatingIfNeeded: pendingCount)
    pendingCount &+= bits.count
    address.storeBytes(of: pending.littleEndian, as: UInt64.self)
    address += pendingCount &>> 3
    pending = pending &>> UInt64(truncatingIfNeeded: pendingCount & ~7)
    pendingCount &= 7
  }
}
