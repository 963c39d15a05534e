import ArgumentParser
import Geometry
import Imaging
import PictureKit
import Raster
import StageKit

/// How large pictures are and what lies behind them.
struct PictureOptions: ParsableArguments {
  private static let usualScale = 2.0

  @Option(
    parsing: .unconditional, help: "Pixels a point; 2 unless given.",
    transform: number(from: 0.01, to: 1000))
  var scale: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The size in pixels, for example 640x1136, instead of a scale.", valueName: "WxH"),
    transform: PixelSize.parse)
  var size: PixelSize?

  @Option(
    help: ArgumentHelp(
      "What lies behind: transparent, a name such as white, or #rrggbb or #rrggbbaa.",
      valueName: "color"),
    transform: Color.parse)
  var background: Color?

  @Flag(help: "Show touches as translucent discs, as screen recordings do.")
  var showTouches = false

  func validate() throws {
    guard scale == nil || size == nil else {
      throw ValidationError("Give either --scale or --size, not both.")
    }
  }

  /// Whether something shows through the pictures.
  var isTransparent: Bool { (background?.alpha ?? 1) < 1 }

  /// The size of the pictures of a canvas in pixels.
  ///
  /// - Parameters:
  ///   - canvas: The size of the canvas, in points.
  ///   - even: Whether a size that follows from the scale is rounded up to even numbers.
  /// - Returns: The size.
  /// - Throws: A `ValidationError` where a side is too long.
  func pixelSize(of canvas: Size, even: Bool = false) throws -> PixelSize {
    if let size { return size }
    let scale = scale ?? Self.usualScale
    let step = even ? 2 : 1
    func pixels(_ points: Double) -> Int {
      (max(1, Int((points * scale).rounded())) + step - 1) / step * step
    }
    let size = PixelSize(width: pixels(canvas.width), height: pixels(canvas.height))
    guard max(size.width, size.height) <= FrameRenderer.largestSide else {
      throw ValidationError(
        "--scale \(scale) makes pictures of \(size) pixels; at most \(FrameRenderer.largestSide) "
          + "are allowed on a side.")
    }
    return size
  }

  /// What draws the frames of a recipe.
  ///
  /// - Parameters:
  ///   - recipe: The recipe.
  ///   - even: Whether a size that follows from the scale is rounded up to even numbers.
  /// - Returns: The renderer.
  /// - Throws: A `ValidationError` where a side is too long.
  func renderer(for recipe: any Recipe, even: Bool = false) throws -> FrameRenderer {
    let size = try pixelSize(of: recipe.canvas, even: even)
    return FrameRenderer(canvas: recipe.canvas, width: size.width, height: size.height)
  }

  /// A stage on which a recipe is performed, with touches if they were asked for.
  func stage(for recipe: any Recipe) -> Stage {
    let stage = recipe.stage()
    if showTouches { stage.showsTouches = true }
    return stage
  }

  /// The frame with the background that was asked for.
  func applied(to frame: Frame) -> Frame {
    guard let background else { return frame }
    var frame = frame
    frame.background = background
    return frame
  }
}

extension PixelSize {
  /// Reads a size such as `640x1136`.
  fileprivate static func parse(_ text: String) throws -> PixelSize {
    let sides = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
      .map { Int($0) ?? 0 }
    let allowed = 1...FrameRenderer.largestSide
    guard sides.count == 2, sides.allSatisfy(allowed.contains) else {
      throw ValidationError(
        "it must be width x height in pixels, each from 1 to \(FrameRenderer.largestSide).")
    }
    return PixelSize(width: sides[0], height: sides[1])
  }
}
