internal import CCairo
internal import Geometry
internal import Imaging
internal import PictureKit

/// A Cairo drawing context on the pixels of an image.
///
/// The methods are Cairo's functions of the same name with the package's value types.
struct CairoContext: ~Copyable {
  let cairo: OpaquePointer
  /// Fills some of the paths without Cairo, unless nil.
  var spanFiller: SpanFiller?
  /// The rows to draw.
  let drawnRows: Range<Int>
  /// The clip, and those of the saved states.
  var clipBounds: ClipBounds
  var savedClipBounds: [ClipBounds] = []
  /// What is kept from one drawing to the next.
  let caches: CairoCaches
  /// The pixels per point of the canvas; 1 where there is none.
  var canvasScale = 1.0
  /// Why the first vector image that could not be drawn was not drawn.
  var failure: String?
  /// The pixels outside of which nothing is visible, or more of them, and those of the saved
  /// states.
  var visiblePixels: Rect
  var savedVisiblePixels: [Rect] = []
  /// The blend mode, and those of the saved states.
  var blendMode = BlendMode.normal
  var savedBlendModes: [BlendMode] = []
  /// What of the layer whose picture is drawn covers whole pixels.
  var hardEdges: HardEdges = []
  /// The targets of the groups around the present one, from the image inwards.
  var outerTargets: [CairoTarget?] = []

  init(
    surface: OpaquePointer, width: Int, height: Int, rows: Range<Int>, usesSpanFiller: Bool,
    caches: CairoCaches
  ) {
    visiblePixels = Rect(
      x: 0, y: Double(rows.lowerBound), width: Double(width), height: Double(rows.count))
    drawnRows = rows
    clipBounds = ClipBounds(width: width, height: height)
    spanFiller = usesSpanFiller ? SpanFiller(rows: rows) : nil
    self.caches = caches
    cairo = cairo_create(surface)
    cairo_set_tolerance(cairo, Self.tolerance)
    if rows.count < height {
      cairo_rectangle(cairo, 0, Double(rows.lowerBound), Double(width), Double(rows.count))
      cairo_clip(cairo)
    }
  }

  deinit { cairo_destroy(cairo) }

  /// The maximum distance of a flattened curve from the true one, in pixels.
  ///
  /// This is Cairo's minimum. Its default, 0.1, makes small discs visibly too small: the area of a
  /// disc with a radius of 3 pixels is 2.5 % below the true one, here at most 0.07 %.
  static let tolerance = 1.0 / 256

  // MARK: State

  mutating func save() {
    cairo_save(cairo)
    savedClipBounds.append(clipBounds)
    savedVisiblePixels.append(visiblePixels)
    savedBlendModes.append(blendMode)
  }

  mutating func restore() {
    cairo_restore(cairo)
    clipBounds = savedClipBounds.removeLast()
    visiblePixels = savedVisiblePixels.removeLast()
    blendMode = savedBlendModes.popLast() ?? .normal
  }

  /// Maps user coordinates to pixels.
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
    // Cairo fails with a singular matrix. It maps everything to shapes without area, so nothing is
    // drawn.
    guard !transform.concatenating(currentTransform).isSingular else {
      return clip(Path(), .winding)
    }
    cairo_transform(cairo, &matrix)
  }

  func setSource(_ color: Color) {
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
  }

  /// Begins a group; the caller saves the state before and restores it after the group.
  mutating func pushGroup() {
    drawCollectedFills()
    outerTargets.append(CairoTarget(cairo))
    cairo_push_group(cairo)
    savedBlendModes.append(blendMode)
    setBlendMode(.normal)
  }

  /// Ends a group and draws it in the blend mode in which it began.
  mutating func popGroup(opacity: Double) {
    drawCollectedFills()
    cairo_pop_group_to_source(cairo)
    outerTargets.removeLast()
    blendMode = savedBlendModes.popLast() ?? .normal
    cairo_set_operator(cairo, blendMode.cairo)
    cairo_paint_with_alpha(cairo, opacity)
  }

  /// Ends a group and returns it as a pattern, which the caller destroys.
  mutating func popGroupAsPattern() -> OpaquePointer? {
    drawCollectedFills()
    blendMode = savedBlendModes.popLast() ?? .normal
    outerTargets.removeLast()
    return cairo_pop_group(cairo)
  }

  // MARK: Drawing

  /// Replaces all pixels of the rows by a color.
  mutating func clear(to color: Color) {
    guard spanFiller == nil else {
      spanFiller?.clear(to: color)
      return
    }
    cairo_save(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    setSource(color)
    cairo_paint(cairo)
    cairo_restore(cairo)
  }

  mutating func clip(_ path: Path, _ rule: FillRule) {
    let transform = currentTransform
    // One pixel more, since edges are rounded.
    visiblePixels = visiblePixels.intersection(
      path.controlPointBounds.applying(transform).insetBy(dx: -1, dy: -1))
    let flattened = FlattenedPath(path, transform, tolerance: Self.tolerance)
    if isInsideClip(path.controlPointBounds) { cairo_reset_clip(cairo) }
    clipBounds.formIntersection(flattened, inside: innerRect(of: path, flattened, transform))
    add(path)
    set(rule)
    cairo_clip(cairo)
  }

  mutating func fill(_ path: Path, _ rule: FillRule, _ paint: Paint) {
    if hardEdges.contains(.picture), needsSteps(path, hardEdges) {
      return fillSteps(path, rule, paint)
    }
    if case .color(let color) = paint, blendMode == .normal, fillSpans(of: path, rule, color) {
      return
    }
    drawCollectedFills()
    let bounds = path.controlPointBounds
    set(paint, within: bounds)
    add(path)
    set(rule)
    if blendMode.affectsOutside { return paintInsidePath() }
    drawWithoutClip(ifInside: bounds) { cairo_fill($0) }
  }

  mutating func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint) {
    drawCollectedFills()
    // A mitre reaches farthest, then the corner of a square cap.
    let reach = style.lineWidth / 2 * max(style.miterLimit, 1.5)
    let bounds = path.controlPointBounds.insetBy(dx: -reach, dy: -reach)
    set(paint, within: bounds)
    add(path)
    cairo_set_line_width(cairo, style.lineWidth)
    cairo_set_line_cap(cairo, style.lineCap.cairo)
    cairo_set_line_join(cairo, style.lineJoin.cairo)
    cairo_set_miter_limit(cairo, style.miterLimit)
    cairo_set_dash(cairo, style.dashLengths, Int32(style.dashLengths.count), style.dashPhase)
    if blendMode.affectsOutside { return cairo_stroke(cairo) }
    drawWithoutClip(ifInside: bounds) { cairo_stroke($0) }
  }

  mutating func draw(_ bitmap: Bitmap, in rect: Rect, _ interpolation: Picture.Interpolation) {
    guard !rect.isEmpty else { return }
    let isHard = hardEdges.contains(.picture) && needsSteps(Path(rect: rect), hardEdges)
    if !isHard, interpolation != .nearest, fillSpans(with: bitmap, in: rect) { return }
    drawCollectedFills()
    let cairo = cairo
    let blendMode = blendMode
    bitmap.pixels.withUnsafeBytes { bytes in
      // Cairo's signature requires mutable memory, but a source is only read.
      let data = UnsafeMutablePointer(
        mutating: bytes.baseAddress?.assumingMemoryBound(to: UInt8.self))
      let surface = cairo_image_surface_create_for_data(
        data, CAIRO_FORMAT_ARGB32, Int32(bitmap.width), Int32(bitmap.height),
        Int32(bitmap.width * 4))
      defer { cairo_surface_destroy(surface) }
      let jpeg = isOnPDF ? bitmap.jpeg : nil
      if let jpeg { Self.attach(jpeg, to: surface) }
      cairo_save(cairo)
      defer { cairo_restore(cairo) }
      if isHard { cairo_set_antialias(cairo, CAIRO_ANTIALIAS_NONE) }
      cairo_translate(cairo, rect.minX, rect.minY)
      cairo_scale(
        cairo, rect.width / Double(bitmap.width), rect.height / Double(bitmap.height))
      cairo_set_source_surface(cairo, surface, 0, 0)
      let pattern = cairo_get_source(cairo)
      // Without padding, the outermost pixels would blend with transparent ones. A PDF has the
      // pixels of a padded image, and not its file.
      cairo_pattern_set_extend(pattern, jpeg == nil ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
      cairo_pattern_set_filter(
        pattern, interpolation == .nearest ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
      cairo_rectangle(cairo, 0, 0, Double(bitmap.width), Double(bitmap.height))
      if blendMode.affectsOutside {
        cairo_clip(cairo)
        cairo_paint(cairo)
      } else {
        cairo_fill(cairo)
      }
      // The source must not outlive the pixels.
      cairo_set_source_rgba(cairo, 0, 0, 0, 1)
    }
  }

  func set(_ rule: FillRule) {
    cairo_set_fill_rule(
      cairo, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
  }

  /// Sets the source to a paint, of which only what is within a rectangle is needed.
  mutating func set(_ paint: Paint, within bounds: Rect) {
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
    case .conicGradient(let gradient, let center, let startAngle):
      setConicSource(gradient, center: center, startAngle: startAngle, within: bounds)
    case .pattern(let picture, let cell): setPattern(picture, cell: cell)
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

  func add(_ path: Path) {
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

  /// Returns the control points of the cubic curve that equals a quadratic one from the current
  /// point.
  private func cubicControls(of control: Point, to end: Point) -> (first: Point, second: Point) {
    var x = 0.0
    var y = 0.0
    cairo_get_current_point(cairo, &x, &y)
    let start = Point(x, y)
    return (start + (control - start) * (2 / 3), end + (control - end) * (2 / 3))
  }

  var status: cairo_status_t { cairo_status(cairo) }
}

extension Transform {
  /// Whether the transform maps the plane to a line or a point, but for rounding: a layer that is
  /// turned edge on by an angle has a width of 1e-16.
  fileprivate var isSingular: Bool {
    let scale = max(abs(a), abs(b), abs(c), abs(d))
    return abs(determinant) <= 1e-12 * scale * scale
  }
}

extension Image {
  /// Calls a function with a Cairo context that draws on some rows of the image.
  ///
  /// - Returns: Why drawing failed; nil if it did not.
  mutating func withCairoContext(
    rows: Range<Int>, usesSpanFiller: Bool, caches: CairoCaches,
    _ body: (inout CairoContext) -> Void
  ) -> String? {
    let width = width
    let height = height
    return pixels.withUnsafeMutableBytes { bytes in
      let surface = cairo_image_surface_create_for_data(
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width),
        Int32(height), Int32(width * 4))
      defer { cairo_surface_destroy(surface) }
      guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
        return cairo_surface_status(surface).message
      }
      var context = CairoContext(
        surface: surface, width: width, height: height, rows: rows, usesSpanFiller: usesSpanFiller,
        caches: caches)
      body(&context)
      context.drawCollectedFills()
      cairo_surface_flush(surface)
      return context.failure ?? context.status.message
    }
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
