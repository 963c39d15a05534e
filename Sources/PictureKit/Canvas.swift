public import Geometry

/// Records a picture with the verbs of Core Graphics: set a colour, build a path, fill it.
///
/// ```swift
/// let picture = Picture { canvas in
///   canvas.setFillColor(.red)
///   canvas.fillEllipse(in: Rect(x: 0, y: 0, width: 64, height: 64))
/// }
/// ```
///
/// The graphics state (colours, line style, transform, clip) is saved and restored as a stack. Fill and
/// stroke start black, the line width is 1. A canvas is used by one thread and thrown away.
public final class Canvas {
  private struct State {
    var fill = Paint.color(.black)
    var stroke = Paint.color(.black)
    var style = StrokeStyle()
    var alpha = 1.0
  }

  private var commands: [Picture.Command] = []
  private var state = State()
  private var saved: [(state: State, ending: Picture.Command)] = []
  private var path = Path()

  /// Creates an empty canvas.
  public init() {}

  /// What has been drawn so far; every save and group still open is ended.
  public var picture: Picture {
    Picture(commands: commands + saved.reversed().map(\.ending))
  }

  // MARK: State

  /// Sets the colour of fills.
  public func setFillColor(_ color: Color) { state.fill = .color(color) }

  /// Sets the colour of strokes.
  public func setStrokeColor(_ color: Color) { state.stroke = .color(color) }

  /// Sets what fills are covered with.
  public func setFillPaint(_ paint: Paint) { state.fill = paint }

  /// Sets what strokes are covered with.
  public func setStrokePaint(_ paint: Paint) { state.stroke = paint }

  /// Sets the width of strokes, in points.
  public func setLineWidth(_ width: Double) { state.style.lineWidth = width }

  /// Sets the look of line ends.
  public func setLineCap(_ cap: StrokeStyle.LineCap) { state.style.lineCap = cap }

  /// Sets the look of line corners.
  public func setLineJoin(_ join: StrokeStyle.LineJoin) { state.style.lineJoin = join }

  /// Sets the longest corner, as a multiple of the line width.
  public func setMiterLimit(_ limit: Double) { state.style.miterLimit = limit }

  /// Sets the dash pattern of strokes; no lengths is a solid line.
  public func setLineDash(phase: Double, lengths: [Double]) {
    state.style.dashPhase = phase
    state.style.dashLengths = lengths
  }

  /// Sets the opacity of each drawing that follows, 0...1.
  public func setAlpha(_ alpha: Double) { state.alpha = alpha }

  /// Remembers the graphics state.
  public func saveGState() {
    saved.append((state, .restore))
    commands.append(.save)
  }

  /// Goes back to the state of the matching `saveGState()`.
  public func restoreGState() {
    end(.restore, "restoreGState() without a saveGState() before it")
  }

  private func end(_ ending: Picture.Command, _ complaint: String) {
    guard let last = saved.popLast(), last.ending == ending else { preconditionFailure(complaint) }
    state = last.state
    commands.append(ending)
  }

  // MARK: Coordinates

  /// Applies a transform to the coordinates of all that follows.
  public func concatenate(_ transform: Transform) { commands.append(.concatenate(transform)) }

  /// Moves the origin.
  public func translateBy(x: Double, y: Double) {
    concatenate(Transform(translationX: x, y: y))
  }

  /// Scales the coordinates.
  public func scaleBy(x: Double, y: Double) { concatenate(Transform(scaleX: x, y: y)) }

  /// Turns the coordinates, in radians clockwise on screen.
  public func rotate(by angle: Double) { concatenate(Transform(rotationAngle: angle)) }

  // MARK: The current path

  /// Starts a subpath of the current path.
  public func move(to point: Point) { path.move(to: point) }

  /// Adds a line to the current path.
  public func addLine(to point: Point) { path.addLine(to: point) }

  /// Adds a quadratic curve to the current path.
  public func addQuadCurve(to point: Point, control: Point) {
    path.addQuadCurve(to: point, controlPoint: control)
  }

  /// Adds a cubic curve to the current path.
  public func addCurve(to point: Point, control1: Point, control2: Point) {
    path.addCurve(to: point, controlPoint1: control1, controlPoint2: control2)
  }

  /// Adds an arc to the current path; the angles are as in `Path.addArc`.
  public func addArc(
    center: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool
  ) {
    path.addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Adds a rectangle to the current path.
  public func addRect(_ rect: Rect) { path.append(Path(rect: rect)) }

  /// Adds an ellipse to the current path.
  public func addEllipse(in rect: Rect) { path.append(Path(ovalIn: rect)) }

  /// Adds another path to the current path.
  public func addPath(_ other: Path) { path.append(other) }

  /// Closes the current subpath.
  public func closePath() { path.close() }

  /// Fills the current path and forgets it.
  public func fillPath(using rule: FillRule = .winding) { fill(takePath(), using: rule) }

  /// Strokes the current path and forgets it.
  public func strokePath() { stroke(takePath()) }

  /// Clips all that follows to the current path and forgets it.
  public func clip(using rule: FillRule = .winding) { clip(to: takePath(), using: rule) }

  private func takePath() -> Path {
    defer { path = Path() }
    return path
  }

  // MARK: Drawing

  /// Fills a path.
  public func fill(_ path: Path, using rule: FillRule = .winding) {
    guard !path.isEmpty else { return }
    withAlpha { commands.append(.fill(path, rule, state.fill)) }
  }

  /// Strokes a path.
  public func stroke(_ path: Path) {
    guard !path.isEmpty else { return }
    withAlpha { commands.append(.stroke(path, state.style, state.stroke)) }
  }

  /// Fills a rectangle.
  public func fill(_ rect: Rect) { fill(Path(rect: rect)) }

  /// Strokes the edge of a rectangle.
  public func stroke(_ rect: Rect) { stroke(Path(rect: rect)) }

  /// Fills the ellipse that touches the edges of a rectangle.
  public func fillEllipse(in rect: Rect) { fill(Path(ovalIn: rect)) }

  /// Strokes the ellipse that touches the edges of a rectangle.
  public func strokeEllipse(in rect: Rect) { stroke(Path(ovalIn: rect)) }

  /// Draws a bitmap stretched over a rectangle.
  public func draw(
    _ bitmap: Bitmap, in rect: Rect, interpolation: Picture.Interpolation = .smooth
  ) {
    withAlpha { commands.append(.draw(bitmap, in: rect, interpolation)) }
  }

  /// Draws all of another picture at the origin of the current coordinates.
  public func draw(_ picture: Picture) {
    withAlpha {
      commands.append(.save)
      commands += picture.commands
      commands.append(.restore)
    }
  }

  /// Clips all that follows, up to the matching `restoreGState()`, to a path.
  public func clip(to path: Path, using rule: FillRule = .winding) {
    commands.append(.clip(path, rule))
  }

  /// Clips all that follows, up to the matching `restoreGState()`, to a rectangle.
  public func clip(to rect: Rect) { clip(to: Path(rect: rect)) }

  /// Starts a group that is composed on its own and drawn as a whole with the current opacity.
  public func beginTransparencyLayer() {
    saved.append((state, .endGroup))
    commands.append(.beginGroup(opacity: state.alpha))
    state.alpha = 1
  }

  /// Ends the group that `beginTransparencyLayer()` started.
  public func endTransparencyLayer() {
    end(.endGroup, "endTransparencyLayer() without a beginTransparencyLayer() before it")
  }

  /// Draws with the state's opacity; an opaque state, the usual one, needs no group.
  private func withAlpha(_ draw: () -> Void) {
    guard state.alpha < 1 else { return draw() }
    commands.append(.beginGroup(opacity: state.alpha))
    draw()
    commands.append(.endGroup)
  }
}

@available(*, unavailable)
extension Canvas: Sendable {}
