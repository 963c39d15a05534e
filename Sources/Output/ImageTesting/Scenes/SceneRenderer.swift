internal import Geometry
internal import Imaging
internal import PictureKit
internal import Raster
internal import Rendering
internal import StageKit

/// Draws the frames of a scene for an expectation, whose arguments it checks.
struct SceneRenderer: Sendable {
  /// The times that an expectation may name, in seconds; a scene runs for as long.
  static let times = 0.0...3600

  let settings: PictureSettings
  let renderer: FrameRenderer

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - canvas: The size of the scene, in points.
  ///   - scale: Pixels per point.
  ///   - background: The background in place of the scene's own; nil keeps that.
  ///   - showsTouches: Whether touches are drawn.
  /// - Throws: An ``ImageTestFailure`` if no picture of the scale can be drawn.
  init(
    canvas: Size, scale: Double, background: Color?, showsTouches: Bool
  ) throws(ImageTestFailure) {
    settings = PictureSettings(scale: scale, background: background, showsTouches: showsTouches)
    let longerSide = max(canvas.width, canvas.height) * scale
    guard scale > 0, longerSide < Double(FrameRenderer.maxSide) + 0.5 else {
      throw ImageTestFailure(
        "The scale is \(scale): it must be above 0, and no side of a picture of "
          + "\(canvas.width) x \(canvas.height) points longer than \(FrameRenderer.maxSide) pixels."
      )
    }
    do throws(RenderingError) {
      renderer = try settings.renderer(of: canvas)
    } catch {
      throw ImageTestFailure(error.description)
    }
  }

  /// Draws a frame of a stage.
  ///
  /// - Throws: An ``ImageTestFailure`` if the time is not valid, or the frame cannot be drawn.
  func image(of stage: Stage, at time: Double) throws(ImageTestFailure) -> Image {
    try Self.check(time, "time", since: stage.time)
    do throws(RasterError) {
      return try renderer.image(of: settings.apply(to: stage.frame(at: time)))
    } catch {
      throw ImageTestFailure("The image cannot be drawn: \(error).")
    }
  }

  /// Checks a time.
  ///
  /// - Parameters:
  ///   - time: The time, in seconds.
  ///   - name: What the time is, for the error.
  ///   - now: The time of the stage, to which it cannot go back.
  /// - Throws: An ``ImageTestFailure`` if the time is not valid.
  static func check(
    _ time: Double, _ name: String, since now: Double = 0
  ) throws(ImageTestFailure) {
    guard times.contains(time) else {
      throw ImageTestFailure(
        "The \(name) is \(time) s: it must be \(Int(times.lowerBound)) to "
          + "\(Int(times.upperBound)) s.")
    }
    guard time >= now else {
      throw ImageTestFailure(
        "The \(name) is \(time) s: the stage is at \(now) s already and cannot go back.")
    }
  }
}
