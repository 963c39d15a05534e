/// The symbols and block headers of the deflate format (RFC 1951).
enum Deflate {
  /// A length or distance symbol: it stands for the numbers from `base` on, which its extra bits
  /// distinguish.
  struct RangeSymbol {
    let symbol: Int
    let base: Int
    let extraBits: Int
  }

  /// The number of symbols for literals, the end of a block, and match lengths.
  static let literalLengthSymbolCount = 286
  /// The symbol that ends a block.
  static let endOfBlock = 256
  /// The maximum distance of a match, in bytes: the size of the window.
  static let maxDistance = 32_768
  /// The number of symbols for distances.
  static let distanceSymbolCount = 30

  /// Returns the symbol of a match length, 3 to 258 bytes.
  ///
  /// Lengths up to 10 have a symbol each. After them every four symbols cover twice as many lengths
  /// as the four before. The maximum has its own symbol.
  static func length(_ length: Int) -> RangeSymbol {
    let rest = length - 3
    guard length < 258 else { return RangeSymbol(symbol: 285, base: 258, extraBits: 0) }
    guard rest >= 8 else { return RangeSymbol(symbol: 257 + rest, base: length, extraBits: 0) }
    let extraBits = rest.bitWidth - rest.leadingZeroBitCount - 3
    let quarter = rest >> extraBits
    return RangeSymbol(
      symbol: 257 + 4 * extraBits + quarter, base: quarter << extraBits + 3, extraBits: extraBits)
  }

  /// Returns the symbol of a match distance, 1 to 32,768 bytes.
  ///
  /// Every two symbols cover twice as many distances as the two before.
  @inline(__always)
  static func distance(_ distance: Int) -> RangeSymbol {
    let rest = distance - 1
    guard rest >= 4 else { return RangeSymbol(symbol: rest, base: distance, extraBits: 0) }
    let extraBits = rest.bitWidth - rest.leadingZeroBitCount - 2
    let half = rest >> extraBits
    return RangeSymbol(
      symbol: 2 * extraBits + half, base: half << extraBits + 1, extraBits: extraBits)
  }

  /// The order of the code length code lengths in a block header.
  private static let codeLengthOrder = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]

  /// Writes an empty stored block, which aligns the output to a byte.
  static func writeEmptyBlock(to writer: inout BitWriter) {
    writer.put(0, 3)
    writer.alignToByte()
    // LEN 0 and its complement NLEN.
    writer.put(0xffff_0000, 32)
  }

  /// Writes the header of a block with dynamic Huffman codes.
  ///
  /// - Parameters:
  ///   - code: The code of literals and lengths.
  ///   - distances: The code of distances.
  ///   - isLast: Whether the block is the last one of its stream.
  ///   - writer: The output.
  static func writeHeader(
    of code: HuffmanCode, _ distances: HuffmanCode, isLast: Bool, to writer: inout BitWriter
  ) {
    let lengths = code.lengths + distances.lengths
    var frequencies = [Int](repeating: 0, count: 19)
    for length in lengths { frequencies[Int(length)] += 1 }
    let lengthCode = HuffmanCode(frequencies: frequencies, maxLength: 7)
    writer.put(isLast ? 1 : 0, 1)
    writer.put(2, 2)
    writer.put(UInt64(code.lengths.count - 257), 5)
    writer.put(UInt64(distances.lengths.count - 1), 5)
    writer.put(UInt64(codeLengthOrder.count - 4), 4)
    for length in codeLengthOrder { writer.put(UInt64(lengthCode.lengths[length]), 3) }
    for length in lengths { writer.put(lengthCode[Int(length)]) }
  }
}
