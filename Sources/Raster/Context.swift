internal import CCairo
internal import Geometry
internal import Imaging
internal import PictureKit

/// A Cairo drawing context on the pixels of an image.
///
/// The methods are Cairo's functions of the same name, in the project's value types.
struct Context: ~Copyable {
  let cairo: OpaquePointer
  /// The rows that are drawn; the others are cut off.
  let band: Range<Int>
  /// The clip but for the band.
  private(set) var clip: ClipState
  private var savedClips: [ClipState] = []
  /// What is to be drawn without Cairo.
  var pendingFills = PendingFills()

  fileprivate init(surface: OpaquePointer, width: Int, height: Int, band: Range<Int>) {
    self.band = band
    clip = ClipState(width: width, height: height)
    cairo = cairo_create(surface)
    cairo_set_tolerance(cairo, Self.tolerance)
    if band.count < height {
      cairo_rectangle(cairo, 0, Double(band.lowerBound), Double(width), Double(band.count))
      cairo_clip(cairo)
    }
  }

  deinit { cairo_destroy(cairo) }

  /// How far a drawn curve may be from the true one, in pixels.
  ///
  /// Cairo's normal value, 0.1, costs a disc of radius 10 some 0.6 % of its area and one of radius 3 even 2.5 %;
  /// this one, the least that it takes, keeps discs from radius 3 on within 0.07 %.
  static let tolerance = 1.0 / 256

  // MARK: State

  mutating func save() {
    cairo_save(cairo)
    savedClips.append(clip)
  }

  mutating func restore() {
    cairo_restore(cairo)
    clip = savedClips.removeLast()
  }

  /// What takes coordinates to pixels.
  var currentTransform: Transform {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    return Transform(
      a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
  }

  mutating func transform(_ transform: Transform) {
    var matrix = cairo_matrix_t(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx,
      y0: transform.ty)
    // A matrix without an inverse is an error in Cairo; what it flattens has no area to show.
    guard transform.determinant != 0 else { return clip(Path(), .winding) }
    cairo_transform(cairo, &matrix)
  }

  func setSource(_ color: Color) {
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
  }

  mutating func pushGroup() {
    drawPendingFills()
    cairo_push_group(cairo)
  }

  mutating func popGroup(opacity: Double) {
    drawPendingFills()
    cairo_pop_group_to_source(cairo)
    cairo_paint_with_alpha(cairo, opacity)
  }

  // MARK: Drawing

  /// Gives all pixels of the band one colour, whatever they were.
  mutating func clear(to color: Color) { pendingFills = PendingFills(background: Ink(color)) }

  mutating func clip(_ path: Path, _ rule: FillRule) {
    clip.formIntersection(Outline(path, currentTransform, tolerance: Self.tolerance))
    add(path)
    set(rule)
    cairo_clip(cairo)
  }

  mutating func fill(_ path: Path, _ rule: FillRule, _ paint: Paint) {
    if case .color(let color) = paint, fillFlanks(of: path, color) { return }
    drawPendingFills()
    set(paint)
    add(path)
    set(rule)
    cairo_fill(cairo)
  }

  mutating func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint) {
    drawPendingFills()
    set(paint)
    add(path)
    cairo_set_line_width(cairo, style.lineWidth)
    cairo_set_line_cap(cairo, style.lineCap.cairo)
    cairo_set_line_join(cairo, style.lineJoin.cairo)
    cairo_set_miter_limit(cairo, style.miterLimit)
    cairo_set_dash(cairo, style.dashLengths, Int32(style.dashLengths.count), style.dashPhase)
    cairo_stroke(cairo)
  }

  mutating func draw(_ bitmap: Bitmap, in rect: Rect, _ interpolation: Picture.Interpolation) {
    guard !rect.isEmpty else { return }
    drawPendingFills()
    let cairo = cairo
    bitmap.pixels.withUnsafeBytes { bytes in
      // Cairo asks for writable memory but only reads a source.
      let data = UnsafeMutablePointer(
        mutating: bytes.baseAddress?.assumingMemoryBound(to: UInt8.self))
      let surface = cairo_image_surface_create_for_data(
        data, CAIRO_FORMAT_ARGB32, Int32(bitmap.width), Int32(bitmap.height),
        Int32(bitmap.width * 4))
      defer { cairo_surface_destroy(surface) }
      cairo_save(cairo)
      defer { cairo_restore(cairo) }
      cairo_translate(cairo, rect.minX, rect.minY)
      cairo_scale(
        cairo, rect.width / Double(bitmap.width), rect.height / Double(bitmap.height))
      cairo_set_source_surface(cairo, surface, 0, 0)
      let pattern = cairo_get_source(cairo)
      // Without padding the outermost pixels would blend with nothing.
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_pattern_set_filter(
        pattern, interpolation == .nearest ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
      cairo_rectangle(cairo, 0, 0, Double(bitmap.width), Double(bitmap.height))
      cairo_fill(cairo)
      // The source must not outlive the pixels.
      cairo_set_source_rgba(cairo, 0, 0, 0, 1)
    }
  }

  private func set(_ rule: FillRule) {
    cairo_set_fill_rule(
      cairo, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
  }

  private func set(_ paint: Paint) {
    switch paint {
    case .color(let color):
      setSource(color)
    case .linearGradient(let gradient, let start, let end):
      set(gradient, cairo_pattern_create_linear(start.x, start.y, end.x, end.y))
    case .radialGradient(
      let gradient, let startCenter, let startRadius, let endCenter, let endRadius):
      set(
        gradient,
        cairo_pattern_create_radial(
          startCenter.x, startCenter.y, startRadius, endCenter.x, endCenter.y, endRadius))
    }
  }

  private func set(_ gradient: Gradient, _ pattern: OpaquePointer?) {
    for stop in gradient.stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, color.red, color.green, color.blue, color.alpha)
    }
    cairo_set_source(cairo, pattern)
    cairo_pattern_destroy(pattern)
  }

  private func add(_ path: Path) {
    cairo_new_path(cairo)
    for element in path.elements {
      switch element {
      case .move(let point): cairo_move_to(cairo, point.x, point.y)
      case .line(let point): cairo_line_to(cairo, point.x, point.y)
      case .quadCurve(let point, let control):
        let cubic = cubicControls(of: control, to: point)
        cairo_curve_to(
          cairo, cubic.first.x, cubic.first.y, cubic.second.x, cubic.second.y, point.x, point.y)
      case .curve(let point, let control1, let control2):
        cairo_curve_to(
          cairo, control1.x, control1.y, control2.x, control2.y, point.x, point.y)
      case .close: cairo_close_path(cairo)
      }
    }
  }

  /// The controls of the cubic that is the same curve as a quadratic: two thirds of the way to its one.
  private func cubicControls(of control: Point, to end: Point) -> (first: Point, second: Point) {
    var x = 0.0
    var y = 0.0
    cairo_get_current_point(cairo, &x, &y)
    let start = Point(x, y)
    return (start + (control - start) * (2 / 3), end + (control - end) * (2 / 3))
  }

  fileprivate var status: cairo_status_t { cairo_status(cairo) }
}

extension Image {
  /// Calls a function with a Cairo context on the image's pixels that draws only on a band of rows.
  mutating func withContext(
    rows: Range<Int>, _ body: (inout Context) -> Void
  ) throws(CairoError) {
    let width = width
    let height = height
    let status = pixels.withUnsafeMutableBytes { bytes in
      let surface = cairo_image_surface_create_for_data(
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width),
        Int32(height), Int32(width * 4))
      defer { cairo_surface_destroy(surface) }
      guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
        return cairo_surface_status(surface)
      }
      var context = Context(surface: surface, width: width, height: height, band: rows)
      body(&context)
      context.drawPendingFills()
      cairo_surface_flush(surface)
      return context.status
    }
    guard status == CAIRO_STATUS_SUCCESS else { throw CairoError(status) }
  }
}

extension StrokeStyle.LineCap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension StrokeStyle.LineJoin {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
