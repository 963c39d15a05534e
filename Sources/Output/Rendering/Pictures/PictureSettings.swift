package import Geometry
package import Imaging
package import PictureKit
package import Raster
package import StageKit

/// The size and background of pictures, and whether they show touches.
package struct PictureSettings: Sendable {
  /// The scale if neither a scale nor a size is given, in pixels per point.
  package static let defaultScale = 2.0

  /// The scale, in pixels per point; nil for ``defaultScale``.
  package var scale: Double?
  /// The size, in pixels; takes precedence over the scale.
  package var size: PixelSize?
  /// The background in place of the recipe's own; nil keeps that.
  package var background: Color?
  /// Whether touches are drawn as translucent discs.
  package var showsTouches: Bool
  /// Whether the bodies of dynamic animators are drawn over the views.
  package var showsPhysics: Bool

  /// Creates settings; the defaults are the recipe's background, no touches, and ``defaultScale``.
  package init(
    scale: Double? = nil, size: PixelSize? = nil, background: Color? = nil,
    showsTouches: Bool = false, showsPhysics: Bool = false
  ) {
    self.scale = scale
    self.size = size
    self.background = background
    self.showsTouches = showsTouches
    self.showsPhysics = showsPhysics
  }

  /// Whether the pictures have pixels that are not opaque.
  package var isTransparent: Bool { (background?.alpha ?? 1) < 1 }

  /// Returns the size of a canvas's pictures.
  ///
  /// - Parameters:
  ///   - canvas: The size of the canvas, in points.
  ///   - even: Whether a size that follows from the scale is rounded up to even numbers.
  /// - Returns: The size, in pixels.
  /// - Throws: A ``RenderingError`` if a side is longer than ``FrameRenderer`` can draw.
  package func pixelSize(
    of canvas: Size, even: Bool = false
  ) throws(RenderingError) -> PixelSize {
    if let size { return size }
    let scale = scale ?? Self.defaultScale
    let step = even ? 2 : 1
    func pixels(_ points: Double) -> Int {
      (max(1, Int((points * scale).rounded())) + step - 1) / step * step
    }
    let size = PixelSize(width: pixels(canvas.width), height: pixels(canvas.height))
    guard max(size.width, size.height) <= FrameRenderer.maxSide else {
      throw RenderingError(
        "--scale \(scale) makes pictures of \(size) pixels; at most \(FrameRenderer.maxSide) "
          + "are allowed on a side.")
    }
    return size
  }

  /// Returns a renderer for frames.
  ///
  /// - Parameters:
  ///   - canvas: The size of the frames, in points.
  ///   - even: Whether a size that follows from the scale is rounded up to even numbers. The scale
  ///     stays the same: a row or a column of the background is added.
  /// - Returns: The renderer.
  /// - Throws: A ``RenderingError`` if a side is longer than ``FrameRenderer`` can draw.
  package func renderer(
    of canvas: Size, even: Bool = false
  ) throws(RenderingError) -> FrameRenderer {
    let size = try pixelSize(of: canvas)
    let scale = min(Double(size.width) / canvas.width, Double(size.height) / canvas.height)
    let padded = try pixelSize(of: canvas, even: even)
    return FrameRenderer(
      canvas: canvas, width: padded.width, height: padded.height, scale: scale)
  }

  /// Returns a stage on which a recipe is performed.
  package func stage(for recipe: any Recipe) -> Stage {
    let stage = recipe.stage()
    if showsTouches { stage.showsTouches = true }
    if showsPhysics { stage.showsPhysics = true }
    return stage
  }

  /// Returns a frame with the background of the settings.
  package func apply(to frame: Frame) -> Frame {
    guard let background else { return frame }
    var frame = frame
    frame.background = background
    return frame
  }
}
