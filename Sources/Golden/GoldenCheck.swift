public import Report

/// What became of a recipe that was compared with its golden frames.
public struct GoldenCheck: Sendable {
  /// What is wrong, a sentence each; empty where all is as it was.
  public internal(set) var failures: [GoldenFailure] = []
  /// The recipe's files one by one, by name: `square/0.500.png`.
  ///
  /// First comes `square/manifest.json` if something besides the pictures is wrong, with sentences and without
  /// pictures. A golden picture of what is no key moment any more is missing, a new moment is extra.
  public internal(set) var outcomes: [PictureOutcome] = []
}
