internal import Imaging

// SSIM = (2 m n + c) (2 cov + d) / ((m² + n² + c) (var m + var n + d)) for each window, where m and
// n are the means of the two images, c = (0.01 L)² and d = (0.03 L)² with L the highest level:
// Wang, Bovik, Sheikh and Simoncelli, "Image quality assessment: from error visibility to
// structural similarity", 2004.

/// The similarities of the windows of all channels.
///
/// A window in which the images are equal has exactly the similarity 1. What is added is the
/// difference from 1, so that such windows need not be computed.
struct SimilaritySums {
  /// The sum of the differences from 1, by the channel's number.
  private var sums = SIMD4<Double>()
  /// The number of windows that count; the same in each channel.
  private(set) var windowCount = 0
  /// Whether all pixels of both images are opaque.
  private var areOpaque = true

  /// Adds the differences from 1 of a row of windows of a channel.
  mutating func add(_ difference: Double, in channel: Channel) {
    sums[channel.rawValue] += difference
  }

  /// Adds windows that count.
  mutating func addWindows(_ count: Int) { windowCount += count }

  /// Adds the pixels of rows, which may be transparent.
  mutating func add<Pixel>(_ rows: Range<Int>, of pair: PixelPair<Pixel>) {
    guard areOpaque else { return }
    areOpaque = pair.commonBits(in: pair.indices(of: rows)) >= Pixel.opaqueBlack
  }

  /// The mean over the windows and channels; alpha is left out if both images are opaque.
  ///
  /// `nil` if there are no windows.
  var mean: Double? {
    guard windowCount > 0 else { return nil }
    let channelCount = areOpaque ? 3 : 4
    let sum = [Channel.red, .green, .blue, .alpha].reduce(0) { $0 + sums[$1.rawValue] }
    let count = Double(channelCount * windowCount)
    return (count + sum) / count
  }
}
