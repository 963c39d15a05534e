public import Geometry
public import PictureKit

/// A path that several owners share and change, with the style of its strokes.
///
/// It wraps a `Path`, which is a value: source for iOS changes paths that are constants.
open class UIBezierPath: NSObject {
  /// The path itself.
  open var cgPath: Path
  /// The width of strokes, in points; 1 by default.
  open var lineWidth = 1.0
  /// The ends of strokes; `.butt` by default.
  open var lineCapStyle = CGLineCap.butt
  /// The joins of strokes; `.miter` by default.
  open var lineJoinStyle = CGLineJoin.miter
  /// The maximum length of a miter, as a multiple of the line width; 10 by default.
  open var miterLimit = 10.0
  /// Whether the even-odd rule decides what is inside; false by default.
  open var usesEvenOddFillRule = false
  /// The distance of a flattened curve; curves are drawn as curves.
  open var flatness = 0.6
  private var dash: (lengths: [Double], phase: Double) = ([], 0)

  /// Creates an empty path.
  override public init() {
    cgPath = Path()
    super.init()
  }

  /// Creates a path from a value.
  public init(cgPath: Path) {
    self.cgPath = cgPath
    super.init()
  }

  /// Creates a closed rectangle.
  public convenience init(rect: Rect) { self.init(cgPath: Path(rect: rect)) }

  /// Creates an ellipse in a rectangle.
  public convenience init(ovalIn rect: Rect) { self.init(cgPath: Path(ovalIn: rect)) }

  /// Creates a rectangle with rounded corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerRadius: The radius, in points, limited to half the shorter side.
  public convenience init(roundedRect rect: Rect, cornerRadius: Double) {
    self.init(cgPath: Path(roundedRect: rect, cornerRadius: cornerRadius))
  }

  /// Creates an arc of a circle.
  ///
  /// - Parameters:
  ///   - center: The center.
  ///   - radius: The radius, in points.
  ///   - startAngle: The angle of the start, in radians, clockwise from the x axis.
  ///   - endAngle: The angle of the end.
  ///   - clockwise: Whether the arc runs clockwise on screen.
  public convenience init(
    arcCenter center: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool
  ) {
    self.init(
      cgPath: Path(
        arcCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: clockwise))
  }

  // MARK: Building

  /// Begins a new subpath.
  open func move(to point: Point) { cgPath.move(to: point) }

  /// Adds a line.
  open func addLine(to point: Point) { cgPath.addLine(to: point) }

  /// Adds a cubic Bézier curve.
  open func addCurve(to endPoint: Point, controlPoint1: Point, controlPoint2: Point) {
    cgPath.addCurve(to: endPoint, controlPoint1: controlPoint1, controlPoint2: controlPoint2)
  }

  /// Adds a quadratic Bézier curve.
  open func addQuadCurve(to endPoint: Point, controlPoint: Point) {
    cgPath.addQuadCurve(to: endPoint, controlPoint: controlPoint)
  }

  /// Adds an arc, connected to the current point by a line.
  open func addArc(
    withCenter center: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool
  ) {
    cgPath.addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Closes the subpath.
  open func close() { cgPath.close() }

  /// Removes everything.
  open func removeAllPoints() { cgPath = Path() }

  /// Appends another path.
  open func append(_ bezierPath: UIBezierPath) { cgPath.append(bezierPath.cgPath) }

  /// Applies a transform to every point.
  open func apply(_ transform: Transform) { cgPath = cgPath.applying(transform) }

  /// Returns a copy.
  open func copy() -> Any {
    let copy = UIBezierPath(cgPath: cgPath)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dash = dash
    return copy
  }

  // MARK: Queries

  /// Whether the path has no elements.
  open var isEmpty: Bool { cgPath.isEmpty }
  /// The box of the path.
  open var bounds: Rect { cgPath.bounds }
  /// The point from which the next element starts; zero for an empty path.
  open var currentPoint: Point { cgPath.currentPoint ?? .zero }

  /// Returns whether a point is inside.
  open func contains(_ point: Point) -> Bool { cgPath.contains(point, using: fillRule) }

  // MARK: Drawing

  private var fillRule: FillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  /// Sets the lengths of dashes and gaps.
  ///
  /// - Parameters:
  ///   - pattern: The lengths, in points; nil for a solid line.
  ///   - count: The number of lengths that are used.
  ///   - phase: Where the pattern starts, in points.
  open func setLineDash(_ pattern: [Double]?, count: Int, phase: Double) {
    dash = (Array((pattern ?? []).prefix(max(count, 0))), phase)
  }

  /// Fills the path on the current context with its fill color.
  open func fill() { Canvas.currentForDrawing?.fill(cgPath, using: fillRule) }

  /// Strokes the path on the current context with its stroke color and the path's style.
  open func stroke() {
    guard let canvas = Canvas.currentForDrawing else { return }
    canvas.saveGState()
    canvas.setLineWidth(lineWidth)
    canvas.setLineCap(lineCapStyle)
    canvas.setLineJoin(lineJoinStyle)
    canvas.setMiterLimit(miterLimit)
    canvas.setLineDash(phase: dash.phase, lengths: dash.lengths)
    canvas.stroke(cgPath)
    canvas.restoreGState()
  }

  /// Clips what is drawn next on the current context.
  open func addClip() { Canvas.currentForDrawing?.clip(to: cgPath, using: fillRule) }
}
