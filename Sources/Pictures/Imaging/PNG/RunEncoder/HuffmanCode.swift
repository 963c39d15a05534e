internal import Geometry

/// A canonical Huffman code (Huffman 1952), with the bit order of deflate (RFC 1951).
struct HuffmanCode {
  /// The code length of each symbol in bits; 0 for symbols that do not occur.
  private(set) var lengths: [UInt8]
  /// The code of each symbol, first bit lowest.
  private var codes: [UInt16]

  /// Creates the code of symbols with given frequencies.
  ///
  /// - Parameters:
  ///   - frequencies: The number of occurrences of each symbol; at least two are not 0.
  ///   - maxLength: The maximum code length. While a code is longer, all frequencies are halved,
  ///     which flattens the tree at a negligible cost in size.
  init(frequencies: [Int], maxLength: Int) {
    var frequencies = frequencies
    lengths = Self.lengths(for: frequencies)
    while Int(lengths.max() ?? 0) > maxLength {
      for index in frequencies.indices where frequencies[index] > 0 {
        frequencies[index] = frequencies[index] / 2 + 1
      }
      lengths = Self.lengths(for: frequencies)
    }
    codes = Self.codes(of: lengths)
  }

  /// The code of a symbol.
  @inline(__always)
  subscript(symbol: Int) -> Bits {
    Bits(value: UInt64(codes[symbol]), count: Int(lengths[symbol]))
  }

  /// Returns the code of a length or distance, and its extra bits.
  @inline(__always)
  func bits(of number: Int, in range: Deflate.RangeSymbol) -> Bits {
    self[range.symbol]
      + Bits(value: UInt64(truncatingIfNeeded: number &- range.base), count: range.extraBits)
  }

  /// Returns the codes of matches by their number of pixels; for none it has no bits.
  func lengths(of channels: Int, maxCount: Int) -> [Bits] {
    [Bits()]
      + (1...maxCount).map { count in
        bits(of: channels * count, in: Deflate.length(channels * count))
      }
  }

  /// Returns the code lengths of a Huffman tree: joins the two nodes of least weight until one is
  /// left.
  ///
  /// Two queues replace a heap, since joined nodes are created in order of their weight.
  private static func lengths(for frequencies: [Int]) -> [UInt8] {
    let symbols = frequencies.indices.filter { frequencies[$0] > 0 }
      .sorted { (frequencies[$0], $0) < (frequencies[$1], $1) }
    precondition(symbols.count > 1, "a Huffman code needs two symbols")
    var weights = symbols.map { frequencies[$0] }
    var parents = [Int](repeating: 0, count: 2 * symbols.count - 1)
    var leaf = 0
    var joined = symbols.count
    func removeLightest(_ parent: Int) -> Int {
      let isLeaf =
        joined >= weights.count || (leaf < symbols.count && weights[leaf] <= weights[joined])
      let node = isLeaf ? leaf : joined
      if isLeaf { leaf += 1 } else { joined += 1 }
      parents[node] = parent
      return weights[node]
    }
    for parent in symbols.count..<2 * symbols.count - 1 {
      weights.append(removeLightest(parent) + removeLightest(parent))
    }
    var depths = [UInt8](repeating: 0, count: parents.count)
    for node in (0..<parents.count - 1).reversed() { depths[node] = depths[parents[node]] + 1 }
    var lengths = [UInt8](repeating: 0, count: frequencies.count)
    for (node, symbol) in symbols.enumerated() { lengths[symbol] = depths[node] }
    return lengths
  }

  /// Returns the canonical codes of code lengths: in order of length, then of symbol.
  private static func codes(of lengths: [UInt8]) -> [UInt16] {
    var next = [Int](repeating: 0, count: 17)
    for length in lengths where length > 0 { next[Int(length) + 1] += 1 }
    for length in 1..<17 { next[length] = (next[length - 1] + next[length]) << 1 }
    return lengths.map { length in
      guard length > 0 else { return 0 }
      defer { next[Int(length)] += 1 }
      return reversed(next[Int(length)], count: Int(length))
    }
  }

  private static func reversed(_ bits: Int, count: Int) -> UInt16 {
    (0..<count).reduce(0) { $0 << 1 | UInt16(bits >> $1 & 1) }
  }
}
