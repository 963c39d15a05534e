internal import Imaging

// The detector of Vysniauskas, "Anti-aliased pixel and intensity slope detector", 2009, with the
// details of the pixelmatch library. A pixel is antialiasing if
// - among its eight neighbors some are darker, some are brighter and at most two are as bright,
//   and
// - the darkest or the brightest neighbor lies in a flat area of both images: at least three of
//   its own neighbors have its color.
// The outside of the image counts as one neighbor of the same color. If several neighbors are
// the darkest or the brightest, the first by column and then by row is used.

extension PixelPair {
  /// Returns whether a pixel looks like antialiasing in either image.
  func isAntialiased<Rules: PixelmatchRules>(
    _ column: Int, _ row: Int, by rules: Rules.Type
  ) -> Bool {
    isAntialiased(column, row, in: expected, beside: actual, by: rules)
      || isAntialiased(column, row, in: actual, beside: expected, by: rules)
  }

  private func isAntialiased<Rules: PixelmatchRules>(
    _ column: Int, _ row: Int, in pixels: UnsafeBufferPointer<Pixel>,
    beside others: UnsafeBufferPointer<Pixel>, by rules: Rules.Type
  ) -> Bool {
    let pixel = pixels[start(ofRow: row) + column]
    var equalCount = isAtEdge(column, row) ? 1 : 0
    var darkest = (distance: 0.0, column: 0, row: 0)
    var brightest = (distance: 0.0, column: 0, row: 0)
    for x in columns(around: column) {
      for y in rows(around: row) where x != column || y != row {
        let distance = rules.brightness(of: pixels[start(ofRow: y) + x], above: pixel)
        if distance == 0 {
          equalCount += 1
          if equalCount > 2 { return false }
        } else if distance > brightest.distance {
          brightest = (distance, x, y)
        } else if distance < darkest.distance {
          darkest = (distance, x, y)
        }
      }
    }
    guard darkest.distance < 0, brightest.distance > 0 else { return false }
    func isFlatInBoth(_ column: Int, _ row: Int) -> Bool {
      isFlat(column, row, in: pixels) && isFlat(column, row, in: others)
    }
    return isFlatInBoth(darkest.column, darkest.row)
      || isFlatInBoth(brightest.column, brightest.row)
  }

  /// Returns whether a pixel has at least three neighbors of its own color.
  private func isFlat(_ column: Int, _ row: Int, in pixels: UnsafeBufferPointer<Pixel>) -> Bool {
    let pixel = pixels[start(ofRow: row) + column]
    var equalCount = isAtEdge(column, row) ? 1 : 0
    for y in rows(around: row) {
      for x in columns(around: column)
      where (x != column || y != row) && pixels[start(ofRow: y) + x] == pixel {
        equalCount += 1
      }
    }
    return equalCount > 2
  }

  private func isAtEdge(_ column: Int, _ row: Int) -> Bool {
    column == 0 || row == 0 || column == size.width - 1 || row == size.height - 1
  }

  private func columns(around column: Int) -> ClosedRange<Int> {
    max(column - 1, 0)...min(column + 1, size.width - 1)
  }

  private func rows(around row: Int) -> ClosedRange<Int> {
    max(row - 1, 0)...min(row + 1, size.height - 1)
  }
}
