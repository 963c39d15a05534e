internal import Imaging

extension PixelPair {
  /// Calls a function with the column and row of each differing pixel in a rectangle, row by row.
  ///
  /// - Parameters:
  ///   - part: The rectangle.
  ///   - ignoresAntialiasing: Whether pixels that look like antialiasing are left out.
  ///   - rules: The rules by which antialiasing is detected.
  ///   - isDifferent: Whether two unequal pixels at a column and row differ.
  ///   - body: The function.
  @inline(__always)
  func forEachDifference<Rules: PixelmatchRules>(
    within part: PixelRect, ignoringAntialiasing ignoresAntialiasing: Bool, by rules: Rules.Type,
    where isDifferent: (_ expected: Pixel, _ actual: Pixel, _ column: Int, _ row: Int) -> Bool,
    _ body: (_ column: Int, _ row: Int) -> Void
  ) {
    for row in part.rows {
      let start = start(ofRow: row)
      forEachUnequal(in: start + part.columns.lowerBound..<start + part.columns.upperBound + 1) {
        let column = $0 - start
        if isDifferent(expected[$0], actual[$0], column, row),
          !(ignoresAntialiasing && isAntialiased(column, row, by: rules))
        {
          body(column, row)
        }
      }
    }
  }

  /// Calls a function with the indices at which the images are not equal.
  private func forEachUnequal(in range: Range<Int>, _ body: (Int) -> Void) {
    var index = range.lowerBound
    while index < range.upperBound {
      // Most pixels are equal: eight are tested at once.
      let end = min(index + 8, range.upperBound)
      var difference: Pixel = 0
      for index in index..<end { difference |= expected[index] ^ actual[index] }
      if difference != 0 {
        for index in index..<end where expected[index] != actual[index] { body(index) }
      }
      index = end
    }
  }
}
