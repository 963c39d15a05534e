internal import CPixels

/// A zlib stream (RFC 1950) of filtered rows of opaque pixels, in bands with a deflate block
/// (RFC 1951) each.
struct PhotoStream: ~Copyable {
  private let width: Int
  private let wordCount: Int
  /// The filtered rows of the band, one after the other.
  private let values: UnsafeMutablePointer<UInt32>
  /// A bit for each value of the band where a run begins; a row ends with a set bit.
  private let changes: UnsafeMutablePointer<UInt64>
  private var filters: [cpixels_filter] = []
  private var symbols = SymbolHistogram(channels: 3)
  private var checksum = Adler32()
  private var writer: BitWriter

  /// Creates an empty stream.
  ///
  /// - Parameters:
  ///   - width: The number of pixels in a row.
  ///   - bandHeight: The maximum number of rows in a band.
  init(width: Int, bandHeight: Int) {
    self.width = width
    wordCount = width / UInt64.bitWidth + 1
    values = .allocate(capacity: width * bandHeight)
    changes = .allocate(capacity: wordCount * bandHeight)
    writer = BitWriter(capacity: width * bandHeight * 3)
    // CMF 0x78: deflate with a window of 32 KiB. FLG 0x01: fastest algorithm, check bits.
    writer.put(0x0178, 16)
  }

  deinit {
    values.deallocate()
    changes.deallocate()
  }

  /// Adds a row to the band.
  ///
  /// - Parameters:
  ///   - row: The pixels.
  ///   - above: The pixels of the row above.
  ///   - filter: The filter type.
  ///   - isSampled: Whether the row is counted for the Huffman code of the band.
  /// - Returns: Whether all pixels are opaque.
  mutating func add(
    _ row: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>, _ filter: cpixels_filter,
    isSampled: Bool
  ) -> Bool {
    let values = values + filters.count * width
    let changes = changes + filters.count * wordCount
    let common = cpixels_filter_row(filter, row, above, width, values)
    cpixels_find_changes(values, width, changes)
    filters.append(filter)
    checksum.add(filter.rawValue)
    checksum.add(UnsafeBufferPointer(start: values, count: width))
    if isSampled {
      symbols.add(filter.rawValue)
      forEachRun(values, changes, wordCount) { symbols.add($0, times: $1) }
    }
    return common >> 24 == 255
  }

  /// Writes the block of the band, and begins the next one.
  ///
  /// - Parameter isLast: Whether it is the last one of the stream.
  mutating func writeBand(isLast: Bool) {
    // What only rows that are not counted contain needs a code, too.
    symbols.addEverySymbol()
    let code = symbols.literalLengthCode
    let distances = symbols.distanceCode
    Deflate.writeHeader(of: code, distances, isLast: isLast, to: &writer)
    let literals = (0..<256).map { PackedCode(code[$0]) }
    let pixelDistance = distances[Deflate.distance(3).symbol]
    let repeats = code.lengths(of: 3, maxCount: symbols.maxMatchCount).map { $0 + pixelDistance }
    literals.withUnsafeBufferPointer { literals in
      for (line, filter) in filters.enumerated() {
        writer.put(code[Int(filter.rawValue)])
        writeRow(values + line * width, changes + line * wordCount, literals, repeats)
      }
    }
    writer.put(code[Deflate.endOfBlock])
    filters.removeAll(keepingCapacity: true)
    symbols = SymbolHistogram(channels: 3)
  }

  private mutating func writeRow(
    _ values: UnsafePointer<UInt32>, _ changes: UnsafePointer<UInt64>,
    _ literals: UnsafeBufferPointer<PackedCode>, _ repeats: [Bits]
  ) {
    let maxCount = symbols.maxMatchCount
    // Three codes of at most 15 bits a pixel.
    writer.write(atMost: 6 * width) { writer in
      forEachRun(values, changes, wordCount) { value, count in
        let red = literals[Int(truncatingIfNeeded: value &>> 16)]
        let green = literals[Int(truncatingIfNeeded: value &>> 8 & 255)]
        let blue = literals[Int(truncatingIfNeeded: value & 255)]
        let twoBits = red.bits | green.bits &<< red.count
        let twoCount = red.count &+ green.count
        writer.put(
          Bits(
            value: twoBits | blue.bits &<< twoCount,
            count: Int(truncatingIfNeeded: twoCount &+ blue.count)))
        var rest = count &- 1
        guard rest > 0 else { return }
        while rest > maxCount {
          writer.put(repeats[maxCount])
          rest &-= maxCount
        }
        writer.put(repeats[rest])
      }
    }
  }

  /// Returns the bytes of the stream.
  func bytes() -> [UInt8] { writer.finished() + bigEndianBytes(checksum.value) }
}

/// Calls a function with the value and the length of each run of a row.
///
/// - Parameters:
///   - values: The values of the row.
///   - changes: A bit for each value where a run begins, and one after the last value.
///   - wordCount: The number of words of bits.
///   - body: The function.
@inline(__always)
private func forEachRun(
  _ values: UnsafePointer<UInt32>, _ changes: UnsafePointer<UInt64>, _ wordCount: Int,
  _ body: (_ value: UInt32, _ count: Int) -> Void
) {
  var start = 0
  for word in 0..<wordCount {
    var bits = changes[word]
    let first = word &* UInt64.bitWidth
    if bits == .max {
      // Noise: the runs of all pixels but the last one end in this word.
      if start < first { body(values[start], first &- start) }
      start = first &+ UInt64.bitWidth &- 1
      for x in first..<start { body(values[x], 1) }
      continue
    }
    while bits != 0 {
      let end = first &+ bits.trailingZeroBitCount
      bits &= bits &- 1
      if end > start { body(values[start], end &- start) }
      start = end
    }
  }
}

/// A Huffman code in 32 bits: a small table of them stays in the cache.
private struct PackedCode {
  private let packed: UInt32

  init(_ bits: Bits) { packed = UInt32(bits.count) << 16 | UInt32(bits.value) }

  @inline(__always) var bits: UInt64 { UInt64(truncatingIfNeeded: packed & 0xffff) }
  @inline(__always) var count: UInt64 { UInt64(truncatingIfNeeded: packed &>> 16) }
}
