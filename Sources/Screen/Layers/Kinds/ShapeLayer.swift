public import Geometry
public import PictureKit
internal import Tween

/// A layer that draws a path: `CAShapeLayer`.
///
/// The path is drawn in the layer's coordinates, above the background, and not clipped to the
/// bounds.
open class ShapeLayer: Layer {
  private struct Shape {
    var path: Path?
    var fillColor: Color? = .black
    var fillRule = FillRule.winding
    var strokeColor: Color?
    var strokeStart = 0.0
    var strokeEnd = 1.0
    var lineWidth = 1.0
    var miterLimit = 10.0
    var lineCap = StrokeStyle.LineCap.butt
    var lineJoin = StrokeStyle.LineJoin.miter
    var lineDashPhase = 0.0
    var lineDashPattern: [Double]?
  }

  private var shape = Shape()

  /// Creates a layer without a path, with Core Animation's defaults.
  public required init() { super.init() }

  /// Creates a presentation layer.
  public required init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? ShapeLayer { shape = layer.shape }
  }

  private func set<Value: Equatable>(
    _ property: WritableKeyPath<Shape, Value>, to value: Value, _ key: String
  ) {
    guard value != shape[keyPath: property] else { return }
    if let number = value as? Double { check(number.isFinite, key, number) }
    change(key) { shape[keyPath: property] = value }
  }

  /// The path; nil by default.
  open var path: Path? {
    get { shape.path }
    set { set(\.path, to: newValue, "path") }
  }

  /// The color of the interior; black by default, nil does not fill.
  open var fillColor: Color? {
    get { shape.fillColor }
    set { set(\.fillColor, to: newValue, "fillColor") }
  }

  /// The rule that determines the interior; `.winding`, non-zero, by default.
  open var fillRule: FillRule {
    get { shape.fillRule }
    set { set(\.fillRule, to: newValue, "fillRule") }
  }

  /// The color of the stroke; nil, the default, does not stroke.
  open var strokeColor: Color? {
    get { shape.strokeColor }
    set { set(\.strokeColor, to: newValue, "strokeColor") }
  }

  /// The fraction of the path's length at which the stroke starts, 0...1; 0 by default.
  open var strokeStart: Double {
    get { shape.strokeStart }
    set { set(\.strokeStart, to: newValue, "strokeStart") }
  }

  /// The fraction of the path's length at which the stroke ends, 0...1; 1 by default.
  open var strokeEnd: Double {
    get { shape.strokeEnd }
    set { set(\.strokeEnd, to: newValue, "strokeEnd") }
  }

  /// The width of the stroke, in points; 1 by default.
  open var lineWidth: Double {
    get { shape.lineWidth }
    set { set(\.lineWidth, to: newValue, "lineWidth") }
  }

  /// The maximum length of a miter, as a multiple of the line width; 10 by default.
  open var miterLimit: Double {
    get { shape.miterLimit }
    set { set(\.miterLimit, to: newValue, "miterLimit") }
  }

  /// The shape of line ends; `.butt` by default.
  open var lineCap: StrokeStyle.LineCap {
    get { shape.lineCap }
    set { set(\.lineCap, to: newValue, "lineCap") }
  }

  /// The shape of corners; `.miter` by default.
  open var lineJoin: StrokeStyle.LineJoin {
    get { shape.lineJoin }
    set { set(\.lineJoin, to: newValue, "lineJoin") }
  }

  /// The offset into the dash pattern at which the stroke starts, in points; 0 by default.
  open var lineDashPhase: Double {
    get { shape.lineDashPhase }
    set { set(\.lineDashPhase, to: newValue, "lineDashPhase") }
  }

  /// The alternating lengths of dashes and gaps, in points; nil, the default, is a solid line.
  open var lineDashPattern: [Double]? {
    get { shape.lineDashPattern }
    set {
      precondition(
        newValue?.allSatisfy { $0 >= 0 && $0.isFinite } != false,
        "the lineDashPattern of \(label) must have finite lengths of 0 or more, not "
          + "\(newValue ?? [])")
      set(\.lineDashPattern, to: newValue, "lineDashPattern")
    }
  }

  /// Returns the property of a name.
  open override func property(forKey key: String) -> LayerProperty? {
    switch key {
    case "path": LayerProperty(\ShapeLayer.path)
    case "fillColor": LayerProperty(\ShapeLayer.fillColor)
    case "strokeColor": LayerProperty(\ShapeLayer.strokeColor)
    case "strokeStart": LayerProperty(\ShapeLayer.strokeStart)
    case "strokeEnd": LayerProperty(\ShapeLayer.strokeEnd)
    case "lineWidth": LayerProperty(\ShapeLayer.lineWidth)
    case "miterLimit": LayerProperty(\ShapeLayer.miterLimit)
    case "lineDashPhase": LayerProperty(\ShapeLayer.lineDashPhase)
    case "lineDashPattern": LayerProperty(\ShapeLayer.lineDashPattern)
    default: super.property(forKey: key)
    }
  }

  override func contentNodes(of model: Layer) -> [FrameLayer] {
    var commands: [Picture.Command] = []
    if let path, !path.isEmpty {
      if let fillColor, fillColor.alpha > 0 {
        commands.append(.fill(path, fillRule, Paint(fillColor)))
      }
      let stroked = path.trimmed(from: strokeStart, to: strokeEnd)
      if let strokeColor, strokeColor.alpha > 0, lineWidth > 0, !stroked.isEmpty {
        commands.append(.stroke(stroked, style, Paint(strokeColor)))
      }
    }
    let nodes = super.contentNodes(of: model)
    return commands.isEmpty
      ? nodes : nodes + [FrameLayer(picture: Picture(commands: commands))]
  }

  private var style: StrokeStyle {
    let dashes = lineDashPattern ?? []
    return StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit,
      // A pattern of only zeros is no pattern.
      dashLengths: dashes.contains { $0 > 0 } ? dashes : [], dashPhase: lineDashPhase)
  }
}
