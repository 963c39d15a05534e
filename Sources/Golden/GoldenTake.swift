internal import Geometry
public import Imaging
internal import Raster
public import StageKit

/// What a recipe shows at its key moments, to be compared with golden frames or to become them.
public struct GoldenTake: Sendable {
  /// A picture of an instant.
  public struct Picture: Sendable {
    /// The instant, in seconds.
    public let time: Double
    /// What is seen, at most 480 pixels on the longer side.
    public let image: Image

    /// What the picture is called: `1.500`.
    public var name: String { Self.name(at: time) }

    static func name(at time: Double) -> String { time.fixed(3) }
  }

  /// The frame rate at which a film's frames are counted.
  private static let framesPerSecond = 60
  /// The longer side of the pictures, in pixels.
  private static let longerSide = 480.0

  /// What is known of the recipe besides the pixels.
  public let manifest: GoldenManifest
  /// The pictures, by time.
  public let pictures: [Picture]

  /// Draws a recipe's key moments.
  ///
  /// - Throws: What ``FrameRenderer/image(of:)`` throws.
  public init(of recipe: any Recipe) throws {
    let longer = max(recipe.canvas.width, recipe.canvas.height)
    let renderer = FrameRenderer(canvas: recipe.canvas, scale: min(1, Self.longerSide / longer))
    let stage = recipe.stage()
    var moments: [GoldenManifest.Moment] = []
    var pictures: [Picture] = []
    for time in recipe.keyMoments {
      pictures.append(Picture(time: time, image: try renderer.image(of: stage.frame(at: time))))
      moments.append(GoldenManifest.Moment(time: time, views: stage.viewStates))
    }
    self.pictures = pictures
    manifest = GoldenManifest(
      recipe: recipe.id,
      frameCount: Int((recipe.duration * Double(Self.framesPerSecond)).rounded()),
      framesPerSecond: Self.framesPerSecond, width: renderer.width, height: renderer.height,
      rasterizerVersion: renderer.rasterizer.version, moments: moments)
  }
}
