internal import Geometry

/// A zlib stream (RFC 1950) of filtered rows, built from tokens: literal runs, matches of whole
/// pixels, and deflate blocks (RFC 1951) that zlib has written.
///
/// Tokens are collected first, because the Huffman codes depend on the frequencies of all symbols.
struct ZlibStream: ~Copyable {
  /// A run, a match, a filter type, or a reference to zlib's blocks.
  private struct Token {
    /// The number of pixels of a run or a match; otherwise 0.
    var count: UInt32 = 0
    /// The value of a run's pixels, the filter type, or the index of the blocks.
    var value: UInt32 = 0
    /// The distance of a match in bytes; 1 for blocks, otherwise 0.
    var distance: UInt32 = 0
  }

  private let channels: Int
  private let tokens: UnsafeMutablePointer<Token>
  private let capacity: Int
  /// The number of tokens so far.
  private(set) var tokenCount = 0
  /// Blocks written by zlib.
  private var zlibBlocks: [[UInt8]] = []
  private var symbols: SymbolHistogram
  private var checksum = Adler32()
  /// The bitwise OR of all values.
  private(set) var usedBits: UInt32 = 0

  /// Creates an empty stream.
  ///
  /// - Parameters:
  ///   - channels: The number of bytes in a pixel, 3 or 4.
  ///   - capacity: The maximum number of tokens.
  init(channels: Int, capacity: Int) {
    self.channels = channels
    self.capacity = capacity
    tokens = .allocate(capacity: capacity)
    symbols = SymbolHistogram(channels: channels)
  }

  deinit { tokens.deallocate() }

  /// The maximum length of a match, in whole pixels.
  var maxMatchCount: Int { symbols.maxMatchCount }

  @inline(__always)
  private mutating func add(_ token: Token) {
    precondition(tokenCount < capacity, "the stream has more than \(capacity) tokens")
    (tokens + tokenCount).initialize(to: token)
    tokenCount &+= 1
  }

  /// Adds the filter type that begins a row.
  mutating func add(_ filter: FilterType) {
    add(Token(value: UInt32(filter.rawValue)))
    symbols.add(filter.rawValue)
    checksum.add(filter.rawValue)
  }

  /// Adds pixels of one value.
  @inline(__always)
  mutating func addRun(_ value: UInt32, count: Int) {
    add(Token(count: UInt32(count), value: value))
    symbols.add(value, times: count)
    checksum.add(value, channels: channels, times: count)
    usedBits |= value
  }

  /// Adds pixels that equal those at a distance in bytes.
  @inline(__always)
  mutating func addMatch(_ values: FilteredRow, _ columns: Range<Int>, distance: Int) {
    add(Token(count: UInt32(columns.count), distance: UInt32(distance)))
    symbols.addMatch(columns.count, distance: distance)
    for x in columns { checksum.add(values[x], channels: channels, times: 1) }
  }

  /// Appends a row to those that zlib compresses, and adds its bytes to the checksum.
  mutating func addRow(_ row: FilteredRow, to rows: inout ZlibRows) {
    usedBits |= rows.append(row)
    checksum.add(rows.lastRow)
  }

  /// Adds deflate blocks of the rows since the last token; they are aligned to bytes at both ends,
  /// and none is the last of a stream.
  mutating func addBlocks(_ bytes: [UInt8]) {
    add(Token(value: UInt32(zlibBlocks.count), distance: 1))
    zlibBlocks.append(bytes)
  }

  /// Returns the bytes of the stream.
  func bytes() -> [UInt8] {
    let code = symbols.literalLengthCode
    let distances = symbols.distanceCode
    let literals = (0..<256).map { code[$0] }
    let lengths = code.lengths(of: channels, maxCount: maxMatchCount)
    let pixelDistance = distances[Deflate.distance(channels).symbol]
    // The rest of a run by its length in pixels; a length of 0 takes no bits.
    let repeats = [Bits()] + lengths.dropFirst().map { $0 + pixelDistance }
    var writer = BitWriter(capacity: 4 * tokenCount + 400)
    // CMF 0x78: deflate with a window of 32 KiB. FLG 0x01: fastest algorithm, check bits.
    writer.put(0x0178, 16)
    var blocksLeft = zlibBlocks.count
    var isBlockOpen = false
    for token in UnsafeBufferPointer(start: tokens, count: tokenCount) {
      if token.count == 0, token.distance > 0 {
        if isBlockOpen { writer.put(code[Deflate.endOfBlock]) }
        isBlockOpen = false
        Deflate.writeEmptyBlock(to: &writer)
        writer.append(zlibBlocks[Int(token.value)])
        blocksLeft -= 1
        continue
      }
      if !isBlockOpen {
        Deflate.writeHeader(of: code, distances, isLast: blocksLeft == 0, to: &writer)
        isBlockOpen = true
      }
      if token.count == 0 {
        writer.put(literals[Int(token.value)])
      } else if token.distance > 0 {
        let distance = Int(token.distance)
        writer.put(
          lengths[Int(token.count)] + distances.bits(of: distance, in: Deflate.distance(distance)))
      } else {
        let pixel = token.value
        let bits = literals[Int(pixel >> 16 & 255)] + literals[Int(pixel >> 8 & 255)]
        writer.put(bits + literals[Int(pixel & 255)])
        if channels == 4 { writer.put(literals[Int(pixel >> 24)]) }
        var rest = Int(token.count) &- 1
        while rest > maxMatchCount {
          writer.put(repeats[maxMatchCount])
          rest &-= maxMatchCount
        }
        writer.put(repeats[rest])
      }
    }
    if !isBlockOpen { Deflate.writeHeader(of: code, distances, isLast: true, to: &writer) }
    writer.put(code[Deflate.endOfBlock])
    return writer.finished() + bigEndianBytes(checksum.value)
  }
}
