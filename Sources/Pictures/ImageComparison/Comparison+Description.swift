extension Comparison: CustomStringConvertible {
  /// A phrase for a failure message.
  public var description: String {
    switch self {
    case .sizes(let expected, let actual):
      "the size is \(actual) pixels, \(expected) is expected"
    case .pixels(let pixels): pixels.description
    }
  }
}

extension PixelComparison: CustomStringConvertible {
  /// A phrase with the metric's number, the count, the largest difference and the bounds.
  public var description: String {
    guard largestDifference.maximum > 0 else { return "all \(pixelCount) pixels are equal" }
    switch metric.algorithm {
    case .counting(let metric): return counts(criterion: metric.criterion(ofNone: ""))
    case .scoring(let metric): return "\(metric.phrase(for: value)); \(counts(criterion: ""))"
    }
  }

  private func counts(criterion: String) -> String {
    guard let bounds else {
      return "none of \(pixelCount) pixels differs\(criterion) (largest: \(largestDifference))"
    }
    return "\(differingPixelCount) of \(pixelCount) pixels differ\(criterion) "
      + "(largest: \(largestDifference)), all within \(bounds)"
  }
}

extension PixelComparison {
  /// The amount of the difference for a table: the pixels counted, or the metric's number.
  package var amount: String {
    switch metric.algorithm {
    case .counting: "\(differingPixelCount) px"
    case .scoring(let metric): value.map(metric.text) ?? "no window"
    }
  }

  /// A measure of the difference that grows with it and is 0 for equal images.
  ///
  /// Only comparisons by the same metric can be ranked. `nil` if no pixel could be measured.
  package var rank: Double? {
    switch metric.algorithm {
    case .counting: Double(differingPixelCount)
    case .scoring(let metric): value.map(metric.rank)
    }
  }
}

extension ScoringMetric {
  /// A phrase with the number and its bound; the number is rounded away from the bound, so that it
  /// never seems to meet a bound that it misses.
  fileprivate func phrase(for score: Double?) -> String {
    func rounded(_ score: Double, _ rule: FloatingPointRoundingRule) -> Double {
      (score * 1e6).rounded(rule) / 1e6
    }
    guard let score else { return "\(name) has no complete window to measure" }
    return switch bound {
    case .atLeast(let minimum):
      "\(name) is \(rounded(score, .down))\(unit), at least \(minimum)\(unit) is required"
    case .atMost(let maximum):
      "\(name) is \(rounded(score, .up))\(unit), at most \(maximum)\(unit) is allowed"
    }
  }
}
