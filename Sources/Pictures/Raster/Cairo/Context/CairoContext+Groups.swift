internal import CCairo
internal import Geometry
internal import PictureKit

extension CairoContext {
  /// Begins the group of a layer with an opacity, in the layer's coordinates.
  ///
  /// The surface of a group is as large as the clip, so many small groups would cost the more the
  /// larger the image is. It is limited to what the layer may draw, unless the pixels would depend
  /// on where the surface begins. The caller saves the state before and restores it after the group.
  mutating func pushGroup(of layer: FrameLayer) {
    if layer.hasDivisibleContent { clipPixels(to: layer) }
    pushGroup()
  }

  /// Clips to the pixels on which the content of a layer may draw, with a margin, if the present
  /// clip has whole pixels there.
  private func clipPixels(to layer: FrameLayer) {
    let bounds = layer.contentExtent.applying(currentTransform).insetBy(dx: -2, dy: -2)
    // The range in which Cairo's coordinates are exact.
    let limit = 1e6
    guard !bounds.isNull, bounds.minX > -limit, bounds.minY > -limit, bounds.maxX < limit,
      bounds.maxY < limit
    else { return }
    let columns = Int(bounds.minX.rounded(.down))..<Int(bounds.maxX.rounded(.up))
    let rows = Int(bounds.minY.rounded(.down))..<Int(bounds.maxY.rounded(.up))
    guard clipBounds.hasWholePixels(inColumns: columns, rows: rows) else { return }
    clipPixels(columns: columns, rows: rows)
  }

  /// Intersects Cairo's clip with some pixels.
  func clipPixels(columns: Range<Int>, rows: Range<Int>) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    cairo_identity_matrix(cairo)
    cairo_new_path(cairo)
    cairo_rectangle(
      cairo, Double(columns.lowerBound), Double(rows.lowerBound), Double(columns.count),
      Double(rows.count))
    cairo_clip(cairo)
    cairo_set_matrix(cairo, &matrix)
  }
}
