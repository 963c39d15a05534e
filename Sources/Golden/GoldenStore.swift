internal import FoundationEssentials
internal import Geometry
internal import Imaging
internal import Raster
internal import Stage
public import SystemPackage

/// The golden frames of recipes: pictures and states that have been looked at and found right, against which later
/// ones are compared.
///
/// `<directory>/<recipe>/` holds one PNG file for each of the recipe's key moments, at most 480 pixels on its longer
/// side, and `manifest.json`.
public struct GoldenStore: Sendable {
  /// The frame rate at which a film's frames are counted.
  static let framesPerSecond = 60
  /// The longer side of the pictures, in pixels.
  static let longerSide = 480.0
  /// How far a number of a state may be from its golden one, in its own unit.
  static let stateTolerance = 1e-6

  /// How much a picture may differ from its golden one.
  public struct Tolerance: Hashable, Sendable {
    /// The difference of a channel that is still taken as equal, in levels of 255.
    ///
    /// One by default: the library below Cairo picks its code by the processor, and its roundings are not
    /// all alike.
    public var levels: Int
    /// How many pixels may differ by more; none by default.
    public var pixels: Int

    /// Creates a tolerance.
    public init(levels: Int = 1, pixels: Int = 0) {
      self.levels = levels
      self.pixels = pixels
    }
  }

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

  /// Draws a recipe's key moments.
  func take(_ recipe: any Recipe) throws -> (manifest: GoldenManifest, images: [Image]) {
    let longer = max(recipe.canvas.width, recipe.canvas.height)
    let renderer = FrameRenderer(
      canvas: recipe.canvas, scale: min(1, Self.longerSide / longer))
    let stage = recipe.stage()
    var moments: [GoldenManifest.Moment] = []
    var images: [Image] = []
    for time in recipe.keyMoments {
      images.append(try renderer.image(of: stage.frame(at: time)))
      moments.append(GoldenManifest.Moment(time: time, views: stage.viewStates))
    }
    let manifest = GoldenManifest(
      recipe: recipe.id,
      frameCount: Int((recipe.duration * Double(Self.framesPerSecond)).rounded()),
      framesPerSecond: Self.framesPerSecond, width: renderer.width, height: renderer.height,
      cairo: FrameRenderer.cairoVersion, moments: moments)
    return (manifest, images)
  }

  /// The file name of the picture of an instant: `1.500.png`.
  static func fileName(at time: Double) -> String { "\(time.fixed(3)).png" }

  static let manifestName = "manifest.json"
}
