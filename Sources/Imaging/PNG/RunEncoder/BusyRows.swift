private import CPNG

/// Rows with so many runs that zlib makes less of them than their runs do, such as those of a shaded
/// ball.
///
/// They are found row by row, since a picture that has some is flat above, below and beside them. What
/// zlib has made of rows that follow one another goes into the stream as it is.
struct BusyRows {
  private let width: Int
  private let channels: Int
  /// The filtered bytes of the rows so far.
  private var bytes: [UInt8] = []
  /// How many of the last rows were calm by themselves.
  private var calmRows = 0

  /// The pixels a run has on average where rows begin to be busy.
  ///
  /// Stills of all recipes at two pixels a point have 1.032 times the bytes of libpng's at level 6 and take
  /// 0.10 of its time; from 12 pixels a run on 1.010 and 0.11, by runs alone 1.12 and 0.07.
  private static let pixelsARun = 8
  /// How many calm rows are passed over: to begin anew costs two tables of codes.
  private static let mostCalmRows = 8
  /// zlib's; by level 6 it would be 1.025 times the bytes, by level 3 1.064.
  private static let level: Int32 = 4

  /// Creates a search of rows of so many pixels and bytes a pixel.
  init(width: Int, channels: Int) {
    self.width = width
    self.channels = channels
  }

  var isEmpty: Bool { bytes.isEmpty }

  /// Takes a row if it is busy, or calm shortly after busy ones.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - runCount: How many runs it has.
  /// - Returns: Whether it was taken.
  mutating func takes(_ row: FilteredRow, runCount: Int) -> Bool {
    let isBusy = runCount * Self.pixelsARun > width
    calmRows = isBusy ? 0 : calmRows + 1
    guard isBusy || (!isEmpty && calmRows <= Self.mostCalmRows) else { return false }
    bytes.append(row.filter.rawValue)
    for x in 0..<width {
      let value = row[x]
      bytes.append(UInt8(truncatingIfNeeded: value >> 16))
      bytes.append(UInt8(truncatingIfNeeded: value >> 8))
      bytes.append(UInt8(truncatingIfNeeded: value))
      if channels == 4 { bytes.append(UInt8(truncatingIfNeeded: value >> 24)) }
    }
    return true
  }

  /// Whole blocks of deflate for the rows that were taken since the last call.
  mutating func deflated() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    let room = cpng_deflate_bound(bytes.count)
    return [UInt8](unsafeUninitializedCapacity: room) { target, count in
      count = cpng_deflate(bytes, bytes.count, Self.level, target.baseAddress)
      precondition(count > 0, "no memory to deflate \(bytes.count) bytes")
    }
  }
}
