/// The filling of a shape of two flanks with one colour, from the top down.
struct FlankFill {
  private let outline: Outline
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
    self.outline = outline
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
    guard !columns.isEmpty, !rows.isEmpty else { return }
    outline.corners.withUnsafeBufferPointer { corners in
      var coverage = RowCoverage(columns: columns)
      for row in rows {
        let top = row * Edge.samplesPerRow
        let samples = (top..<top + Edge.samplesPerRow).clamped(to: flanks.samples)
        guard let first = samples.first else { continue }
        flanks.left.descend(to: first, in: corners)
        flanks.right.descend(to: first, in: corners)
        let (left, right) = (flanks.left.edge, flanks.right.edge)
        let isWhole =
          samples.count == Edge.samplesPerRow
          && min(left.samples.upperBound, right.samples.upperBound) >= samples.upperBound
          && coverage.addRow(from: top, between: left, and: right)
        if !isWhole {
          coverage.add(samples, of: &flanks.left, in: corners, sign: 1)
          coverage.add(samples, of: &flanks.right, in: corners, sign: -1)
        }
        coverage.draw(ink, on: pixels(row))
      }
    }
  }
}
