internal import CCairo
internal import CSVG
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
    cairo_save(cairo)
    cairo_translate(cairo, rect.minX, rect.minY)
    cairo_scale(cairo, rect.width / image.size.width, rect.height / image.size.height)
    // Other blend modes change what is beside the image.
    if blendMode != .normal {
      cairo_rectangle(cairo, 0, 0, image.size.width, image.size.height)
      cairo_clip(cairo)
    }
    do throws(SVGFailure) {
      if cairo_surface_get_type(cairo_get_group_target(cairo)) == CAIRO_SURFACE_TYPE_IMAGE {
        try drawPixels(of: image)
      } else {
        try drawShapes(of: image)
      }
    } catch {
      failure = failure ?? "an SVG document cannot be drawn: \(error.reason)"
    }
    cairo_restore(cairo)
  }

  /// Draws the pixels of a vector image, which another process makes for the current transform.
  private mutating func drawPixels(of image: VectorImage) throws(SVGFailure) {
    let transform = currentTransform
    cairo_identity_matrix(cairo)
    var corners = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &corners.0, &corners.1, &corners.2, &corners.3)
    let clip = Rect(
      x: corners.0, y: corners.1, width: corners.2 - corners.0, height: corners.3 - corners.1)
    // A stroke on the edge may cover a part of the next pixel.
    let bounds = Rect(origin: .zero, size: image.size).applying(transform).insetBy(dx: -1, dy: -1)
      .intersection(clip)
    guard !bounds.isEmpty else { return }
    let (left, top) = (bounds.minX.rounded(.down), bounds.minY.rounded(.down))
    let drawing = SVGDrawing(
      image: image,
      transform: transform.concatenating(Transform(translationX: -left, y: -top)),
      width: Int(bounds.maxX.rounded(.up) - left), height: Int(bounds.maxY.rounded(.up) - top))
    var pixels = try SVGProcesses.shared.pixels(of: drawing)
    pixels.withUnsafeMutableBytes { bytes in
      let surface = cairo_image_surface_create_for_data(
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
        Int32(drawing.width), Int32(drawing.height), Int32(drawing.width * 4))
      cairo_set_source_surface(cairo, surface, left, top)
      cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
      cairo_paint(cairo)
      // The surface must not outlive its pixels.
      cairo_set_source_rgba(cairo, 0, 0, 0, 0)
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
  }

  /// Draws a vector image in this process, on a page that keeps shapes, after another process has
  /// done the same.
  private mutating func drawShapes(of image: VectorImage) throws(SVGFailure) {
    // A group gives the image's parts the blend mode of the whole.
    let isGroup = blendMode != .normal
    try SVGProcesses.shared.rehearse(
      SVGDrawing(
        image: image, transform: currentTransform, width: Int(CSVGMaxCheckedPixels),
        height: Int(CSVGMaxCheckedPixels)))
    if isGroup {
      cairo_push_group(cairo)
      cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    }
    let message = caches.documents.draw(image, on: cairo)
    if isGroup {
      cairo_pop_group_to_source(cairo)
      cairo_paint(cairo)
    }
    if let message { throw .damaged(message) }
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
