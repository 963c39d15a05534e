internal import CCairo
internal import Geometry
internal import Imaging
internal import PictureKit

/// A picture of several drawings in a clip with curves is drawn on pixels of its own, which are
/// then multiplied by the coverage of the clip, as Core Animation does. Drawings that end at the
/// clip do not show what is below them at its edge, and Cairo does not intersect each outline with
/// the clip.
extension CairoContext {
  /// The maximum number of pixels of a picture that is drawn on its own.
  private static let maxClippedPixelCount = 1 << 20

  /// Draws a picture through the clip, unless it is drawn as well without.
  ///
  /// - Parameter picture: The picture, in the present coordinates.
  /// - Returns: Whether the picture has been drawn.
  mutating func drawThroughClip(_ picture: Picture) -> Bool {
    guard let outline = clipBounds.path, outline.rectangle == nil, blendMode == .normal,
      picture.hasSeveralDrawings, !isInsideClip(picture.extent), outline.isMonotone,
      let target = CairoTarget(cairo), let (key, x, y) = clippedPictureKey(of: picture, outline)
    else { return false }
    let kept = caches.clippedPictures.value(for: key) { clippedPixels(of: key) }
    failure = failure ?? kept.failure
    let pixels = kept.offsetBy(columns: x, rows: y)
    let columns = pixels.columns.clamped(to: clipBounds.pathColumns).clamped(to: target.columns)
    let rows = pixels.rows.clamped(to: clipBounds.pathRows).clamped(to: drawnRows)
    guard !columns.isEmpty, !rows.isEmpty else { return true }
    guard spanFiller == nil else {
      spanFiller?.fill(pixels, columns: columns, rows: rows)
      if spanFiller?.isFull == true { drawCollectedFills() }
      return true
    }
    cairo_save(cairo)
    cairo_reset_clip(cairo)
    clipPixels(columns: columns, rows: rows)
    paint(pixels.pixels, columns: pixels.columns, rows: pixels.rows, opacity: 1)
    cairo_restore(cairo)
    return true
  }

  /// Returns what the pixels of a picture depend on, and the whole pixels of its displacement; nil
  /// if it is large or far away.
  private func clippedPictureKey(
    of picture: Picture, _ outline: FlattenedPath
  ) -> (key: ClippedPictureKey, x: Int, y: Int)? {
    guard let (transform, x, y) = currentTransform.splitIntoPixels() else { return nil }
    let outline = outline.offsetBy(columns: -x, rows: -y)
    let bounds = outline.pixelBounds
    guard bounds.columns.count * bounds.rows.count <= Self.maxClippedPixelCount else { return nil }
    let key = ClippedPictureKey(
      picture: picture, transform: transform, outline: outline, columns: bounds.columns,
      rows: bounds.rows, canvasScale: canvasScale, usesSpanFiller: spanFiller != nil)
    return (key, x, y)
  }

  /// Draws a picture on pixels of its own, and multiplies them by the coverage of the clip.
  private func clippedPixels(of key: ClippedPictureKey) -> ClippedPixels {
    let (x, y) = (key.columns.lowerBound, key.rows.lowerBound)
    var image = Image(width: key.columns.count, height: key.rows.count)
    let failure = image.withCairoContext(
      rows: 0..<image.height, usesSpanFiller: key.usesSpanFiller, caches: caches
    ) { context in
      context.canvasScale = key.canvasScale
      context.save()
      context.transform(
        key.transform.concatenating(Transform(translationX: -Double(x), y: -Double(y))))
      context.draw(key.picture)
      context.restore()
      context.keepInside(key.outline.offsetBy(columns: -x, rows: -y))
    }
    return ClippedPixels(
      columns: key.columns, rows: key.rows, pixels: image.pixels, failure: failure)
  }

  /// Multiplies all pixels by the coverage of a path.
  private mutating func keepInside(_ outline: FlattenedPath) {
    drawCollectedFills()
    cairo_new_path(cairo)
    for vertex in outline.vertices {
      cairo_line_to(cairo, Double(vertex.x) / 256, Double(vertex.y) / 256)
    }
    cairo_close_path(cairo)
    cairo_set_source_rgba(cairo, 0, 0, 0, 1)
    cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_IN)
    cairo_fill(cairo)
  }
}

extension Picture {
  /// Whether the picture has two drawings or more, all in the normal blend mode.
  fileprivate var hasSeveralDrawings: Bool {
    var count = 0
    for command in commands {
      switch command {
      case .fill, .stroke, .draw, .drawVariants, .drawVector, .shadow: count += 1
      case .setBlendMode: return false
      case .clip, .concatenate, .save, .restore, .beginGroup, .endGroup: break
      }
    }
    return count > 1
  }
}
