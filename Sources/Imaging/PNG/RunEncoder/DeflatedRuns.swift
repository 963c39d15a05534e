/// A zlib stream (RFC 1950) of rows of pixels, put together from runs of one value and from repetitions
/// of whole pixels, as blocks of deflate (RFC 1951) of one code, and from blocks that others have made.
///
/// Pieces are kept until all are there, because how often a symbol occurs decides how it is written.
struct DeflatedRuns: ~Copyable {
  /// A part of a row.
  private struct Piece {
    /// The number of pixels; 0 for what tells the filter of a row, and for blocks of others.
    var count: UInt32 = 0
    /// The one value of all pixels of a run, the filter, or the number of the blocks.
    var value: UInt32 = 0
    /// How many bytes before the same values are found; 0 for a run and a filter.
    var distance: UInt32 = 0
  }

  private let channels: Int
  private let pieces: UnsafeMutablePointer<Piece>
  private let capacity: Int
  private(set) var pieceCount = 0
  /// Blocks that others have made.
  private var blocks: [[UInt8]] = []
  private var symbols: SymbolCounts
  private var checksum = Adler32()
  /// All bits that are set in some value.
  private(set) var usedBits: UInt32 = 0

  /// Creates a stream of nothing.
  ///
  /// - Parameters:
  ///   - channels: Bytes a pixel, 3 or 4.
  ///   - capacity: The most pieces that are going to be added; a filter is one too.
  init(channels: Int, capacity: Int) {
    self.channels = channels
    self.capacity = capacity
    pieces = .allocate(capacity: capacity)
    symbols = SymbolCounts(channels: channels)
  }

  deinit { pieces.deallocate() }

  /// The most whole pixels that deflate repeats at once.
  var longest: Int { symbols.longest }

  @inline(__always)
  private mutating func add(_ piece: Piece) {
    precondition(pieceCount < capacity, "no room for more than \(capacity) pieces")
    (pieces + pieceCount).initialize(to: piece)
    pieceCount &+= 1
  }

  /// Begins a row.
  mutating func add(_ filter: Filter) {
    add(Piece(value: UInt32(filter.rawValue)))
    symbols.add(filter.rawValue)
    checksum.add(filter.rawValue)
  }

  /// Adds pixels of one value.
  @inline(__always)
  mutating func add(_ value: UInt32, count: Int) {
    add(Piece(count: UInt32(count), value: value))
    symbols.add(value, times: count)
    checksum.add(value, channels: channels, times: count)
    usedBits |= value
  }

  /// Adds pixels whose values are those so many bytes before.
  @inline(__always)
  mutating func add(_ values: FilteredRow, _ columns: Range<Int>, distance: Int) {
    add(Piece(count: UInt32(columns.count), distance: UInt32(distance)))
    symbols.add(columns.count, at: distance)
    for x in columns { checksum.add(values[x], channels: channels, times: 1) }
  }

  /// Counts the values of a row that comes within blocks of others.
  mutating func pass(_ row: FilteredRow) {
    checksum.add(row.filter.rawValue)
    for x in 0..<row.width {
      checksum.add(row[x], channels: channels, times: 1)
      usedBits |= row[x]
    }
  }

  /// Adds blocks that begin and end with a byte, none of them the last of a stream, and hold the values
  /// that were passed since the last piece.
  mutating func add(blocks bytes: [UInt8]) {
    add(Piece(value: UInt32(blocks.count), distance: 1))
    blocks.append(bytes)
  }

  /// The bytes of the stream.
  func bytes() -> [UInt8] {
    let code = symbols.code
    let distances = symbols.distanceCode
    let bytes = (0..<256).map { code[$0] }
    let lengths =
      [Bits()]
      + (1...longest).map { count in
        code.bits(of: channels * count, in: Deflate.length(channels * count))
      }
    let pixelBefore = distances[Deflate.distance(channels).symbol]
    // No repetition is no bits.
    let runs = [Bits()] + lengths.dropFirst().map { $0 + pixelBefore }
    var writer = BitWriter(capacity: 4 * pieceCount + 400)
    // Deflate with a window of 32 KiB, quickly compressed.
    writer.put(0x0178, 16)
    var blocksLeft = blocks.count
    var isOpen = false
    for piece in UnsafeBufferPointer(start: pieces, count: pieceCount) {
      if piece.count == 0, piece.distance > 0 {
        if isOpen { writer.put(code[Deflate.endOfBlock]) }
        isOpen = false
        Deflate.writeEmptyBlock(to: &writer)
        writer.append(blocks[Int(piece.value)])
        blocksLeft -= 1
        continue
      }
      if !isOpen {
        Deflate.writeHeader(of: code, distances, isLast: blocksLeft == 0, to: &writer)
        isOpen = true
      }
      if piece.count == 0 {
        writer.put(bytes[Int(piece.value)])
      } else if piece.distance > 0 {
        let distance = Int(piece.distance)
        writer.put(
          lengths[Int(piece.count)] + distances.bits(of: distance, in: Deflate.distance(distance)))
      } else {
        let pixel = piece.value
        let bits = bytes[Int(pixel >> 16 & 255)] + bytes[Int(pixel >> 8 & 255)]
        writer.put(bits + bytes[Int(pixel & 255)])
        if channels == 4 { writer.put(bytes[Int(pixel >> 24)]) }
        var rest = Int(piece.count) &- 1
        while rest > longest {
          writer.put(runs[longest])
          rest &-= longest
        }
        writer.put(runs[rest])
      }
    }
    if !isOpen { Deflate.writeHeader(of: code, distances, isLast: true, to: &writer) }
    writer.put(code[Deflate.endOfBlock])
    return writer.finished() + bigEndianBytes(checksum.value)
  }
}
