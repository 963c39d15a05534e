/// The filling of a shape of two flanks with one colour, from the top down.
struct FlankFill {
  private let columns: Range<Int>
  /// The rows that are to be drawn.
  let rows: Range<Int>
  private var flanks: Flanks
  private let ink: Ink

  /// Creates the filling of an outline; nil if it is of another kind.
  ///
  /// - Parameters:
  ///   - outline: The outline.
  ///   - columns: The columns that it touches.
  ///   - rows: The rows that are to be drawn, of those that it touches.
  ///   - ink: The ink.
  init?(_ outline: Outline, columns: Range<Int>, rows: Range<Int>, with ink: Ink) {
    guard let flanks = outline.corners.withUnsafeBufferPointer(Flanks.init) else { return nil }
    self.columns = columns
    self.rows = rows
    self.flanks = flanks
    self.ink = ink
  }

  /// Draws some rows, which must be below those drawn before.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - pixels: The place of a row's column 0.
  mutating func draw(
    rows: Range<Int>, pixels: (_ row: Int) -> UnsafeMutablePointer<UInt32>
  ) {
    let rows = rows.clamped(to: self.rows)
    let samples = Edge.samples(of: rows).clamped(to: flanks.samples)
    guard !columns.isEmpty, !samples.isEmpty else { return }
    let room = samples.count + 7
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: 2 * room) { places in
      guard let lefts = places.baseAddress else { return }
      let rights = lefts + room
      flanks.left.cross(samples, at: lefts)
      flanks.right.cross(samples, at: rights)
      var coverage = RowCoverage(columns: columns)
      for row in rows {
        let all = Edge.samples(of: row..<row &+ 1)
        if !addWholeRow(all, to: &coverage) {
          let crossed = all.clamped(to: samples)
          let first = crossed.lowerBound &- samples.lowerBound
          coverage.add(lefts + first, crossed.count, sign: 1)
          coverage.add(rights + first, crossed.count, sign: -1)
        }
        coverage.draw(ink, on: pixels(row))
      }
    }
  }

  /// Adds a row of pixels that one edge bounds on either side; false if it is another.
  @inline(__always)
  private mutating func addWholeRow(
    _ samples: Range<Int>, to coverage: inout RowCoverage
  ) -> Bool {
    guard let left = flanks.left.edge(through: samples),
      let right = flanks.right.edge(through: samples)
    else { return false }
    return coverage.addRow(from: samples.lowerBound, between: left, and: right)
  }
}
