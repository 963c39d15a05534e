/// How two pictures are compared, and from where on they count as the same.
///
/// All metrics work on straight samples as they are stored. Levels are those of the depth of the
/// comparison: 0...255, or 0...65,535 where one of the pictures has 16 bits.
public enum Metric: Hashable, Sendable {
  /// Counts the pixels of which a channel, alpha included, differs by more than a number of levels.
  ///
  /// With `ignoresAntialiasing`, pixels that the test of the ``pixelmatch(threshold:ignoresAntialiasing:)``
  /// metric takes for antialiasing are not counted.
  case channel(tolerance: Int = 0, ignoresAntialiasing: Bool = false)

  /// Counts the pixels whose colours over white are apart by more than a part of what is possible.
  ///
  /// The distance is the YIQ one of Kotsarenko and Ramos, "Measuring perceived color difference using YIQ
  /// NTSC transmission color space in mobile applications", 2010; the test for antialiasing is that of
  /// Vysniauskas, "Anti-aliased pixel and intensity slope detector", 2009. Counts are those of the
  /// pixelmatch library. `threshold` is 0...1; its square is the part of the largest squared distance.
  case pixelmatch(threshold: Double = 0.1, ignoresAntialiasing: Bool = true)

  /// The peak signal-to-noise ratio, in decibels: ten times the decimal logarithm of the square of the
  /// highest level over the mean squared difference of all samples.
  ///
  /// Alpha counts as a channel unless both pictures are opaque. The ratio of equal pictures is infinite.
  /// Pictures are the same from `atLeast` on.
  case psnr(atLeast: Double = .infinity)

  /// The mean structural similarity of Wang, Bovik, Sheikh and Simoncelli, "Image quality assessment: from
  /// error visibility to structural similarity", 2004, over windows and channels; 1 for equal pictures.
  ///
  /// Alpha counts as a channel unless both pictures are opaque. Pictures are the same from `atLeast` on.
  case ssim(SSIMWindow = .gaussian, atLeast: Double = 1)

  /// The mean error of LDR-FLIP, which tells how much a person notices who sees one picture after the other in
  /// the same place: Andersson, Nilsson, Akenine-Möller, Oskarsson, Åström and Fairchild, "FLIP: A Difference
  /// Evaluator for Alternating Images", 2020; 0 for equal pictures to 1.
  ///
  /// `pixelsPerDegree`, 1...1000, is how many pixels the eye sees in a degree; the default is that of the paper.
  /// Pictures are seen over white, and are the same up to `atMost`.
  case flip(pixelsPerDegree: Double = Metric.usualPixelsPerDegree, atMost: Double = 0)

  /// The pixels in a degree of a display of 3840 pixels on 0.7 m, seen from 0.7 m: 67.02.
  public static let usualPixelsPerDegree = 0.7 * 3840 / 0.7 * .pi / 180

  /// Tells whether any sample differs: ``channel(tolerance:ignoresAntialiasing:)`` without tolerance.
  public static let exact = Metric.channel()
}

/// The parts of a picture that structural similarity looks at one by one.
public enum SSIMWindow: Hashable, Sendable {
  /// 11 x 11 pixels with the weights of a Gaussian of 1.5 pixels, around each pixel that has room for it,
  /// as in the paper.
  case gaussian
  /// 8 x 8 pixels without weights at every fourth column and row, as in ffmpeg's filter.
  ///
  /// Columns and rows after the last multiple of four are not looked at.
  case blocks

  /// The length of a side, in pixels.
  public var side: Int {
    switch self {
    case .gaussian: 11
    case .blocks: 8
    }
  }
}

extension Metric {
  /// What the number of a metric must keep to.
  enum Bound {
    case atLeast(Double)
    case atMost(Double)

    func isKept(by value: Double) -> Bool {
      switch self {
      case .atLeast(let bound): value >= bound
      case .atMost(let bound): value <= bound
      }
    }
  }

  /// The bound of a metric that yields one number for a picture; `nil` for one that counts pixels.
  var bound: Bound? {
    switch self {
    case .channel, .pixelmatch: nil
    case .psnr(let bound), .ssim(_, let bound): .atLeast(bound)
    case .flip(_, let bound): .atMost(bound)
    }
  }
}
