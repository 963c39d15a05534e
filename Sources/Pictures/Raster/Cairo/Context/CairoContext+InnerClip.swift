internal import CCairo
internal import Geometry

/// Drawings inside of a clip with curves need no clip: Cairo would intersect their outlines with
/// that of the clip, which takes longer than drawing them.
extension CairoContext {
  /// The maximum number of elements of clips in which a rectangle is looked for.
  private static let maxClipElementCount = 64

  /// Returns whether a rectangle, in the present coordinates, lies inside of a clip that is not a
  /// rectangle.
  func isInsideClip(_ bounds: Rect) -> Bool {
    guard !bounds.isNull else { return false }
    // Edges are rounded.
    let pixels = bounds.applying(currentTransform).insetBy(dx: -1, dy: -1)
    let limit = 1e6
    guard pixels.minX > -limit, pixels.minY > -limit, pixels.maxX < limit, pixels.maxY < limit
    else { return false }
    let rows = Int(pixels.minY.rounded(.down))..<Int(pixels.maxY.rounded(.up))
    return rows.clamped(to: drawnRows) == rows
      && clipBounds.contains(
        columns: Int(pixels.minX.rounded(.down))..<Int(pixels.maxX.rounded(.up)), rows: rows)
  }

  /// Draws the current path, without the clip if it lies inside of it.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of what is drawn, in the present coordinates.
  ///   - draw: Draws it.
  func drawWithoutClip(ifInside bounds: Rect, _ draw: (OpaquePointer) -> Void) {
    guard isInsideClip(bounds) else { return draw(cairo) }
    cairo_save(cairo)
    cairo_reset_clip(cairo)
    draw(cairo)
    cairo_restore(cairo)
  }

  /// Returns a rectangle inside of a path of a clip, in pixels; nil if none is known.
  func innerRect(
    of path: Path, _ flattened: FlattenedPath?, _ transform: Transform
  ) -> Rect? {
    guard let flattened, flattened.rectangle == nil, transform.b == 0, transform.c == 0,
      path.elements.count <= Self.maxClipElementCount
    else {
      return nil
    }
    return caches.shadows.innerRect(of: path)?.applying(transform)
  }
}
