internal import Imaging

/// The mean structural similarity over windows and channels.
struct SSIMMetric: ScoringMetric {
  let window: SSIMWindow
  let minimum: Double

  var name: String { "SSIM" }
  var bound: ScoreBound { .atLeast(minimum) }
  var scoreOfEqualImages: Double { 1 }

  var margin: Int {
    switch window {
    case .gaussian: window.side / 2
    case .blocks: 0
    }
  }

  // Three sets of four planes of `Double`, and one of the similarities.
  var workingBytesPerPixel: Int {
    switch window {
    case .gaussian: 13 * 8
    case .blocks: 0
    }
  }

  func accumulator(for size: PixelSize) -> any ScoreAccumulator {
    switch window {
    case .gaussian: GaussianSSIM(size)
    case .blocks: BlockSSIM(size)
    }
  }

  func rank(of score: Double) -> Double { 1 - score }

  var description: String {
    switch window {
    case .gaussian: "SSIM, at least \(minimum)"
    case .blocks: "SSIM of blocks, at least \(minimum)"
    }
  }
}

/// The windows of which structural similarity is the mean.
public enum SSIMWindow: Hashable, Sendable {
  /// 11 x 11 pixels weighted by a Gaussian with a standard deviation of 1.5 pixels, around each
  /// pixel whose window lies inside the image, as in the paper.
  case gaussian
  /// 8 x 8 pixels without weights at every fourth column and row, as in ffmpeg's filter.
  ///
  /// Columns and rows after the last multiple of four are not measured.
  case blocks

  /// The length of a side, in pixels.
  public var side: Int {
    switch self {
    case .gaussian: 11
    case .blocks: 8
    }
  }
}

extension MetricDefinition {
  static let ssim = makeSSIM(
    name: "ssim",
    summary: "mean structural similarity in windows of 11 x 11 pixels (Wang and others 2004).",
    window: .gaussian)

  static let ssimBlocks = makeSSIM(
    name: "ssim-blocks", summary: "the same in windows of 8 x 8 pixels, as ffmpeg computes it.",
    window: .blocks)

  private static func makeSSIM(name: String, summary: String, window: SSIMWindow)
    -> MetricDefinition
  {
    MetricDefinition(
      name: name, summary: summary,
      threshold: Threshold(
        meaning: "lowest similarity that counts as the same", range: -1...1, defaultValue: 1)
    ) { _, threshold in .ssim(window, atLeast: threshold) }
  }
}
