/// What of the deflate format (RFC 1951) a writer of runs needs.
enum Deflate {
  /// A symbol for the numbers from `base` on; its extra bits tell which it is.
  struct Class {
    let symbol: Int
    let base: Int
    let extraBits: Int
  }

  /// Literals, the end of the block, and the lengths of repetitions.
  static let symbolCount = 286
  static let endOfBlock = 256
  /// How far back a repetition may begin.
  static let farthest = 32_768
  static let distanceSymbolCount = 30

  /// How the length of a repetition, 3 to 258 bytes, is written.
  static func length(_ length: Int) -> Class { lengths[length - 3] }

  /// How the distance of a repetition, 1 to 32,768 bytes, is written.
  ///
  /// Two symbols stand for twice as many distances as the two before.
  @inline(__always)
  static func distance(_ distance: Int) -> Class {
    let rest = distance - 1
    guard rest >= 4 else { return Class(symbol: rest, base: distance, extraBits: 0) }
    let extraBits = rest.bitWidth - rest.leadingZeroBitCount - 2
    let half = rest >> extraBits
    return Class(symbol: 2 * extraBits + half, base: half << extraBits + 1, extraBits: extraBits)
  }

  /// By length, from 3 on.
  ///
  /// Lengths to 10 have a symbol each, and every four symbols after them twice the lengths of the four
  /// before; the longest has one of its own.
  private static let lengths: [Class] = {
    var lengths: [Class] = []
    for index in 0..<28 {
      let extraBits = max(0, index / 4 - 1)
      let length = Class(symbol: 257 + index, base: 3 + lengths.count, extraBits: extraBits)
      lengths += Array(repeating: length, count: 1 << extraBits)
    }
    lengths[lengths.count - 1] = Class(symbol: 285, base: 258, extraBits: 0)
    return lengths
  }()

  /// The order in which the lengths of the codes for code lengths are written.
  private static let lengthOrder = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]

  /// Begins the only block of a stream.
  ///
  /// - Parameters:
  ///   - code: The code of symbols.
  ///   - distances: The code of distances.
  ///   - writer: What the header goes to.
  static func writeHeader(
    of code: HuffmanCode, _ distances: HuffmanCode, to writer: inout BitWriter
  ) {
    let lengths = code.lengths + distances.lengths
    var frequencies = [Int](repeating: 0, count: 19)
    for length in lengths { frequencies[Int(length)] += 1 }
    let lengthCode = HuffmanCode(frequencies: frequencies, longest: 7)
    writer.put(1, 1)
    writer.put(2, 2)
    writer.put(UInt32(code.lengths.count - 257), 5)
    writer.put(UInt32(distances.lengths.count - 1), 5)
    writer.put(UInt32(lengthOrder.count - 4), 4)
    for length in lengthOrder { writer.put(UInt32(lengthCode.lengths[length]), 3) }
    for length in lengths { writer.put(lengthCode, Int(length)) }
  }
}

/// Writes numbers of a few bits one after the other, the lowest bit first.
package struct BitWriter {
  private var bytes: [UInt8]
  private var pending: UInt64 = 0
  private var pendingCount = 0

  /// Creates a writer.
  ///
  /// - Parameter capacity: About how many bytes are going to be written.
  package init(capacity: Int) {
    bytes = []
    bytes.reserveCapacity(capacity)
  }

  /// Writes the lowest bits of a number, at most 32.
  @inline(__always)
  package mutating func put(_ bits: UInt32, _ count: Int) {
    pending |= UInt64(bits) << UInt64(truncatingIfNeeded: pendingCount)
    pendingCount += count
    guard pendingCount >= 32 else { return }
    withUnsafeBytes(of: UInt32(truncatingIfNeeded: pending).littleEndian) {
      bytes.append(contentsOf: $0)
    }
    pending >>= 32
    pendingCount -= 32
  }

  /// Writes a symbol of a code.
  @inline(__always)
  mutating func put(_ code: HuffmanCode, _ symbol: Int) {
    put(UInt32(code.codes[symbol]), Int(code.lengths[symbol]))
  }

  /// Writes a number of a class.
  @inline(__always)
  mutating func put(_ code: HuffmanCode, _ number: Int, in numbers: Deflate.Class) {
    put(code, numbers.symbol)
    put(UInt32(truncatingIfNeeded: number &- numbers.base), numbers.extraBits)
  }

  /// All bytes; the last one is filled up with zeros.
  package consuming func finished() -> [UInt8] {
    while pendingCount > 0 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      pendingCount -= 8
    }
    return bytes
  }
}
