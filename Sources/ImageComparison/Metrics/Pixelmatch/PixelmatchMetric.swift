internal import Imaging

/// Counts the pixels whose colours over white differ by more than a threshold in YIQ space.
struct PixelmatchMetric: CountingMetric {
  /// The thresholds allowed, as a fraction of the largest distance.
  static let thresholds = 0.0...1

  let threshold: Double
  let ignoresAntialiasing: Bool

  var tolerance: Int { 0 }
  var examinesPixels: Bool { true }

  func criterion(ofNone none: String) -> String {
    " by more than \(threshold) in YIQ" + (ignoresAntialiasing ? ", ignoring antialiasing" : "")
  }

  func validate() {
    precondition(
      Self.thresholds.contains(threshold), "a threshold is 0 to 1, not \(threshold)")
  }

  func forEachDifference(
    in pair: AlignedPair, within part: PixelRect, _ body: (_ column: Int, _ row: Int) -> Void
  ) {
    switch pair {
    case .shallow(let pair):
      pair.forEachDifference(
        within: part, ignoringAntialiasing: ignoresAntialiasing, where: isDifferent, body)
    case .deep(let pair):
      pair.forEachDifference(
        within: part, ignoringAntialiasing: ignoresAntialiasing, where: isDifferent, body)
    }
  }

  private func isDifferent<Pixel: PackedPixel>(_ left: Pixel, _ right: Pixel) -> Bool {
    YIQ(left).squaredDistance(to: YIQ(right)) > YIQ.maximumSquaredDistance * threshold * threshold
  }
}

extension MetricDefinition {
  static let pixelmatch = MetricDefinition(
    name: "pixelmatch",
    summary: "pixels that differ by more than the threshold in YIQ (Kotsarenko and Ramos 2010).",
    options: MetricOption.allowance.union([.ignoreAntialiasing]),
    threshold: Threshold(
      meaning: "largest YIQ distance that counts as equal, 0 to 1",
      range: PixelmatchMetric.thresholds, defaultValue: 0.1)
  ) { settings, threshold in
    .pixelmatch(threshold: threshold, ignoresAntialiasing: settings.ignoresAntialiasing)
  }
}
