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
package struct BitWriter {
  private var words: [UInt64] = []
  private var pending: UInt64 = 0
  private var pendingCount = 0

  /// Creates a writer.
  ///
  /// - Parameter capacity: About how many bytes are going to be written.
  package init(capacity: Int) { words.reserveCapacity(capacity / 8 + 1) }

  /// Writes a number of so many bits, at most 63.
  @inline(__always)
  package mutating func put(_ bits: UInt64, _ count: Int) {
    pending |= bits &<< UInt64(truncatingIfNeeded: pendingCount)
    pendingCount &+= count
    guard pendingCount >= 64 else { return }
    words.append(pending.littleEndian)
    pendingCount &-= 64
    pending = bits &>> UInt64(truncatingIfNeeded: count &- pendingCount)
  }

  /// Writes bits, at most 63.
  @inline(__always)
  mutating func put(_ bits: Bits) { put(bits.value, bits.count) }

  /// Fills the byte that has begun up with zeros.
  mutating func alignToByte() { put(0, -pendingCount & 7) }

  /// Writes bytes.
  mutating func append(_ bytes: [UInt8]) { for byte in bytes { put(UInt64(byte), 8) } }

  /// All bytes; the last one is filled up with zeros.
  package consuming func finished() -> [UInt8] {
    var bytes = words.withUnsafeBytes { Array($0) }
    withUnsafeBytes(of: pending.littleEndian) { bytes += $0.prefix((pendingCount + 7) / 8) }
    return bytes
  }
}
