extension Metric: CustomStringConvertible {
  /// What counts as a difference, or what is asked, in a phrase.
  public var description: String {
    switch self {
    case .channel(let tolerance, let ignoresAntialiasing):
      (tolerance == 0
        ? "pixels that differ at all"
        : "pixels that differ by more than \(tolerance) level\(tolerance == 1 ? "" : "s")")
        + (ignoresAntialiasing ? ", antialiasing aside" : "")
    case .pixelmatch(let threshold, let ignoresAntialiasing):
      "pixels that differ by more than \(threshold) in YIQ"
        + (ignoresAntialiasing ? ", antialiasing aside" : "")
    case .psnr(let bound): "PSNR, at least \(bound) dB"
    case .ssim(.gaussian, let bound): "SSIM, at least \(bound)"
    case .ssim(.blocks, let bound): "SSIM of blocks, at least \(bound)"
    case .flip(let pixelsPerDegree, let bound):
      "FLIP at \(tenths(pixelsPerDegree)) pixels a degree, at most \(bound)"
    }
  }

  private func tenths(_ value: Double) -> Double { (value * 10).rounded() / 10 }

  /// Whether the metric counts pixels, so that some may be allowed to differ; others have a bound of their own.
  public var isCounting: Bool { bound == nil }
}

extension Allowance: CustomStringConvertible {
  /// What may differ, in a phrase.
  public var description: String {
    switch self {
    case .pixels(0): "none may"
    case .pixels(let count): "up to \(count) may"
    case .percent(let percent): "up to \(percent) % of all may"
    }
  }
}
