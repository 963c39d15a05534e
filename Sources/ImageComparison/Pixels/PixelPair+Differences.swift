internal import Imaging

extension PixelPair {
  /// Calls a function with the column and row of each pixel in a rectangle that a metric counts, row by row.
  ///
  /// A metric that yields one number for a picture counts every pixel that differs at all.
  func forEachDifference(
    by metric: Metric, in part: PixelRect, _ body: (_ column: Int, _ row: Int) -> Void
  ) {
    let ignoresAntialiasing = metric.ignoresAntialiasing
    for row in part.rows {
      let start = row * size.width
      forEachUnequal(in: start + part.columns.lowerBound..<start + part.columns.upperBound + 1) {
        let column = $0 - start
        if isDifferent(at: $0, by: metric),
          !(ignoresAntialiasing && isAntialiased(column, row))
        {
          body(column, row)
        }
      }
    }
  }

  /// Calls a function with the places in which the pictures are not equal.
  private func forEachUnequal(in range: Range<Int>, _ body: (Int) -> Void) {
    expected.withUnsafeBufferPointer { expected in
      actual.withUnsafeBufferPointer { actual in
        var index = range.lowerBound
        while index < range.upperBound {
          // Most pixels are equal, eight at a time.
          let end = min(index + 8, range.upperBound)
          var difference: Pixel = 0
          for place in index..<end { difference |= expected[place] ^ actual[place] }
          if difference != 0 {
            for place in index..<end where expected[place] != actual[place] { body(place) }
          }
          index = end
        }
      }
    }
  }

  private func isDifferent(at index: Int, by metric: Metric) -> Bool {
    let left = expected[index]
    let right = actual[index]
    return switch metric {
    case .channel(let tolerance, _):
      Channel.allCases.contains { abs(left.level($0) - right.level($0)) > tolerance }
    case .pixelmatch(let threshold, _):
      YIQ(left).squaredDistance(to: YIQ(right)) > YIQ.largestSquaredDistance * threshold * threshold
    case .psnr, .ssim, .flip: true
    }
  }
}

extension Metric {
  /// Whether pixels that look like antialiasing are not counted.
  fileprivate var ignoresAntialiasing: Bool {
    switch self {
    case .channel(_, let ignoresAntialiasing), .pixelmatch(_, let ignoresAntialiasing):
      ignoresAntialiasing
    case .psnr, .ssim, .flip: false
    }
  }
}
