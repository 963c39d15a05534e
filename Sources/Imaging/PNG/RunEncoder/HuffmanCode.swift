/// A prefix code in which frequent symbols are short (Huffman 1952), as deflate writes it (RFC 1951).
struct HuffmanCode {
  /// The number of bits of each symbol; 0 for those that do not occur.
  private(set) var lengths: [UInt8]
  /// The bits of each symbol, the first one lowest.
  private var codes: [UInt16]

  /// Finds the code for symbols of which at least two occur.
  ///
  /// - Parameters:
  ///   - frequencies: How often each symbol occurs.
  ///   - longest: The most bits that a symbol may have. While one has more, frequencies are brought
  ///     nearer to each other, which costs next to nothing where that happens.
  init(frequencies: [Int], longest: Int) {
    var frequencies = frequencies
    lengths = Self.lengths(for: frequencies)
    while Int(lengths.max() ?? 0) > longest {
      for index in frequencies.indices where frequencies[index] > 0 {
        frequencies[index] = frequencies[index] / 2 + 1
      }
      lengths = Self.lengths(for: frequencies)
    }
    codes = Self.codes(of: lengths)
  }

  /// The bits of a symbol.
  @inline(__always)
  subscript(symbol: Int) -> Bits {
    Bits(value: UInt64(codes[symbol]), count: Int(lengths[symbol]))
  }

  /// The bits of a number of a class.
  @inline(__always)
  func bits(of number: Int, in numbers: Deflate.Class) -> Bits {
    self[numbers.symbol]
      + Bits(value: UInt64(truncatingIfNeeded: number &- numbers.base), count: numbers.extraBits)
  }

  /// Joins the two rarest nodes until one is left; joined nodes come in order of their weight.
  private static func lengths(for frequencies: [Int]) -> [UInt8] {
    let symbols = frequencies.indices.filter { frequencies[$0] > 0 }
      .sorted { (frequencies[$0], $0) < (frequencies[$1], $1) }
    precondition(symbols.count > 1, "a prefix code needs two symbols")
    var weights = symbols.map { frequencies[$0] }
    var parents = [Int](repeating: 0, count: 2 * symbols.count - 1)
    var leaf = 0
    var joined = symbols.count
    func takeRarest(_ parent: Int) -> Int {
      let isLeaf =
        joined >= weights.count || (leaf < symbols.count && weights[leaf] <= weights[joined])
      let node = isLeaf ? leaf : joined
      if isLeaf { leaf += 1 } else { joined += 1 }
      parents[node] = parent
      return weights[node]
    }
    for parent in symbols.count..<2 * symbols.count - 1 {
      weights.append(takeRarest(parent) + takeRarest(parent))
    }
    var depths = [UInt8](repeating: 0, count: parents.count)
    for node in (0..<parents.count - 1).reversed() { depths[node] = depths[parents[node]] + 1 }
    var lengths = [UInt8](repeating: 0, count: frequencies.count)
    for (node, symbol) in symbols.enumerated() { lengths[symbol] = depths[node] }
    return lengths
  }

  /// The codes that follow from their lengths: in order of length, then of symbol.
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
