public import Geometry

/// A drawing context that records a picture; its methods are those of Core Graphics' `CGContext`.
///
/// ```swift
/// let picture = Picture { canvas in
///   canvas.setFillColor(.red)
///   canvas.fillEllipse(in: Rect(x: 0, y: 0, width: 64, height: 64))
/// }
/// ```
///
/// The graphics state (paints, stroke style, alpha, shadow, blend mode, transform, clip) is saved
/// and restored as a stack. The initial fill and stroke are black, the initial line width is 1 pt.
/// A canvas is not thread-safe.
public final class Canvas {
  struct State {
    var fill = Paint.color(.black)
    var stroke = Paint.color(.black)
    /// Whether the paints are patterns of colors, which lie in the coordinates of the canvas.
    var hasFillPattern = false
    var hasStrokePattern = false
    var patternPhase = Vector.zero
    var style = StrokeStyle()
    var alpha = 1.0
    var shadow: Shadow?
    /// Maps user space to the coordinates of the canvas.
    var transform = Transform.identity
    /// A rectangle around what can be drawn, in the coordinates of the canvas; nil for the plane.
    var clip: Rect?
  }

  /// A saved state with the command that ends it.
  private struct SavedState {
    let state: State
    let ending: Picture.Command
    /// The number of commands before it.
    let start: Int
    /// The pictures whose opacities multiply what is drawn until the end, in groups.
    var masks: [Picture] = []
  }

  private var commands: [Picture.Command] = []
  /// Called after a bitmap has been drawn, for a canvas whose pixels a program reads.
  package var bitmapObserver: (() -> Void)?
  private var missingCharacters: Set<Character> = []
  private var missingFonts: Set<String> = []
  private var fontSources: Set<FontSource> = []
  var state = State()
  private var stack: [SavedState] = []
  /// The masks that no saved state ends.
  private var masks: [Picture] = []
  private var currentPath = Path()

  /// Creates an empty canvas.
  public init() {}

  /// Creates an empty canvas of which a rectangle is shown; nothing is clipped to it.
  package init(showing bounds: Rect?) { state.clip = bounds }

  /// The picture recorded so far; open saves and groups are closed in it.
  public var picture: Picture {
    var commands = commands
    for saved in stack.reversed() { Self.end(saved, in: &commands) }
    Self.end(masks, in: &commands)
    return Picture(
      commands: commands, missingCharacters: missingCharacters, missingFonts: missingFonts,
      fontSources: fontSources)
  }

  // MARK: State

  /// Sets the fill paint to a color.
  public func setFillColor(_ color: Color) {
    state.fill = Paint(color)
    state.hasFillPattern = color.isPattern
  }

  /// Sets the stroke paint to a color.
  public func setStrokeColor(_ color: Color) {
    state.stroke = Paint(color)
    state.hasStrokePattern = color.isPattern
  }

  /// Sets the fill paint.
  public func setFillPaint(_ paint: Paint) {
    state.fill = paint
    state.hasFillPattern = false
  }

  /// Sets the stroke paint.
  public func setStrokePaint(_ paint: Paint) {
    state.stroke = paint
    state.hasStrokePattern = false
  }

  /// Sets the line width, in points.
  public func setLineWidth(_ width: Double) { state.style.lineWidth = width }

  /// Sets the line cap.
  public func setLineCap(_ cap: StrokeStyle.LineCap) { state.style.lineCap = cap }

  /// Sets the line join.
  public func setLineJoin(_ join: StrokeStyle.LineJoin) { state.style.lineJoin = join }

  /// Sets the miter limit, the maximum length of a miter as a multiple of the line width.
  public func setMiterLimit(_ limit: Double) { state.style.miterLimit = limit }

  /// Sets the dash pattern.
  ///
  /// - Parameters:
  ///   - phase: The offset into the pattern at which a line starts, in points.
  ///   - lengths: The alternating lengths of dashes and gaps, in points; an empty array makes lines
  ///     solid.
  public func setLineDash(phase: Double, lengths: [Double]) {
    state.style.dashPhase = phase
    state.style.dashLengths = lengths
  }

  /// Sets the opacity of each following drawing operation, 0...1.
  public func setAlpha(_ alpha: Double) { state.alpha = alpha }

  /// Sets how each following drawing operation is combined with the content below it.
  public func setBlendMode(_ mode: BlendMode) { commands.append(.setBlendMode(mode)) }

  /// Pushes the graphics state onto the stack.
  public func saveGState() {
    stack.append(SavedState(state: state, ending: .restore, start: commands.count))
    commands.append(.save)
  }

  /// Pops the graphics state of the matching `saveGState()`.
  public func restoreGState() {
    pop(.restore, "restoreGState() without a matching saveGState()")
  }

  private func pop(_ ending: Picture.Command, _ message: String) {
    guard let top = stack.popLast(), top.ending == ending else { preconditionFailure(message) }
    state = top.state
    Self.end(top, in: &commands)
  }

  /// Ends a saved state; a group gets the shadow that was set when it began.
  private static func end(_ saved: SavedState, in commands: inout [Picture.Command]) {
    end(saved.masks, in: &commands)
    commands.append(saved.ending)
    guard saved.ending == .endGroup, saved.state.shadow != nil else { return }
    let group = Array(commands[saved.start...])
    commands.insert(contentsOf: saved.state.shadowCommands(of: group), at: saved.start)
  }

  private static func end(_ masks: [Picture], in commands: inout [Picture.Command]) {
    for mask in masks.reversed() {
      // In a group of its own: a command alone leaves what is outside of its path.
      commands += [.restore, .setBlendMode(.destinationIn), .beginGroup(opacity: 1)]
      commands += mask.commands + [.endGroup, .endGroup]
    }
  }

  // MARK: Transform

  /// Concatenates a transform with the current transform.
  public func concatenate(_ transform: Transform) {
    state.transform = transform.concatenating(state.transform)
    commands.append(.concatenate(transform))
  }

  /// Translates the coordinate system, in points.
  public func translateBy(x: Double, y: Double) {
    concatenate(Transform(translationX: x, y: y))
  }

  /// Scales the coordinate system.
  public func scaleBy(x: Double, y: Double) { concatenate(Transform(scaleX: x, y: y)) }

  /// Rotates the coordinate system by an angle in radians, clockwise on screen.
  public func rotate(by angle: Double) { concatenate(Transform(rotationAngle: angle)) }

  // MARK: Current path

  /// Begins a new subpath of the current path.
  public func move(to point: Point) { currentPath.move(to: point) }

  /// Adds a line to the current path.
  public func addLine(to point: Point) { currentPath.addLine(to: point) }

  /// Adds a quadratic Bezier curve to the current path.
  public func addQuadCurve(to point: Point, control: Point) {
    currentPath.addQuadCurve(to: point, controlPoint: control)
  }

  /// Adds a cubic Bezier curve to the current path.
  public func addCurve(to point: Point, control1: Point, control2: Point) {
    currentPath.addCurve(to: point, controlPoint1: control1, controlPoint2: control2)
  }

  /// Adds an arc to the current path; angles are in radians, as in `Path.addArc`.
  public func addArc(
    withCenter center: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool
  ) {
    currentPath.addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Adds a rectangle to the current path.
  public func addRect(_ rect: Rect) { currentPath.append(Path(rect: rect)) }

  /// Adds an ellipse to the current path.
  public func addEllipse(in rect: Rect) { currentPath.append(Path(ovalIn: rect)) }

  /// Appends a path to the current path.
  public func addPath(_ other: Path) { currentPath.append(other) }

  /// Closes the current subpath.
  public func closePath() { currentPath.close() }

  /// Fills the current path and clears it.
  public func fillPath(using rule: FillRule = .winding) { fill(takePath(), using: rule) }

  /// Strokes the current path and clears it.
  public func strokePath() { stroke(takePath()) }

  /// Intersects the clip with the current path and clears the path.
  public func clip(using rule: FillRule = .winding) { clip(to: takePath(), using: rule) }

  /// Returns the current path and clears it.
  package func takePath() -> Path {
    defer { currentPath = Path() }
    return currentPath
  }

  // MARK: Drawing

  /// Fills a path.
  public func fill(_ path: Path, using rule: FillRule = .winding) {
    guard !path.isEmpty else { return }
    if state.hasFillPattern { return record(state.patternFill(path, rule)) }
    record(.fill(path, rule, state.fill))
  }

  /// Strokes a path.
  public func stroke(_ path: Path) {
    guard !path.isEmpty else { return }
    if state.hasStrokePattern { return record(state.patternStroke(path)) }
    record(.stroke(path, state.style, state.stroke))
  }

  /// Fills a rectangle.
  public func fill(_ rect: Rect) { fill(Path(rect: rect)) }

  /// Strokes the outline of a rectangle.
  public func stroke(_ rect: Rect) { stroke(Path(rect: rect)) }

  /// Fills the ellipse inscribed in a rectangle.
  public func fillEllipse(in rect: Rect) { fill(Path(ovalIn: rect)) }

  /// Strokes the ellipse inscribed in a rectangle.
  public func strokeEllipse(in rect: Rect) { stroke(Path(ovalIn: rect)) }

  /// Draws a bitmap scaled to a rectangle.
  public func draw(
    _ bitmap: Bitmap, in rect: Rect, interpolation: Picture.Interpolation = .smooth
  ) {
    record(.draw(bitmap, in: rect, interpolation))
  }

  /// Draws the bitmap whose scale fits that of the current transform, scaled to a rectangle.
  ///
  /// - Parameters:
  ///   - variants: The bitmaps of one image; none draws nothing.
  ///   - rect: The rectangle.
  ///   - interpolation: The sampling filter.
  public func draw(
    _ variants: [BitmapVariant], in rect: Rect, interpolation: Picture.Interpolation = .smooth
  ) {
    guard !variants.isEmpty else { return }
    record(.drawVariants(variants, in: rect, interpolation))
  }

  /// Draws a vector image scaled to a rectangle.
  public func draw(_ image: VectorImage, in rect: Rect) {
    record(.drawVector(image, in: rect))
  }

  /// Draws a picture at the origin; the transforms and clips inside it do not affect this canvas.
  public func draw(_ picture: Picture) {
    missingCharacters.formUnion(picture.missingCharacters)
    missingFonts.formUnion(picture.missingFonts)
    fontSources.formUnion(picture.fontSources)
    record([.save] + picture.commands + [.restore])
  }

  /// Intersects the clip with a path, until the matching `restoreGState()`.
  public func clip(to path: Path, using rule: FillRule = .winding) {
    clipBounds(to: path)
    commands.append(.clip(path, rule))
  }

  /// Intersects the clip with a rectangle, until the matching `restoreGState()`.
  public func clip(to rect: Rect) { clip(to: Path(rect: rect)) }

  /// Intersects the clip with a rectangle, and multiplies what is drawn by the opacity of a picture,
  /// until the matching `restoreGState()`.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - mask: The picture, in the present coordinates.
  public func clip(to rect: Rect, mask: Picture) {
    clip(to: rect)
    commands += [.beginGroup(opacity: 1), .save]
    if stack.isEmpty {
      masks.append(mask)
    } else {
      stack[stack.count - 1].masks.append(mask)
    }
  }

  /// Begins a group that is composited on its own and then drawn with the current opacity and
  /// shadow.
  public func beginTransparencyLayer() {
    stack.append(SavedState(state: state, ending: .endGroup, start: commands.count))
    commands.append(.beginGroup(opacity: state.alpha))
    state.alpha = 1
    state.shadow = nil
  }

  /// Ends the group of the matching `beginTransparencyLayer()`.
  public func endTransparencyLayer() {
    pop(.endGroup, "endTransparencyLayer() without a matching beginTransparencyLayer()")
  }

  private func record(_ command: Picture.Command) {
    guard state.alpha < 1 || state.shadow != nil else { return commands.append(command) }
    record([command])
  }

  /// Records the commands of one drawing operation, in a group if the current opacity is below 1,
  /// above their shadow.
  private func record(_ drawing: [Picture.Command]) {
    let drawing =
      state.alpha < 1 ? [.beginGroup(opacity: state.alpha)] + drawing + [.endGroup] : drawing
    commands += state.shadowCommands(of: drawing)
    commands += drawing
  }
}

@available(*, unavailable)
extension Canvas: Sendable {}
