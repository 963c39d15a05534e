/// How the values of a row follow from its pixels, by PNG's number.
enum Filter: UInt8 {
  case none = 0
  /// Byte by byte the difference to the pixel above.
  case up = 2
}

/// The values of one row by its filter.
///
/// Of opaque pixels, alpha is 0 by either filter.
struct FilteredRow {
  let filter: Filter
  let width: Int
  fileprivate let pixels: UnsafePointer<UInt32>
  /// The bits that values without a filter have where pixels have not.
  fileprivate let inverted: UInt32

  @inline(__always)
  subscript(x: Int) -> UInt32 {
    switch filter {
    case .none: pixels[x] ^ inverted
    case .up: bytewiseDifference(pixels[x], pixels[x &- width])
    }
  }

  /// Whether eight values are those of another row.
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
    case .none: load(x) ^ SIMD8(repeating: inverted)
    case .up:
      unsafeBitCast(
        unsafeBitCast(load(x), to: SIMD32<UInt8>.self)
          &- unsafeBitCast(load(x &- width), to: SIMD32<UInt8>.self), to: SIMD8<UInt32>.self)
    }
  }
}

/// The values of the rows of a picture, each by its own filter, and where some have been seen before.
struct FilteredRows: ~Copyable {
  private let pixels: UnsafePointer<UInt32>
  private let width: Int
  private let isOpaque: Bool
  /// The filters of the rows so far.
  private var filters: [Filter] = []
  /// Where two values that are not the same were last seen, by what both mix to: column and row,
  /// counted from 1.
  private let places: UnsafeMutablePointer<SIMD2<Int32>>

  private static let placeBits: UInt32 = 12

  init(_ pixels: UnsafePointer<UInt32>, width: Int, height: Int, isOpaque: Bool) {
    self.pixels = pixels
    self.width = width
    self.isOpaque = isOpaque
    filters.reserveCapacity(height)
    places = .allocate(capacity: 1 << Self.placeBits)
    places.initialize(repeating: .zero, count: 1 << Self.placeBits)
  }

  deinit { places.deallocate() }

  /// Begins the next row.
  mutating func append(_ filter: Filter) { filters.append(filter) }

  /// A row that has begun.
  subscript(y: Int) -> FilteredRow {
    FilteredRow(
      filter: filters[y], width: width, pixels: pixels + y * width,
      inverted: isOpaque ? 0xff00_0000 : 0)
  }

  /// The same values where some that begin alike were seen last, if they are more than a run.
  ///
  /// - Parameters:
  ///   - first: The value of a pixel.
  ///   - second: The value of the pixel behind it, another one.
  ///   - x: The column of the first pixel.
  ///   - y: Its row, the last one that has begun.
  ///   - changes: Where the runs of that row begin.
  ///   - most: The most pixels that are wanted.
  /// - Returns: How many pixels they are, and how many bytes before.
  @inline(__always)
  func repetition(
    of first: UInt32, _ second: UInt32, at x: Int, _ y: Int, _ changes: borrowing RowChanges,
    most: Int
  ) -> (count: Int, distance: Int)? {
    let mixed = (first &* 0x9E37_79B1) ^ (second &* 0x85EB_CA77)
    let slot = Int(mixed >> (32 - Self.placeBits))
    let place = places[slot]
    places[slot] = SIMD2(Int32(truncatingIfNeeded: x), Int32(truncatingIfNeeded: y)) &+ 1
    let (start, row) = (Int(place.x) &- 1, Int(place.y) &- 1)
    guard row >= 0 else { return nil }
    let channels = isOpaque ? 3 : 4
    // A byte for the filter lies between rows.
    let distance = (y &- row) &* (channels &* width &+ 1) &+ channels &* (x &- start)
    guard distance <= Deflate.farthest else { return nil }
    let (values, earlier) = (self[y], self[row])
    guard earlier[start] == first, earlier[start &+ 1] == second else { return nil }
    let end = min(most, width &- max(x, start))
    var count = 2
    while count &+ 8 <= end, values.isEqual(at: x &+ count, to: earlier, at: start &+ count) {
      count &+= 8
    }
    while count < end, values[x &+ count] == earlier[start &+ count] { count &+= 1 }
    // A long run that goes on is cheaper by itself.
    let last = x &+ count &- 1
    let lastChange = changes.startOfRun(last) &- x
    if count &- lastChange > 8, changes.endOfRun(last) > last &+ 1 { count = lastChange }
    return count < 2 ? nil : (count, distance)
  }
}

/// The differences of the four bytes of two pixels, each modulo 256.
///
/// With the highest bit of each byte set on the left and clear on the right no byte borrows; what those
/// bits should be is then put right.
@inline(__always)
private func bytewiseDifference(_ left: UInt32, _ right: UInt32) -> UInt32 {
  let high: UInt32 = 0x8080_8080
  return ((left | high) &- (right & ~high)) ^ ((left ^ ~right) & high)
}
