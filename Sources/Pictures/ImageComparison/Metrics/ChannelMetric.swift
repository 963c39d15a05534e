internal import Geometry
internal import Imaging

/// Counts the pixels in which a channel differs by more than a number of levels.
struct ChannelMetric: CountingMetric {
  /// The tolerances allowed, in levels.
  static let tolerances = 0...65_535

  var tolerance = 0
  var ignoresAntialiasing = false

  var examinesPixels: Bool { ignoresAntialiasing }
  var examinesNeighbors: Bool { ignoresAntialiasing }

  func criterion(ofNone none: String) -> String {
    let levels =
      switch tolerance {
      case 0: none
      case 1: " by more than 1 level"
      default: " by more than \(tolerance) levels"
      }
    return levels + (ignoresAntialiasing ? ", ignoring antialiasing" : "")
  }

  func validate() {
    precondition(
      Self.tolerances.contains(tolerance), "a tolerance is 0 to 65535 levels, not \(tolerance)")
  }

  func forEachDifference(
    in pair: AlignedPair, within part: PixelRect, _ body: (_ column: Int, _ row: Int) -> Void
  ) {
    switch pair {
    case .shallow(let pair):
      pair.forEachDifference(
        within: part, ignoringAntialiasing: ignoresAntialiasing, by: YIQRules.self,
        where: isDifferent, body)
    case .deep(let pair):
      pair.forEachDifference(
        within: part, ignoringAntialiasing: ignoresAntialiasing, by: YIQRules.self,
        where: isDifferent, body)
    }
  }

  private func isDifferent<Pixel: PackedPixel>(
    _ left: Pixel, _ right: Pixel, _ column: Int, _ row: Int
  ) -> Bool {
    Channel.allCases.contains { abs(left.level($0) - right.level($0)) > tolerance }
  }
}

extension MetricDefinition {
  static let exact = MetricDefinition(
    name: "exact", summary: "pixels that differ at all.", options: MetricOption.allowance
  ) { _, _ in .exact }

  package static let channel = MetricDefinition(
    name: "channel",
    summary: "pixels in which a channel differs by more than the tolerance.",
    options: MetricOption.allowance.union([.tolerance, .ignoreAntialiasing])
  ) { settings, _ in
    .channel(
      tolerance: settings.tolerance, ignoresAntialiasing: settings.ignoresAntialiasing)
  }
}
