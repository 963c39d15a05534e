/// PNG's filter types that the encoder uses.
enum FilterType: UInt8 {
  case none = 0
  /// Each byte is replaced by its difference from the byte above, modulo 256.
  case up = 2
}

/// The filtered pixels of one row, as `0xAARRGGBB` values.
///
/// If the image is opaque, alpha is 0 with either filter type.
struct FilteredRow {
  let filter: FilterType
  let width: Int
  fileprivate let pixels: UnsafePointer<UInt32>
  /// The bits to invert without a filter: alpha in opaque images, otherwise none.
  fileprivate let invertedBits: UInt32

  @inline(__always)
  subscript(x: Int) -> UInt32 {
    switch filter {
    case .none: pixels[x] ^ invertedBits
    case .up: bytewiseDifference(pixels[x], pixels[x &- width])
    }
  }

  /// Whether eight values equal those of another row.
  @inline(__always)
  fileprivate func isEqual(at x: Int, to other: FilteredRow, at start: Int) -> Bool {
    let differences = values(x) ^ other.values(start)
    let quarter = differences.lowHalf | differences.highHalf
    let eighth = quarter.lowHalf | quarter.highHalf
    return eighth.x | eighth.y == 0
  }

  @inline(__always)
  private func values(_ x: Int) -> SIMD8<UInt32> {
    func load(_ x: Int) -> SIMD8<UInt32> {
      UnsafeRawPointer(pixels + x).loadUnaligned(as: SIMD8<UInt32>.self)
    }
    return switch filter {
    case .none: load(x) ^ SIMD8(repeating: invertedBits)
    case .up:
      unsafeBitCast(
        unsafeBitCast(load(x), to: SIMD32<UInt8>.self)
          &- unsafeBitCast(load(x &- width), to: SIMD32<UInt8>.self), to: SIMD8<UInt32>.self)
    }
  }
}

/// The filtered rows of an image, and a hash table of earlier positions for finding matches.
struct FilteredRows: ~Copyable {
  private let pixels: UnsafePointer<UInt32>
  private let width: Int
  private let isOpaque: Bool
  /// The filter types of the rows so far.
  private var filters: [FilterType] = []
  /// The last position of two unequal values, by their hash: column and row, counted from 1; 0
  /// where there is none.
  private let lastPositions: UnsafeMutablePointer<SIMD2<Int32>>

  private static let hashBits: UInt32 = 12

  init(_ pixels: UnsafePointer<UInt32>, width: Int, height: Int, isOpaque: Bool) {
    self.pixels = pixels
    self.width = width
    self.isOpaque = isOpaque
    filters.reserveCapacity(height)
    lastPositions = .allocate(capacity: 1 << Self.hashBits)
    lastPositions.initialize(repeating: .zero, count: 1 << Self.hashBits)
  }

  deinit { lastPositions.deallocate() }

  /// Appends the next row, with its filter type.
  mutating func append(_ filter: FilterType) { filters.append(filter) }

  /// A row that has been appended.
  subscript(y: Int) -> FilteredRow {
    FilteredRow(
      filter: filters[y], width: width, pixels: pixels + y * width,
      invertedBits: isOpaque ? 0xff00_0000 : 0)
  }

  /// Returns a match for the pixels at a position, and records the position in the hash table.
  ///
  /// - Parameters:
  ///   - first: The value of the pixel.
  ///   - second: The value of the next pixel, which differs.
  ///   - x: The column of the pixel.
  ///   - y: Its row, the last one that was appended.
  ///   - runs: The runs of that row.
  ///   - maxCount: The maximum length of the match in pixels.
  /// - Returns: The length in pixels, at least 2, and the distance in bytes; nil without a match.
  @inline(__always)
  func match(
    of first: UInt32, _ second: UInt32, at x: Int, _ y: Int, _ runs: borrowing RowRuns,
    maxCount: Int
  ) -> (count: Int, distance: Int)? {
    let hash = (first &* 0x9E37_79B1) ^ (second &* 0x85EB_CA77)
    let slot = Int(hash >> (32 - Self.hashBits))
    let position = lastPositions[slot]
    lastPositions[slot] = SIMD2(Int32(truncatingIfNeeded: x), Int32(truncatingIfNeeded: y)) &+ 1
    let (start, row) = (Int(position.x) &- 1, Int(position.y) &- 1)
    guard row >= 0 else { return nil }
    let channels = isOpaque ? 3 : 4
    // Each row begins with a byte for its filter type.
    let distance = (y &- row) &* (channels &* width &+ 1) &+ channels &* (x &- start)
    guard distance <= Deflate.maxDistance else { return nil }
    let (values, earlier) = (self[y], self[row])
    guard earlier[start] == first, earlier[start &+ 1] == second else { return nil }
    let end = min(maxCount, width &- max(x, start))
    var count = 2
    while count &+ 8 <= end, values.isEqual(at: x &+ count, to: earlier, at: start &+ count) {
      count &+= 8
    }
    while count < end, values[x &+ count] == earlier[start &+ count] { count &+= 1 }
    // A long run that continues after the match is smaller as a run.
    let last = x &+ count &- 1
    let lastStart = runs.startOfRun(last) &- x
    if count &- lastStart > 8, runs.endOfRun(last) > last &+ 1 { count = lastStart }
    return count < 2 ? nil : (count, distance)
  }
}

/// Returns the differences of the four bytes of two pixels, each modulo 256.
///
/// The highest bit of each byte is set on the left and cleared on the right, so no byte borrows
/// from the next; the exclusive or then corrects those bits.
@inline(__always)
private func bytewiseDifference(_ left: UInt32, _ right: UInt32) -> UInt32 {
  let high: UInt32 = 0x8080_8080
  return ((left | high) &- (right & ~high)) ^ ((left ^ ~right) & high)
}
