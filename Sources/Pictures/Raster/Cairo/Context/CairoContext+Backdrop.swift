internal import CCairo
internal import Geometry
internal import PictureKit

/// The filtered pixels of a backdrop, at their place in the image.
struct BackdropPixels {
  let shape: Path
  let pixels: [UInt32]
  let columns: Range<Int>
  let rows: Range<Int>
}

extension CairoContext {
  /// Returns the filtered pixels of all that has been drawn below a shape, in the present
  /// coordinates; nil if the shape is outside the clip.
  ///
  /// In a group, the pixels are those of the group over what is around it, without the opacity and
  /// the blend mode that the group will be drawn with.
  mutating func filteredPixels(_ backdrop: Backdrop) -> BackdropPixels? {
    let transform = currentTransform
    let visible = backdrop.shape.controlPointBounds.applying(transform)
      .intersection(clipExtentInPixels)
    guard !visible.isNull else { return nil }
    drawCollectedFills()
    let targets = (outerTargets + [CairoTarget(cairo)]).compactMap { $0 }
    // The outermost target is that of the whole image.
    guard let whole = targets.first,
      let (columns, rows) = pixels(of: visible, columns: whole.columns, rows: whole.rows)
    else { return nil }
    var below = [UInt32](repeating: 0, count: columns.count * rows.count)
    for target in targets { target.compose(over: &below, columns: columns, rows: rows) }
    let filter = BackdropFilter(
      deviation: backdrop.radius * abs(transform.determinant).squareRoot(),
      saturation: Float(backdrop.saturation))
    let key = BackdropKey(pixels: below, width: columns.count, filter: filter)
    let pixels = caches.backdrops.value(for: key) {
      filter.filtered(below, width: columns.count)
    }
    return BackdropPixels(shape: backdrop.shape, pixels: pixels, columns: columns, rows: rows)
  }

  /// Replaces the pixels in the shape of a backdrop by the filtered ones.
  mutating func draw(_ backdrop: BackdropPixels) {
    drawCollectedFills()
    save()
    clip(backdrop.shape, .winding)
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    paint(backdrop.pixels, columns: backdrop.columns, rows: backdrop.rows, opacity: 1)
    restore()
  }

  /// The bounds of the clip, in whole pixels of the image.
  private var clipExtentInPixels: Rect {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    cairo_identity_matrix(cairo)
    defer { cairo_set_matrix(cairo, &matrix) }
    var clip = (left: 0.0, top: 0.0, right: 0.0, bottom: 0.0)
    cairo_clip_extents(cairo, &clip.left, &clip.top, &clip.right, &clip.bottom)
    return Rect(
      x: clip.left, y: clip.top, width: clip.right - clip.left, height: clip.bottom - clip.top)
  }
}
