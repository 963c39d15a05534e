private import CPNG
internal import Geometry

/// Filtered rows with many runs, such as those of a shaded ball, that zlib compresses better.
///
/// The choice is made row by row, since the rest of such an image is flat. Consecutive rows are
/// compressed together, and zlib's blocks are copied into the stream.
struct ZlibRows {
  private let width: Int
  private let channels: Int
  /// The filtered bytes of the rows, each after its filter type.
  private var bytes: [UInt8] = []
  /// The number of rows with few runs since the last one with many.
  private var flatRowCount = 0

  /// The average run length in pixels below which a row has many runs.
  ///
  /// Higher limits make files smaller and encoding slower. At 8 the stills of all recipes are 3 %
  /// larger than libpng's at level 6, without zlib rows 12 %.
  private static let minPixelsPerRun = 8
  /// The maximum number of consecutive flat rows that are included: each new group costs two
  /// Huffman code tables.
  private static let maxFlatRowCount = 8
  /// zlib's compression level.
  ///
  /// Level 6 would make files less than 1 % smaller, level 3 3 % larger.
  private static let level: Int32 = 4

  /// Creates an empty group.
  ///
  /// - Parameters:
  ///   - width: The number of pixels in a row.
  ///   - channels: The number of bytes in a pixel, 3 or 4.
  init(width: Int, channels: Int) {
    self.width = width
    self.channels = channels
  }

  /// Whether the group has no row.
  var isEmpty: Bool { bytes.isEmpty }

  /// The bytes of the last row, its filter type included.
  var lastRow: ArraySlice<UInt8> { bytes.suffix(1 + channels * width) }

  /// Returns whether a row of a width has so many runs that zlib compresses it better.
  static func hasManyRuns(_ runCount: Int, width: Int) -> Bool {
    runCount * minPixelsPerRun > width
  }

  /// Decides whether the next row belongs to the group.
  ///
  /// - Parameter runCount: The number of runs of the row.
  /// - Returns: Whether the row has many runs, or follows such a row closely.
  mutating func includesNextRow(runCount: Int) -> Bool {
    let hasManyRuns = Self.hasManyRuns(runCount, width: width)
    flatRowCount = hasManyRuns ? 0 : flatRowCount + 1
    return hasManyRuns || (!isEmpty && flatRowCount <= Self.maxFlatRowCount)
  }

  /// Appends a row.
  ///
  /// - Returns: The bitwise OR of its values.
  mutating func append(_ row: FilteredRow) -> UInt32 {
    bytes.append(row.filter.rawValue)
    var usedBits: UInt32 = 0
    for x in 0..<width {
      let value = row[x]
      usedBits |= value
      bytes.append(UInt8(truncatingIfNeeded: value >> 16))
      bytes.append(UInt8(truncatingIfNeeded: value >> 8))
      bytes.append(UInt8(truncatingIfNeeded: value))
      if channels == 4 { bytes.append(UInt8(truncatingIfNeeded: value >> 24)) }
    }
    return usedBits
  }

  /// Returns deflate blocks of the rows, and begins the next group.
  mutating func compressed() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    let bound = cpng_deflate_bound(bytes.count)
    return [UInt8](unsafeUninitializedCapacity: bound) { target, count in
      count = cpng_deflate(bytes, bytes.count, Self.level, target.baseAddress)
      precondition(count > 0, "no memory to deflate \(bytes.count) bytes")
    }
  }
}
