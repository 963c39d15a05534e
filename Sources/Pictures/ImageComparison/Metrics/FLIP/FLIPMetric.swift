internal import Imaging

/// The mean error of LDR-FLIP.
struct FLIPMetric: ScoringMetric {
  /// The resolutions allowed, in pixels per degree of visual angle.
  static let resolutions = 1.0...1000

  let pixelsPerDegree: Double
  let maximum: Double

  var name: String { "FLIP" }
  var bound: ScoreBound { .atMost(maximum) }
  var scoreOfEqualImages: Double { 0 }

  func validate() {
    guard Self.resolutions.contains(pixelsPerDegree) else {
      fatalError("a degree has 1 to 1000 pixels, not \(pixelsPerDegree)")
    }
  }

  var margin: Int { FLIPFilters.radius(pixelsPerDegree: pixelsPerDegree) }

  // Four planes of `Float` of the present image, and eight of each image after filtering.
  var workingBytesPerPixel: Int { (4 + 2 * 8) * 4 }

  func accumulator(for size: PixelSize) -> any ScoreAccumulator {
    FLIPErrors(size, FLIPFilters(pixelsPerDegree: pixelsPerDegree))
  }

  func rank(of score: Double) -> Double { score }

  var description: String {
    "FLIP at \((pixelsPerDegree * 10).rounded() / 10) pixels a degree, at most \(maximum)"
  }
}

extension MetricDefinition {
  static let flip = MetricDefinition(
    name: "flip",
    summary: "mean error perceived when the images alternate, 0 to 1 (Andersson and others 2020).",
    options: [.pixelsPerDegree],
    threshold: Threshold(
      meaning: "highest error that counts as the same", range: 0...1, defaultValue: 0)
  ) { settings, threshold in
    .flip(pixelsPerDegree: settings.pixelsPerDegree, atMost: threshold)
  }
}
