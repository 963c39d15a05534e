public import ImageComparison
public import SystemPackage

/// A directory of golden frames: reviewed images and view states of recipes, with which later ones
/// are compared.
///
/// `<directory>/<recipe>/` contains a PNG file for each of the recipe's key moments, at most 480
/// pixels on the longer side, and `manifest.json`.
public struct GoldenStore: Sendable {
  /// The default tolerance: one level of 255 per channel.
  ///
  /// Graphics libraries select their code by processor, and the variants round differently.
  public static let defaultTolerance = 1
  /// The default metric.
  public static let defaultMetric = Metric.channel(tolerance: defaultTolerance)

  /// The directory of the golden frames.
  public let directory: FilePath
  /// The directory to which a failed check writes panels of expected image, difference and actual
  /// image.
  public let differences: FilePath

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - directory: The directory of the golden frames, `renders/golden` in this project.
  ///   - differences: The directory for panels of failed checks; by default `diff` beside
  ///     `directory`.
  public init(directory: FilePath, differences: FilePath? = nil) {
    self.directory = directory
    self.differences = differences ?? directory.removingLastComponent().appending("diff")
  }

  /// Returns the directory of a recipe's golden frames.
  public func directory(of id: String) -> FilePath { directory.appending(id) }

  /// Returns the file name of the image at a time: `1.500.png`.
  static func fileName(at time: Double) -> String { "\(GoldenCapture.Frame.name(at: time)).png" }

  static let manifestName = "manifest.json"
}
