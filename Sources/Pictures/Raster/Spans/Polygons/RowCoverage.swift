internal import CPixels

/// The coverage of the pixels of a row by the area between a left and a right edge chain.
///
/// The method is the accumulation buffer of libart, FreeType and AGG: a cell for each pixel holds
/// the height that an edge covers in all pixels to its right, and the area to the left of the edge
/// in the pixel itself, which is not covered. A prefix sum of the cells gives the coverage. As in
/// the reference rasterizer, a pixel has 15 sample rows and an area is in units of 1/7680 pixel.
struct RowCoverage: ~Copyable {
  private let columns: Range<Int>
  /// The covered height and the uncovered area of each column, padded by two cells: edges on the
  /// right boundary write there.
  private let cells: UnsafeMutablePointer<SIMD2<Int32>>
  /// The x intervals that the chains have touched in this row.
  private var left = Interval()
  private var right = Interval()

  /// A closed interval of x, in 1/256 pixel.
  private struct Interval {
    var lower = Int.max
    var upper = Int.min

    @inline(__always)
    mutating func insert(_ x: Int) {
      lower = min(lower, x)
      upper = max(upper, x)
    }

    @inline(__always)
    mutating func formUnion(_ other: Interval) {
      lower = min(lower, other.lower)
      upper = max(upper, other.upper)
    }
  }

  /// Creates an empty row.
  ///
  /// - Parameter columns: The columns that the polygon touches.
  init(columns: Range<Int>) {
    self.columns = columns
    cells = .allocate(capacity: columns.count + 2)
    cells.initialize(repeating: .zero, count: columns.count + 2)
  }

  deinit { cells.deallocate() }

  /// Adds or subtracts the area to the right of a chain in some sample rows.
  ///
  /// - Parameters:
  ///   - crossings: The x of the chain in each sample row, in 1/256 pixel.
  ///   - count: The number of sample rows, all in one pixel row.
  ///   - sign: 1 for the left chain, -1 for the right one.
  @inline(__always)
  mutating func add(_ crossings: UnsafePointer<Int32>, _ count: Int, sign: Int32) {
    let touched =
      (count == Edge.sampleRowsPerPixel ? addToTwoColumns(crossings, sign: sign) : nil)
      ?? addEach(UnsafeBufferPointer(start: crossings, count: count), sign: sign)
    if sign > 0 { left.formUnion(touched) } else { right.formUnion(touched) }
  }

  /// Adds the 15 crossings of a complete pixel row if they lie in one column or two adjacent ones;
  /// otherwise returns nil and adds nothing.
  @inline(__always)
  private func addToTwoColumns(_ crossings: UnsafePointer<Int32>, sign: Int32) -> Interval? {
    let start = min(crossings[0], crossings[14]) & ~255
    var union = SIMD4<UInt32>.zero
    // Packed sums: 12 bits each for the uncovered areas of both columns, then the height in the
    // second.
    var sums = SIMD4<UInt32>.zero
    for quarter in 0..<4 {
      // The last load overlaps the one before by one element, which is masked out.
      let isLast = quarter == 3
      var offset =
        UnsafeRawPointer(crossings + (isLast ? 11 : 4 &* quarter))
        .loadUnaligned(as: SIMD4<UInt32>.self) &- SIMD4(repeating: UInt32(bitPattern: start))
      if isLast { offset &= SIMD4(0, .max, .max, .max) }
      union |= offset
      let area = offset & 255
      let isInSecond = offset &>> 8
      let secondArea = area & (0 &- isInSecond)
      sums &+= (area &- secondArea) | secondArea &<< 12 | isInSecond &<< 24
    }
    guard union.x | union.y | union.z | union.w < 512 else { return nil }
    let sum = sums.x &+ sums.y &+ sums.z &+ sums.w
    let secondHeight = Int32(truncatingIfNeeded: sum &>> 24)
    let areas = SIMD2(Int32(sum & 4095), Int32(sum &>> 12 & 4095)) &* 2
    let cell = cells + (Int(start) &>> 8 &- columns.lowerBound)
    cell[0] &+= SIMD2(15 &- secondHeight, areas.x) &* sign
    cell[1] &+= SIMD2(secondHeight, areas.y) &* sign
    return Interval(lower: Int(start), upper: Int(start) &+ (secondHeight > 0 ? 256 : 0))
  }

  /// Adds crossings one by one.
  private func addEach(_ crossings: UnsafeBufferPointer<Int32>, sign: Int32) -> Interval {
    var touched = Interval()
    for x in crossings {
      touched.insert(Int(x))
      cells[Int(x) &>> 8 &- columns.lowerBound] &+= SIMD2(1, (x & 255) &* 2) &* sign
    }
    return touched
  }

  /// Adds the exact area between two edges that cross a complete pixel row.
  ///
  /// - Returns: False, without adding anything, if the edges cross each other below the row, where
  ///   the reference rasterizer samples.
  mutating func addTrapezoid(
    from sampleRow: Int, between left: Edge, and right: Edge
  ) -> Bool {
    let next = sampleRow + Edge.sampleRowsPerPixel
    guard left.roundedX(at: next) <= right.roundedX(at: next) else { return false }
    addEdge(left, from: sampleRow, sign: 1)
    addEdge(right, from: sampleRow, sign: -1)
    return true
  }

  /// Adds some sample rows of a polygon.
  ///
  /// - Parameters:
  ///   - sampleRows: The sample rows, all in one pixel row.
  ///   - chains: The chains of the polygon.
  ///   - order: The indices of those that cross the sample rows; they are sorted by x.
  ///   - windingMask: All ones for the nonzero winding rule, 1 for the even-odd rule.
  mutating func addSampleRows(
    _ sampleRows: Range<Int>, of chains: UnsafeMutablePointer<cpixels_chain>,
    order: inout [Int32], windingMask: UInt32
  ) {
    cells.withMemoryRebound(to: cpixels_cell.self, capacity: columns.count + 2) { cells in
      cpixels_add_sample_rows(
        chains, &order, order.count, Int32(sampleRows.lowerBound), Int32(sampleRows.upperBound),
        windingMask, cells - columns.lowerBound)
    }
  }

  /// Writes the coverage of all columns, 0...255, then clears it.
  mutating func move(to coverages: UnsafeMutablePointer<UInt8>) {
    cells.withMemoryRebound(to: cpixels_cell.self, capacity: columns.count + 2) { cells in
      cpixels_move_coverages(cells, columns.count, coverages)
    }
    discard()
  }

  /// Clears the coverage of a row in which no column is touched.
  mutating func discard() {
    cells[columns.count] = .zero
    (left, right) = (Interval(), Interval())
  }

  /// Adds or subtracts the exact area to the right of an edge in a complete pixel row.
  mutating func addEdge(_ edge: Edge, from sampleRow: Int, sign: Int) {
    let height = Edge.sampleRowsPerPixel
    let ends = (
      edge.fixedPointX(atTopOf: sampleRow), edge.fixedPointX(atTopOf: sampleRow + height)
    )
    let (from, to) = (min(ends.0, ends.1), max(ends.0, ends.1))
    let (lower, upper) = (Int(from >> 32), Int(to >> 32))
    let touched = Interval(lower: clamped(lower), upper: clamped(upper))
    if sign > 0 { left.formUnion(touched) } else { right.formUnion(touched) }
    var column = lower >> 8
    let lastColumn = upper >> 8
    guard column < lastColumn else {
      return add(
        height, uncoveredArea: (lower & 255 + upper & 255) * height, sign, toColumn: column)
    }
    // As in the reference rasterizer, the height at which the edge leaves a column is truncated to
    // whole sample rows.
    var done = 0
    var entry = lower & 255
    while column < lastColumn {
      let distance =
        (Int64(column + 1) << 40 - from) * Int64(height) + Edge.truncationBias << 5
      let reached = min(height, Int(distance / (to - from)))
      add(
        reached - done, uncoveredArea: (reached - done) * (256 + entry), sign, toColumn: column)
      (done, entry) = (reached, 0)
      column += 1
    }
    add(
      height - done, uncoveredArea: (height - done) * (upper & 255), sign, toColumn: lastColumn)
  }

  /// Adds a covered height and an uncovered area to a column.
  ///
  /// Columns outside the row are clamped: at the boundaries of a pixel row, an edge may lie outside
  /// the columns that the crossings with its sample rows touch.
  private func add(_ height: Int, uncoveredArea: Int, _ sign: Int, toColumn column: Int) {
    let index = clamped(column << 8) >> 8 - columns.lowerBound
    let area = column < columns.lowerBound ? 0 : uncoveredArea
    cells[index] &+= SIMD2(Int32(sign * height), Int32(sign * area))
  }

  private func clamped(_ x: Int) -> Int {
    min(max(x, columns.lowerBound << 8), columns.upperBound << 8)
  }

  /// The columns that the chains have touched in this row, and those between them.
  var touchedColumns: Range<Int> {
    guard left.lower <= left.upper else { return columns.lowerBound..<columns.lowerBound }
    let end = max(left.upper, right.upper) &>> 8 &+ 1
    return left.lower &>> 8..<min(end, columns.upperBound)
  }

  /// Blends a source over the covered pixels of a row, then clears the coverage.
  ///
  /// - Parameters:
  ///   - source: The source.
  ///   - row: The address of column 0.
  mutating func draw(_ source: some SpanSource, on row: UnsafeMutablePointer<UInt32>) {
    guard left.lower <= left.upper else { return }
    var height: Int32 = 0
    let end = columns.count
    // The columns from `start` to `middle` are touched by the left chain, those from `rest` to
    // `stop` by the right one. The coverage in between is constant.
    let start = left.lower &>> 8 &- columns.lowerBound
    let middle = min(end, left.upper &>> 8 &- columns.lowerBound &+ 1)
    let rest = max(middle, min(end, right.lower &>> 8 &- columns.lowerBound))
    let stop = min(end, right.upper &>> 8 &- columns.lowerBound &+ 1)
    let pixels = row + columns.lowerBound
    drawCells(source, start..<middle, &height, on: pixels)
    source.blend(
      over: row, columns: columns.lowerBound + middle..<columns.lowerBound + rest,
      coverage: Self.coverage(height &* 512))
    drawCells(source, rest..<max(rest, stop), &height, on: pixels)
    discard()
  }

  /// Blends a source over columns with cells, one by one, and clears the cells.
  @inline(__always)
  private func drawCells(
    _ source: some SpanSource, _ range: Range<Int>, _ height: inout Int32,
    on pixels: UnsafeMutablePointer<UInt32>
  ) {
    for index in range {
      let cell = cells[index]
      cells[index] = .zero
      height &+= cell.x
      let coverage = Self.coverage(height &* 512 &- cell.y)
      if coverage > 0 {
        pixels[index] = source.blended(
          over: pixels[index], column: columns.lowerBound &+ index, coverage: coverage)
      }
    }
  }

  /// Converts an area in 1/7680 pixel to a coverage of 0...255.
  ///
  /// It is rounded as in the reference rasterizer. At the ends of a row, truncation may give areas
  /// outside 0...7680.
  @inline(__always)
  private static func coverage(_ area: Int32) -> UInt32 {
    UInt32(truncatingIfNeeded: min(max((area &* 17 &+ 256) &>> 9, 0), 255))
  }
}
