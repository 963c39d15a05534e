/// A way to compare two images, with the limit within which they count as the same.
///
/// All metrics compare straight (not premultiplied) samples. Levels are those of the comparison's
/// depth: 0...255, or 0...65,535 if one of the images has 16 bits a sample.
///
/// A new metric is a case here, a line in `algorithm` and in `definitions`, and a file of its
/// own with the implementation and the `MetricDefinition`.
public enum Metric: Hashable, Sendable {
  /// Counts the pixels in which a channel, alpha included, differs by more than a number of levels.
  ///
  /// `tolerance` is 0...65,535. With `ignoresAntialiasing`, pixels that the
  /// ``pixelmatch(threshold:ignoresAntialiasing:)`` metric detects as antialiasing are not counted.
  case channel(tolerance: Int = 0, ignoresAntialiasing: Bool = false)

  /// Counts the pixels whose colors over white differ by more than a threshold in YIQ space.
  ///
  /// The distance is that of Kotsarenko and Ramos, "Measuring perceived color difference using YIQ
  /// NTSC transmission color space in mobile applications", 2010; antialiasing is detected as in
  /// Vysniauskas, "Anti-aliased pixel and intensity slope detector", 2009. The counts equal those
  /// of the pixelmatch library up to version 6, and of later ones up to 7.2 for opaque images.
  /// `threshold` is 0...1; a pixel differs if its squared distance is
  /// above `threshold` squared times the largest possible squared distance.
  case pixelmatch(threshold: Double = 0.1, ignoresAntialiasing: Bool = true)

  /// Counts the pixels whose colors differ by more than a threshold in OKLab space.
  ///
  /// The distance is HyAB (Abasi and others 2020) of toe-corrected lightness and chroma in OKLab
  /// (Ottosson 2020), on which black and white are 1 apart; a translucent pixel is blended with a
  /// background that depends on its position. The counts equal those of the pixelmatch library
  /// after version 7.2; at the same `threshold`, 0...1, they differ from those in YIQ.
  case pixelmatchOKLab(threshold: Double = 0.1, ignoresAntialiasing: Bool = true)

  /// The peak signal-to-noise ratio in decibels: 10 log10(peak² / mean squared error of all
  /// samples).
  ///
  /// Alpha counts as a channel unless both images are opaque. The ratio of equal images is
  /// infinite. Images are the same if the ratio is at least `atLeast`.
  case psnr(atLeast: Double = .infinity)

  /// The mean structural similarity over windows and channels; 1 for equal images.
  ///
  /// Source: Wang, Bovik, Sheikh and Simoncelli, "Image quality assessment: from error visibility
  /// to structural similarity", 2004. Alpha counts as a channel unless both images are opaque.
  /// Images are the same if the similarity is at least `atLeast`.
  case ssim(SSIMWindow = .gaussian, atLeast: Double = 1)

  /// The mean LDR-FLIP error, from 0 for equal images to 1: the difference that a viewer perceives
  /// when the images alternate in the same place.
  ///
  /// Source: Andersson, Nilsson, Akenine-Möller, Oskarsson, Åström and Fairchild, "FLIP: A
  /// Difference Evaluator for Alternating Images", 2020. Images are blended over white.
  /// `pixelsPerDegree` is the resolution in pixels per degree of visual angle, 1...1000; the
  /// default is the paper's. Images are the same if the error is at most `atMost`.
  case flip(pixelsPerDegree: Double = Metric.defaultPixelsPerDegree, atMost: Double = 0)

  /// The resolution of a display 0.7 m wide with 3840 columns, seen from 0.7 m: 67.02 pixels per
  /// degree of visual angle.
  public static let defaultPixelsPerDegree = 0.7 * 3840 / 0.7 * .pi / 180

  /// Counts the pixels that differ at all: ``channel(tolerance:ignoresAntialiasing:)`` with
  /// tolerance 0.
  public static let exact = Metric.channel()
}

extension Metric {
  /// All metrics that can be selected by name, in the order in which help lists them.
  ///
  /// Help texts, completions and the validation of options are generated from this list.
  package static let definitions: [MetricDefinition] = [
    .exact, .channel, .pixelmatch, .pixelmatchOKLab, .psnr, .ssim, .ssimBlocks, .flip,
  ]

  /// The implementation of the metric.
  var algorithm: MetricAlgorithm {
    switch self {
    case .channel(let tolerance, let ignoresAntialiasing):
      .counting(ChannelMetric(tolerance: tolerance, ignoresAntialiasing: ignoresAntialiasing))
    case .pixelmatch(let threshold, let ignoresAntialiasing):
      .counting(Self.yiqMetric(threshold, ignoresAntialiasing))
    case .pixelmatchOKLab(let threshold, let ignoresAntialiasing):
      .counting(Self.okLabMetric(threshold, ignoresAntialiasing))
    case .psnr(let minimum): .scoring(PSNRMetric(minimum: minimum))
    case .ssim(let window, let minimum): .scoring(SSIMMetric(window: window, minimum: minimum))
    case .flip(let pixelsPerDegree, let maximum):
      .scoring(FLIPMetric(pixelsPerDegree: pixelsPerDegree, maximum: maximum))
    }
  }

  /// Whether the metric counts pixels, so that an ``Allowance`` applies; the other metrics compute
  /// one number and have a bound of their own.
  public var isCounting: Bool { if case .counting = algorithm { true } else { false } }
}

extension Metric: CustomStringConvertible {
  /// What counts as a difference, or the bound of the number, as a phrase.
  public var description: String {
    switch algorithm {
    case .counting(let metric): "pixels that differ\(metric.criterion(ofNone: " at all"))"
    case .scoring(let metric): metric.description
    }
  }
}
