internal import Geometry
public import Imaging
internal import PictureKit
internal import Raster
public import StageKit

/// The images and the view states of a recipe at its key moments, to compare with golden frames or
/// to write as new ones.
public struct GoldenCapture: Sendable {
  /// The frame of a key moment.
  public struct Frame: Sendable {
    /// The time, in seconds.
    public let time: Double
    /// The image, at most 480 pixels on the longer side.
    public let image: Image
    /// Whether it has text.
    let hasText: Bool

    /// The name of the golden image without extension: `1.500`.
    public var name: String { Self.name(at: time) }

    static func name(at time: Double) -> String { time.fixed(3) }
  }

  /// The frame rate to which the manifest's frame count belongs.
  private static let framesPerSecond = 60
  /// The maximum length of the longer side of an image, in pixels.
  private static let maximumSide = 480.0

  /// The manifest of the recipe.
  public let manifest: GoldenManifest
  /// The frames, in order of time.
  public let frames: [Frame]

  /// Renders a recipe's key moments.
  ///
  /// - Throws: The errors of ``FrameRenderer/image(of:)``.
  public init(of recipe: any Recipe) throws {
    let renderer = Self.renderer(for: recipe)
    let stage = recipe.stage()
    var moments: [GoldenManifest.Moment] = []
    var frames: [Frame] = []
    var fonts: [String: String] = [:]
    for time in recipe.keyMoments {
      let frame = stage.frame(at: time)
      let sources = frame.fontSources
      for font in sources { fonts[font.name] = font.version }
      frames.append(
        Frame(time: time, image: try renderer.image(of: frame), hasText: !sources.isEmpty))
      moments.append(GoldenManifest.Moment(time: time, views: stage.viewStates))
    }
    self.frames = frames
    manifest = GoldenManifest(
      recipe: recipe.id,
      frameCount: Int((recipe.duration * Double(Self.framesPerSecond)).rounded()),
      framesPerSecond: Self.framesPerSecond, width: renderer.width, height: renderer.height,
      rasterizerVersion: renderer.rasterizer.version, fonts: fonts.isEmpty ? nil : fonts,
      moments: moments)
  }

  /// Returns the renderer of a recipe's golden images.
  static func renderer(for recipe: any Recipe) -> FrameRenderer {
    let longerSide = max(recipe.canvas.width, recipe.canvas.height)
    return FrameRenderer(canvas: recipe.canvas, scale: min(1, maximumSide / longerSide))
  }
}
