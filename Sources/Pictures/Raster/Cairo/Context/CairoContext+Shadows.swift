internal import CCairo
internal import Geometry
internal import PictureKit

extension CairoContext {
  /// The standard deviation in pixels below which a shadow is not blurred: the weights of neighbors
  /// are below a thousandth.
  private static let minDeviation = 0.25

  /// Draws the shadow of a layer, in the layer's coordinates.
  mutating func draw(_ shadow: Shadow, of layer: FrameLayer) {
    let opaqueRect = layer.opaqueRect(caches.shadows)
    let silhouette =
      shadow.path.map {
        FrameLayer(picture: Picture(commands: [.fill($0, .winding, .color(.black))]))
      } ?? layer.silhouette(around: opaqueRect)
    draw(shadow, of: silhouette, extent: silhouette.contentExtent, hidden: opaqueRect)
  }

  /// Draws the shadow of a picture that is drawn next, in the present blend mode.
  mutating func draw(_ shadow: Shadow, of picture: Picture) {
    let layer = FrameLayer(picture: picture)
    let extent = picture.commands[...].extent(isClipped: true)
    guard blendMode != .normal else {
      let opaqueRect = layer.opaqueRect(caches.shadows)
      let silhouette = layer.silhouette(around: opaqueRect)
      return draw(shadow, of: silhouette, extent: extent, hidden: opaqueRect)
    }
    save()
    pushGroup()
    draw(shadow, of: layer, extent: extent, hidden: nil)
    popGroup(opacity: 1)
    restore()
  }

  /// Draws the shadow of a silhouette.
  ///
  /// - Parameters:
  ///   - shadow: The shadow, in the present coordinates; its path is not used.
  ///   - silhouette: The silhouette.
  ///   - extent: Bounds of the silhouette.
  ///   - hidden: What will be covered with an opaque color; nil is nothing.
  private mutating func draw(
    _ shadow: Shadow, of silhouette: FrameLayer, extent: Rect, hidden: Rect?
  ) {
    let transform = currentTransform
    let scale = abs(transform.determinant).squareRoot()
    guard scale > 0, scale.isFinite else { return }
    guard shadow.radius * scale >= Self.minDeviation else {
      return drawSharp(shadow, of: silhouette)
    }
    guard !extent.isNull, extent.width.isFinite, extent.height.isFinite,
      let target = CairoTarget(cairo)
    else { return }
    let key = ShadowTexture.Key(
      silhouette: silhouette, extent: extent, radius: shadow.radius,
      pixelScale: textureScale(for: scale))
    let texture = caches.shadows.texture(for: key) { ShadowTexture(key, caches: caches) }
    guard
      let fill = ShadowFill(
        texture, color: shadow.color, offset: shadow.offset, transform: transform,
        hidden: hidden, columns: target.columns, rows: target.rows),
      spanFiller?.fill(fill, within: clipBounds) != true
    else { return }
    drawCollectedFills()
    let (columns, rows) = (fill.columns, fill.rows)
    var pixels = [UInt32](repeating: 0, count: columns.count * rows.count)
    pixels.withUnsafeMutableBufferPointer { pixels in
      guard let first = pixels.baseAddress else { return }
      fill.draw(rows: rows) { row in
        first + (row - rows.lowerBound) * columns.count - columns.lowerBound
      }
    }
    paint(pixels, columns: columns, rows: rows, opacity: 1)
  }

  /// Returns the scale for which a texture is made: the canvas's own, on which most layers are
  /// shown, or one of four between powers of two, so that one texture serves many scales.
  private func textureScale(for scale: Double) -> Double {
    if abs(scale / canvasScale - 1) < 1e-6 { return canvasScale }
    let rounded = (scale.significand * 4).rounded() / 4
    return Double(sign: .plus, exponent: scale.exponent, significand: rounded)
  }

  /// Draws a silhouette in the color of the shadow.
  private mutating func drawSharp(_ shadow: Shadow, of silhouette: FrameLayer) {
    save()
    transform(Transform(translationX: shadow.offset.dx, y: shadow.offset.dy))
    pushGroup()
    draw(silhouette)
    let pattern = popGroupAsPattern()
    setSource(shadow.color)
    cairo_mask(cairo, pattern)
    cairo_pattern_destroy(pattern)
    restore()
  }
}
