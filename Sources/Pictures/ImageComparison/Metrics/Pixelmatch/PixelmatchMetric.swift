internal import Geometry
internal import Imaging

/// Counts the pixels that differ by more than a threshold, by a version of the rules of the
/// pixelmatch library.
struct PixelmatchMetric<Rules: PixelmatchRules>: CountingMetric {
  let threshold: Double
  let ignoresAntialiasing: Bool
  /// The color space, as it follows a threshold.
  let space: String

  var tolerance: Int { 0 }
  var examinesPixels: Bool { true }
  var examinesNeighbors: Bool { ignoresAntialiasing }

  func criterion(ofNone none: String) -> String {
    " by more than \(threshold) in \(space)"
      + (ignoresAntialiasing ? ", ignoring antialiasing" : "")
  }

  func validate() {
    precondition(
      pixelmatchThresholds.contains(threshold), "a threshold is 0 to 1, not \(threshold)")
  }

  func forEachDifference(
    in pair: AlignedPair, within part: PixelRect, _ body: (_ column: Int, _ row: Int) -> Void
  ) {
    switch pair {
    case .shallow(let pair): forEachDifference(in: pair, within: part, body)
    case .deep(let pair): forEachDifference(in: pair, within: part, body)
    }
  }

  private func forEachDifference<Pixel: PackedPixel>(
    in pair: PixelPair<Pixel>, within part: PixelRect,
    _ body: (_ column: Int, _ row: Int) -> Void
  ) {
    pair.forEachDifference(
      within: part, ignoringAntialiasing: ignoresAntialiasing, by: Rules.self,
      where: { left, right, column, row in
        Rules.differ(
          left, right, at: row &* pair.size.width &+ column, threshold: threshold)
      }, body)
  }
}

/// The thresholds allowed, as a fraction of the largest distance.
private let pixelmatchThresholds = 0.0...1

extension Metric {
  /// The implementation of ``pixelmatch(threshold:ignoresAntialiasing:)``.
  static func yiqMetric(_ threshold: Double, _ ignoresAntialiasing: Bool) -> any CountingMetric {
    PixelmatchMetric<YIQRules>(
      threshold: threshold, ignoresAntialiasing: ignoresAntialiasing, space: "YIQ")
  }

  /// The implementation of ``pixelmatchOKLab(threshold:ignoresAntialiasing:)``.
  static func okLabMetric(_ threshold: Double, _ ignoresAntialiasing: Bool) -> any CountingMetric {
    PixelmatchMetric<OKLabRules>(
      threshold: threshold, ignoresAntialiasing: ignoresAntialiasing, space: "OKLab")
  }
}

extension MetricDefinition {
  static let pixelmatch = MetricDefinition(
    name: "pixelmatch",
    summary: "pixels that differ by more than the threshold in YIQ, as pixelmatch up to version 6 "
      + "counts them (Kotsarenko and Ramos 2010).",
    options: MetricOption.allowance.union([.ignoreAntialiasing]),
    threshold: Threshold(
      meaning: "largest YIQ distance that counts as equal, 0 to 1",
      range: pixelmatchThresholds, defaultValue: 0.1)
  ) { settings, threshold in
    .pixelmatch(threshold: threshold, ignoresAntialiasing: settings.ignoresAntialiasing)
  }

  static let pixelmatchOKLab = MetricDefinition(
    name: "pixelmatch-oklab",
    summary: "the same in OKLab, as pixelmatch after version 7.2 counts them (Ottosson 2020).",
    options: MetricOption.allowance.union([.ignoreAntialiasing]),
    threshold: Threshold(
      meaning: "largest OKLab distance that counts as equal, 0 to 1",
      range: pixelmatchThresholds, defaultValue: 0.1)
  ) { settings, threshold in
    .pixelmatchOKLab(threshold: threshold, ignoresAntialiasing: settings.ignoresAntialiasing)
  }
}
