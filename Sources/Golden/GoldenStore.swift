public import ImageComparison
public import SystemPackage

/// The golden frames of recipes: pictures and states that have been looked at and found right, against which later
/// ones are compared.
///
/// `<directory>/<recipe>/` holds one PNG file for each of the recipe's key moments, at most 480 pixels on its longer
/// side, and `manifest.json`.
public struct GoldenStore: Sendable {
  /// The difference of a channel that counts as equal unless something else is asked: one level of 255.
  ///
  /// The library below Cairo picks its code by the processor, and its roundings are not all alike.
  public static let usualTolerance = 1
  /// How pictures are compared unless something else is asked.
  public static let usualMetric = Metric.channel(tolerance: usualTolerance)

  /// Where the golden frames are.
  public let directory: FilePath
  /// Where a failed check puts its pictures: expected, difference and actual side by side.
  public let differences: FilePath

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - directory: Where the golden frames are, `renders/golden` in this project.
  ///   - differences: Where failed checks put pictures; `diff` beside the directory unless given.
  public init(directory: FilePath, differences: FilePath? = nil) {
    self.directory = directory
    self.differences = differences ?? directory.removingLastComponent().appending("diff")
  }

  /// The directory of a recipe's golden frames.
  public func directory(of id: String) -> FilePath { directory.appending(id) }

  /// The file of the picture of an instant: `1.500.png`.
  static func fileName(at time: Double) -> String { "\(GoldenTake.Picture.name(at: time)).png" }

  static let manifestName = "manifest.json"
}
