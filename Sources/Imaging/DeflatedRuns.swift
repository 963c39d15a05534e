/// A zlib stream (RFC 1950) of rows of pixels, put together from runs of one value and from repetitions
/// of whole pixels, as one block of deflate (RFC 1951).
///
/// Pieces are kept until all are there, because how often a symbol occurs decides how it is written.
struct DeflatedRuns: ~Copyable {
  /// A part of a row.
  private struct Piece {
    /// The number of pixels; 0 for what tells the filter of a row.
    var count: UInt32 = 0
    /// The one value of all pixels of a run, or the filter.
    var value: UInt32 = 0
    /// How many bytes before the same values are found; 0 for a run.
    var distance: UInt32 = 0
  }

  private let channels: Int
  private let pieces: UnsafeMutablePointer<Piece>
  private let capacity: Int
  private(set) var pieceCount = 0
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
    var writer = BitWriter(capacity: 4 * pieceCount + 400)
    // Deflate with a window of 32 KiB, quickly compressed.
    writer.put(0x0178, 16)
    Deflate.writeHeader(of: code, distances, to: &writer)
    for piece in UnsafeBufferPointer(start: pieces, count: pieceCount) {
      if piece.count == 0 {
        writer.put(bytes[Int(piece.value)])
      } else if piece.distance > 0 {
        let distance = Int(piece.distance)
        writer.put(
          lengths[Int(piece.count)] + distances.bits(of: distance, in: Deflate.distance(distance)))
      } else {
        let pixel = piece.value
        var bits = bytes[Int(pixel >> 16 & 255)] + bytes[Int(pixel >> 8 & 255)]
        bits = bits + bytes[Int(pixel & 255)]
        writer.put(channels == 4 ? bits + bytes[Int(pixel >> 24)] : bits)
        var rest = Int(piece.count) - 1
        while rest > 0 {
          writer.put(lengths[min(rest, longest)] + pixelBefore)
          rest -= longest
        }
      }
    }
    writer.put(code[Deflate.endOfBlock])
    return writer.finished() + bigEndianBytes(checksum.value)
  }
}
