/// The fill of a monotone polygon, drawn from the top down.
struct MonotoneFill {
  /// What the polygon is filled with.
  enum Source {
    case solid(SolidSource)
    case group(GroupSource)
    /// A bitmap, in some columns only.
    case bitmap(BitmapSource, columns: Range<Int>)
  }

  /// The columns that the polygon touches.
  private let columns: Range<Int>
  /// The rows to draw.
  let rows: Range<Int>
  private var polygon: MonotonePolygon
  private let source: Source

  /// Creates the fill of a flattened path; returns nil if the path is not a monotone polygon.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - columns: The columns that the path touches.
  ///   - rows: The rows to draw, a part of those that the path touches.
  ///   - source: The source.
  init?(_ path: FlattenedPath, columns: Range<Int>, rows: Range<Int>, source: Source) {
    guard path.isSingle,
      let polygon = path.vertices.withUnsafeBufferPointer(MonotonePolygon.init)
    else {
      return nil
    }
    self.columns = columns
    self.rows = rows
    self.polygon = polygon
    self.source = source
  }

  /// Draws some rows.
  ///
  /// - Parameters:
  ///   - rows: The rows, none above those of the previous call.
  ///   - pixels: Returns the address of column 0 of a row.
  mutating func draw(
    rows: Range<Int>, pixels: (_ row: Int) -> UnsafeMutablePointer<UInt32>
  ) {
    switch source {
    case .solid(let source):
      cover(rows) { coverage, row in coverage.draw(source, on: pixels(row)) }
    case .group(let source):
      cover(rows) { coverage, row in coverage.draw(source, on: pixels(row)) }
    case .bitmap(let source, let columns):
      cover(rows) { coverage, row in
        source.draw(row, &coverage, in: columns, on: pixels(row))
      }
    }
  }

  /// Calls a function with the coverage of each row, which it clears.
  @inline(__always)
  private mutating func cover(
    _ rows: Range<Int>, _ body: (_ coverage: inout RowCoverage, _ row: Int) -> Void
  ) {
    let rows = rows.clamped(to: self.rows)
    let sampleRows = Edge.sampleRows(of: rows).clamped(to: polygon.sampleRows)
    guard !columns.isEmpty, !sampleRows.isEmpty else { return }
    // Padded by seven elements: SIMD stores may overrun.
    let capacity = sampleRows.count + 7
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: 2 * capacity) { crossings in
      guard let lefts = crossings.baseAddress else { return }
      let rights = lefts + capacity
      polygon.left.findCrossings(with: sampleRows, in: lefts)
      polygon.right.findCrossings(with: sampleRows, in: rights)
      var coverage = RowCoverage(columns: columns)
      for row in rows {
        let rowSamples = Edge.sampleRows(of: row..<row &+ 1)
        if !addTrapezoid(rowSamples, to: &coverage) {
          let crossed = rowSamples.clamped(to: sampleRows)
          let first = crossed.lowerBound &- sampleRows.lowerBound
          coverage.add(lefts + first, crossed.count, sign: 1)
          coverage.add(rights + first, crossed.count, sign: -1)
        }
        body(&coverage, row)
      }
    }
  }

  /// Adds the exact area of a pixel row that is bounded by a single edge on each side; returns
  /// false, and adds nothing, if it is not.
  @inline(__always)
  private mutating func addTrapezoid(
    _ sampleRows: Range<Int>, to coverage: inout RowCoverage
  ) -> Bool {
    guard let left = polygon.left.edge(crossing: sampleRows),
      let right = polygon.right.edge(crossing: sampleRows)
    else { return false }
    return coverage.addTrapezoid(from: sampleRows.lowerBound, between: left, and: right)
  }
}
