internal import Imaging

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
  /// A phrase with what the metric yields, the count, the largest difference and the bounds.
  public var description: String {
    guard largest.largest > 0 else { return "all \(pixelCount) pixels are equal" }
    let counted: String
    if let bounds {
      counted =
        "\(differingPixelCount) of \(pixelCount) pixels differ\(metric.margin) "
        + "(largest: \(largest)), all within \(bounds)"
    } else {
      counted = "none of \(pixelCount) pixels differs\(metric.margin) (largest: \(largest))"
    }
    return metric.bound == nil ? counted : "\(metric.phrase(for: value)); \(counted)"
  }
}

extension Metric {
  /// From where on a pixel is counted, as it ends "pixels differ".
  fileprivate var margin: String {
    switch self {
    case .channel(let tolerance, let ignoresAntialiasing):
      (tolerance == 0
        ? "" : tolerance == 1 ? " by more than 1 level" : " by more than \(tolerance) levels")
        + (ignoresAntialiasing ? ", antialiasing aside" : "")
    case .pixelmatch(let threshold, let ignoresAntialiasing):
      " by more than \(threshold) in YIQ" + (ignoresAntialiasing ? ", antialiasing aside" : "")
    case .psnr, .ssim, .flip: ""
    }
  }

  /// What the metric yields beside what is asked, rounded away from the bound it may miss.
  fileprivate func phrase(for value: Double?) -> String {
    func rounded(_ value: Double, _ rule: FloatingPointRoundingRule) -> Double {
      (value * 1e6).rounded(rule) / 1e6
    }
    let name: String
    let unit: String
    switch self {
    case .psnr: (name, unit) = ("PSNR", " dB")
    case .flip: (name, unit) = ("FLIP", "")
    default: (name, unit) = ("SSIM", "")
    }
    guard let value, let bound else { return "\(name) has no whole window to look at" }
    return switch bound {
    case .atLeast(let bound):
      "\(name) is \(rounded(value, .down))\(unit), at least \(bound)\(unit) is asked"
    case .atMost(let bound):
      "\(name) is \(rounded(value, .up))\(unit), at most \(bound)\(unit) is asked"
    }
  }
}
