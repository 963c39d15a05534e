internal import CCairo
internal import Geometry
internal import PictureKit

extension CairoContext {
  /// The pixels per point of the current transform: the square root of its area's factor.
  private var scale: Double { abs(currentTransform.determinant).squareRoot() }

  /// Draws the bitmap that fits the current scale.
  mutating func draw(
    _ variants: [BitmapVariant], in rect: Rect, _ interpolation: Picture.Interpolation
  ) {
    guard let variant = variants.best(forScale: scale) else { return }
    draw(variant.bitmap, in: rect, interpolation)
  }

  /// Draws a vector image; the reason of a failure is kept.
  mutating func draw(_ image: VectorImage, in rect: Rect) {
    guard !rect.isEmpty else { return }
    drawCollectedFills()
    // A group gives the image's parts the blend mode of the whole.
    let isGroup = blendMode != .normal
    cairo_save(cairo)
    cairo_translate(cairo, rect.minX, rect.minY)
    cairo_scale(cairo, rect.width / image.size.width, rect.height / image.size.height)
    if isGroup {
      cairo_rectangle(cairo, 0, 0, image.size.width, image.size.height)
      cairo_clip(cairo)
      cairo_push_group(cairo)
      cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    }
    if let message = caches.documents.draw(image, on: cairo) {
      failure = failure ?? "an SVG document cannot be drawn: \(message)"
    }
    if isGroup {
      cairo_pop_group_to_source(cairo)
      cairo_paint(cairo)
    }
    cairo_restore(cairo)
  }

  /// The longest side of a pattern's cell, in pixels.
  private static let maxCellSide = 4096.0

  /// Sets the source to a picture that is repeated.
  ///
  /// The cell is drawn in whole pixels, so that its copies have no seams.
  mutating func setPattern(_ picture: Picture, cell: Rect) {
    let transform = currentTransform
    let scales = (
      x: (transform.a * transform.a + transform.b * transform.b).squareRoot(),
      y: (transform.c * transform.c + transform.d * transform.d).squareRoot()
    )
    func side(_ length: Double) -> Double { min(max(length.rounded(), 1), Self.maxCellSide) }
    // A cell within a pixel is repeated once a pixel.
    let period = Size(max(cell.width, 0.5 / scales.x), max(cell.height, 0.5 / scales.y))
    let width = side(cell.width * scales.x)
    let height = side(cell.height * scales.y)
    guard !cell.isEmpty, width.isFinite, height.isFinite,
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    else { return cairo_set_source_rgba(cairo, 0, 0, 0, 0) }
    defer { cairo_surface_destroy(surface) }
    var context = CairoContext(
      surface: surface, width: Int(width), height: Int(height), rows: 0..<Int(height),
      usesSpanFiller: false, caches: caches)
    context.transform(Transform(scaleX: width / cell.width, y: height / cell.height))
    context.transform(Transform(translationX: -cell.minX, y: -cell.minY))
    context.draw(picture)
    failure = failure ?? context.failure

    let pattern = cairo_pattern_create_for_surface(surface)
    defer { cairo_pattern_destroy(pattern) }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
    var matrix = cairo_matrix_t(
      xx: width / period.width, yx: 0, xy: 0, yy: height / period.height,
      x0: -cell.minX * width / period.width, y0: -cell.minY * height / period.height)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_set_source(cairo, pattern)
  }
}
