internal import CCairo
internal import Geometry
internal import PictureKit

/// Drawings that cover whole pixels, those whose centers are inside, as a graphics processor draws
/// the rectangle of a layer without antialiasing. Pages of vectors have no pixels: there they are
/// drawn as others are.
extension CairoContext {
  /// Returns whether the edges of a path have to become steps.
  func needsSteps(_ path: Path, _ edges: HardEdges) -> Bool {
    guard CairoTarget(cairo) != nil else { return false }
    let transform = currentTransform
    if !edges.contains(.upright), transform.keepsRectsUpright { return false }
    let pixels = FlattenedPath(path, transform, tolerance: Self.tolerance)
    return pixels?.hasWholePixels != true
  }

  /// Fills a path, with steps of whole pixels at its edges.
  mutating func fillSteps(_ path: Path, _ rule: FillRule, _ paint: Paint) {
    drawCollectedFills()
    set(paint, within: path.controlPointBounds)
    cairo_save(cairo)
    cairo_set_antialias(cairo, CAIRO_ANTIALIAS_NONE)
    add(path)
    set(rule)
    if blendMode.affectsOutside {
      paintInsidePath()
    } else {
      drawWithoutClip(ifInside: path.controlPointBounds) { cairo_fill($0) }
    }
    cairo_restore(cairo)
  }

  /// Intersects the clip with a path, with steps of whole pixels at its edges.
  mutating func clipSteps(_ path: Path) {
    let transform = currentTransform
    let flattened = FlattenedPath(path, transform, tolerance: Self.tolerance)
    visiblePixels = visiblePixels.intersection(
      path.controlPointBounds.applying(transform).insetBy(dx: -1, dy: -1))
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    if let box = flattened?.rectangle {
      // A center on the edge counts as inside on the left and above.
      let low = (box.low &+ 127) &>> 8
      let high = (box.high &+ 127) &>> 8
      let whole = Path(
        rect: Rect(
          x: Double(low.x), y: Double(low.y), width: Double(high.x - low.x),
          height: Double(high.y - low.y)))
      clipBounds.formIntersection(
        FlattenedPath(whole, .identity, tolerance: Self.tolerance), inside: nil)
      cairo_identity_matrix(cairo)
      add(whole)
      cairo_clip(cairo)
      cairo_set_matrix(cairo, &matrix)
      return
    }
    clipBounds.formIntersection(nil, inside: nil)
    let antialiasing = cairo_get_antialias(cairo)
    cairo_set_antialias(cairo, CAIRO_ANTIALIAS_NONE)
    add(path)
    set(.winding)
    cairo_clip(cairo)
    cairo_set_antialias(cairo, antialiasing)
  }
}

extension Transform {
  /// Whether upright rectangles stay upright, but for rounding: maybe scaled, mirrored or turned by
  /// quarters.
  fileprivate var keepsRectsUpright: Bool {
    let (along, across) = (abs(a) + abs(d), abs(b) + abs(c))
    return min(along, across) <= 1e-9 * max(along, across)
  }
}
