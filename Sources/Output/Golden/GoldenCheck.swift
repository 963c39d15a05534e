public import ImageComparison

/// The result of comparing a recipe with its golden frames.
public struct GoldenCheck: Sendable {
  /// What differs or is missing, a sentence each; empty if nothing has changed.
  public internal(set) var failures: [GoldenFailure] = []
  /// The outcomes of the recipe's files, by name: `square/0.500.png`.
  ///
  /// If something besides the images has changed, the first outcome is `square/manifest.json`, with
  /// sentences and without images. The golden image of a removed key moment is missing, the image
  /// of a new one is extra.
  public internal(set) var outcomes: [ComparisonOutcome] = []
}
