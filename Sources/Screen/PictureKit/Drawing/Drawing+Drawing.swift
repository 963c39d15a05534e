public import Geometry

extension Drawing {
  /// Draws the image with its upper left corner at a point, in its own size.
  ///
  /// - Parameters:
  ///   - point: The upper left corner.
  ///   - canvas: The canvas.
  ///   - blendMode: How the image is combined with what is below it; `.normal` by default.
  ///   - alpha: The opacity, 0...1; 1 by default.
  public func draw(
    at point: Point, on canvas: Canvas, blendMode: BlendMode = .normal, alpha: Double = 1
  ) {
    draw(in: Rect(origin: point, size: size), on: canvas, blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image scaled to a rectangle; a resizable one keeps its caps.
  ///
  /// A template is drawn with its own colors: only views have a tint.
  ///
  /// - Parameters:
  ///   - rect: The rectangle; an empty one draws nothing.
  ///   - canvas: The canvas.
  ///   - blendMode: How the image is combined with what is below it; `.normal` by default.
  ///   - alpha: The opacity, 0...1; 1 by default.
  public func draw(
    in rect: Rect, on canvas: Canvas, blendMode: BlendMode = .normal, alpha: Double = 1
  ) {
    guard !rect.isEmpty, rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite,
      rect.height.isFinite, size.width > 0, size.height > 0
    else { return }
    let hasPatches = isResizable && (rect.size != size || capCenter != nil)
    if !hasPatches, rect == Rect(origin: .zero, size: size), blendMode == .normal, alpha >= 1 {
      return canvas.draw(picture)
    }
    canvas.saveGState()
    defer { canvas.restoreGState() }
    if blendMode != .normal { canvas.setBlendMode(blendMode) }
    if alpha < 1 { canvas.setAlpha(alpha) }
    let isGroup = blendMode != .normal
    if isGroup {
      // Some modes also change pixels that a group does not cover.
      canvas.clip(to: rect)
      canvas.beginTransparencyLayer()
    }
    canvas.translateBy(x: rect.minX, y: rect.minY)
    if hasPatches {
      drawPatches(size: rect.size, on: canvas)
    } else {
      if rect.size != size {
        canvas.scaleBy(x: rect.width / size.width, y: rect.height / size.height)
      }
      canvas.draw(picture)
    }
    if isGroup { canvas.endTransparencyLayer() }
  }

  /// Fills a rectangle with copies of the image, side by side from the origin of the canvas on.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - canvas: The canvas.
  public func drawAsPattern(in rect: Rect, on canvas: Canvas) {
    guard !rect.isEmpty, size.width > 0, size.height > 0 else { return }
    canvas.saveGState()
    canvas.setFillPaint(.pattern(picture, cell: Rect(origin: .zero, size: size)))
    canvas.fill(rect)
    canvas.restoreGState()
  }
}
