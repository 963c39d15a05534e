public import Geometry
internal import PictureKit
internal import Tween

/// A layer that draws a gradient over its background: `CAGradientLayer`.
open class GradientLayer: Layer {
  /// The kind of a gradient: `CAGradientLayerType`.
  public enum Kind: String, Hashable, Sendable {
    /// Along the line from start point to end point.
    case axial
    /// From the start point, the center, to the ellipse whose half axes are the distances of the
    /// end point along x and y.
    case radial
    /// Around the start point, clockwise from the direction of the end point.
    case conic
  }

  private struct Values {
    var colors: [Color]?
    var locations: [Double]?
    var startPoint = Point(0.5, 0)
    var endPoint = Point(0.5, 1)
    var kind = Kind.axial
  }

  private var gradient = Values()

  /// Creates a layer without colors, with Core Animation's defaults.
  public required init() { super.init() }

  /// Creates a presentation layer.
  public required init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? GradientLayer { gradient = layer.gradient }
  }

  /// The colors; nil, the default, draws nothing.
  open var colors: [Color]? {
    get { gradient.colors }
    set {
      guard newValue != gradient.colors else { return }
      change("colors") { gradient.colors = newValue }
    }
  }

  /// The locations of the colors, ascending in 0...1; nil, the default, spaces them evenly.
  open var locations: [Double]? {
    get { gradient.locations }
    set {
      guard newValue != gradient.locations else { return }
      precondition(
        newValue?.allSatisfy(\.isFinite) != false,
        "the locations of \(label) must be finite, not \(newValue ?? [])")
      change("locations") { gradient.locations = newValue }
    }
  }

  /// The start, as a fraction of the bounds; (0.5, 0) by default.
  open var startPoint: Point {
    get { gradient.startPoint }
    set {
      guard newValue != gradient.startPoint else { return }
      check(newValue.x.isFinite && newValue.y.isFinite, "startPoint", newValue)
      change("startPoint") { gradient.startPoint = newValue }
    }
  }

  /// The end, as a fraction of the bounds; (0.5, 1) by default.
  open var endPoint: Point {
    get { gradient.endPoint }
    set {
      guard newValue != gradient.endPoint else { return }
      check(newValue.x.isFinite && newValue.y.isFinite, "endPoint", newValue)
      change("endPoint") { gradient.endPoint = newValue }
    }
  }

  /// The kind; axial by default.
  open var type: Kind {
    get { gradient.kind }
    set {
      guard newValue != gradient.kind else { return }
      change("type") { gradient.kind = newValue }
    }
  }

  /// Returns the property of a name.
  open override func property(forKey key: String) -> LayerProperty? {
    switch key {
    case "colors": LayerProperty(\GradientLayer.colors)
    case "locations": LayerProperty(\GradientLayer.locations)
    case "startPoint": LayerProperty(\GradientLayer.startPoint)
    case "endPoint": LayerProperty(\GradientLayer.endPoint)
    default: super.property(forKey: key)
    }
  }

  override func contentNodes(of model: Layer) -> [FrameLayer] {
    let nodes = super.contentNodes(of: model)
    guard let colors, !colors.isEmpty, !bounds.isEmpty else { return nodes }
    let picture = Picture { canvas in
      if type == .radial { return drawRadial(in: canvas) }
      canvas.setFillPaint(paint)
      canvas.fill(masksToBounds ? Path(rect: bounds) : outline(of: bounds))
    }
    var node = FrameLayer(picture: picture)
    if hasHardEdges { node.hardEdges = .picture }
    return [node] + nodes
  }

  private func place(_ fraction: Point) -> Point {
    Point(bounds.minX + fraction.x * bounds.width, bounds.minY + fraction.y * bounds.height)
  }

  private var stops: Gradient {
    let colors = colors ?? []
    guard let locations else { return Gradient(colors) }
    precondition(
      locations.count == colors.count,
      "\(label) needs as many locations as colors, \(colors.count), not \(locations.count)")
    var last = 0.0
    return Gradient(
      stops: zip(colors, locations).map { color, location in
        // Animated locations may cross.
        last = min(max(location, last), 1)
        return Gradient.Stop(color, at: last)
      })
  }

  private var paint: Paint {
    let (start, end) = (place(startPoint), place(endPoint))
    return type == .axial
      ? .linearGradient(stops, start: start, end: end)
      : .conicGradient(stops, center: start, startAngle: (end - start).angle)
  }

  /// Draws a circular gradient, scaled to an ellipse.
  private func drawRadial(in canvas: Canvas) {
    let center = place(startPoint)
    let radii = place(endPoint) - center
    let (x, y) = (max(abs(radii.dx), 1e-3), max(abs(radii.dy), 1e-3))
    canvas.clip(to: masksToBounds ? Path(rect: bounds) : outline(of: bounds))
    canvas.translateBy(x: center.x, y: center.y)
    canvas.scaleBy(x: x, y: y)
    canvas.setFillPaint(
      .radialGradient(
        stops, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1))
    canvas.fill(
      Rect(
        x: (bounds.minX - center.x) / x, y: (bounds.minY - center.y) / y,
        width: bounds.width / x, height: bounds.height / y))
  }
}
