extension PixelPair {
  /// Calls a function with the column and row of each pixel that a metric counts, row by row.
  ///
  /// A metric that yields one number for a picture counts every pixel that differs at all.
  func forEachDifference(by metric: Metric, _ body: (_ column: Int, _ row: Int) -> Void) {
    let ignoresAntialiasing = metric.ignoresAntialiasing
    var index = 0
    for row in 0..<size.height {
      for column in 0..<size.width {
        if expected[index] != actual[index], isDifferent(at: index, by: metric),
          !(ignoresAntialiasing && isAntialiased(column, row))
        {
          body(column, row)
        }
        index += 1
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
