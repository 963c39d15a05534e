internal import FileIO
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
  ///     `directory`, or `differences` if that is called `diff` itself.
  public init(directory: FilePath, differences: FilePath? = nil) {
    self.directory = directory
    self.differences = differences ?? Self.defaultDifferences(beside: directory)
  }

  private static func defaultDifferences(beside directory: FilePath) -> FilePath {
    // `..` names a directory, and not an entry of the one before it.
    guard let name = directory.lastComponent, name.kind == .regular else {
      return directory.appending("..").appending("diff")
    }
    return directory.removingLastComponent().appending(name == "diff" ? "differences" : "diff")
  }

  /// Returns the directory of a recipe's golden frames.
  public func directory(of id: String) -> FilePath { directory.appending(id) }

  /// Returns the file name of the image at a time: `1.500.png`.
  static func fileName(at time: Double) -> String { "\(GoldenCapture.Frame.name(at: time)).png" }

  static let manifestName = "manifest.json"

  /// Checks that the golden frames of a recipe and its panels have directories of their own, below
  /// those of the store.
  ///
  /// - Throws: A ``GoldenError`` otherwise.
  func validate(_ id: String) throws(GoldenError) {
    guard let name = FilePath.Component(id), name.kind == .regular else {
      throw GoldenError("The name of a recipe must be a file name, not '\(id)'.")
    }
    guard !isSameDirectory(directory, differences) else {
      throw GoldenError(
        "Golden frames and panels of differences cannot both be in \(directory.printable).")
    }
  }

  private func isSameDirectory(_ first: FilePath, _ second: FilePath) -> Bool {
    guard let first = try? first.stat(), let second = try? second.stat() else {
      return first.lexicallyNormalized() == second.lexicallyNormalized()
    }
    return (first.deviceID, first.inode) == (second.deviceID, second.inode)
  }
}
