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
  ///
  /// Lengths to 10 have a symbol each, and every four symbols after them twice the lengths of the four
  /// before; the longest has one of its own.
  static func length(_ length: Int) -> Class {
    let rest = length - 3
    guard length < 258 else { return Class(symbol: 285, base: 258, extraBits: 0) }
    guard rest >= 8 else { return Class(symbol: 257 + rest, base: length, extraBits: 0) }
    let extraBits = rest.bitWidth - rest.leadingZeroBitCount - 3
    let quarter = rest >> extraBits
    return Class(
      symbol: 257 + 4 * extraBits + quarter, base: quarter << extraBits + 3, extraBits: extraBits)
  }

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

  /// The order in which the lengths of the codes for code lengths are written.
  private static let lengthOrder = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]

  /// Writes a block of nothing, behind which a byte begins.
  static func writeEmptyBlock(to writer: inout BitWriter) {
    writer.put(0, 3)
    writer.alignToByte()
    // No bytes, and the same inverted.
    writer.put(0xffff_0000, 32)
  }

  /// Begins a block.
  ///
  /// - Parameters:
  ///   - code: The code of symbols.
  ///   - distances: The code of distances.
  ///   - isLast: Whether it is the last one of its stream.
  ///   - writer: What the header goes to.
  static func writeHeader(
    of code: HuffmanCode, _ distances: HuffmanCode, isLast: Bool, to writer: inout BitWriter
  ) {
    let lengths = code.lengths + distances.lengths
    var frequencies = [Int](repeating: 0, count: 19)
    for length in lengths { frequencies[Int(length)] += 1 }
    let lengthCode = HuffmanCode(frequencies: frequencies, longest: 7)
    writer.put(isLast ? 1 : 0, 1)
    writer.put(2, 2)
    writer.put(UInt64(code.lengths.count - 257), 5)
    writer.put(UInt64(distances.lengths.count - 1), 5)
    writer.put(UInt64(lengthOrder.count - 4), 4)
    for length in lengthOrder { writer.put(UInt64(lengthCode.lengths[length]), 3) }
    for length in lengths { writer.put(lengthCode[Int(length)]) }
  }
}
