internal import Imaging

// SSIM = (2 m n + c) (2 cov + d) / ((m² + n² + c) (var m + var n + d)) for each window, where m and
// n are the means of the two images, c = (0.01 L)² and d = (0.03 L)² with L the highest level:
// Wang, Bovik, Sheikh and Simoncelli, "Image quality assessment: from error visibility to
// structural similarity", 2004.

extension PixelPair {
  /// Returns the mean structural similarity over all windows that count, in all channels.
  ///
  /// - Returns: `nil` if there are no such windows, as in an image smaller than a window.
  func structuralSimilarity(in window: SSIMWindow) -> Double? {
    guard size.width >= window.side, size.height >= window.side else { return nil }
    guard let differing = scanLevels(tolerance: 0).bounds else { return 1 }
    var sum = 0.0
    var count = 0
    for channel in channels {
      switch window {
      case .gaussian:
        addGaussianSimilarities(of: channel, differing: differing, to: &sum, &count)
      case .blocks: addBlockSimilarities(of: channel, to: &sum, &count)
      }
    }
    return count > 0 ? sum / Double(count) : nil
  }
}
