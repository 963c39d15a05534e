public import Geometry

/// `Path`, which is a value: rewritten source declares it as a variable.
public typealias CGMutablePath = Path
/// `FillRule`.
public typealias CGPathFillRule = FillRule

extension Path {
  /// Creates a rectangle.
  public init(rect: Rect, transform: UnsafePointer<Transform>?) {
    self = Path(rect: rect).transformed(transform)
  }

  /// Creates an ellipse in a rectangle.
  public init(ellipseIn rect: Rect, transform: UnsafePointer<Transform>?) {
    self = Path(ovalIn: rect).transformed(transform)
  }

  /// Creates a rectangle with rounded corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerWidth: The radius of the corners; corners are round.
  ///   - cornerHeight: Not used.
  ///   - transform: Applied to the path; nil for none.
  public init(
    roundedRect rect: Rect, cornerWidth: Double, cornerHeight: Double,
    transform: UnsafePointer<Transform>?
  ) {
    self = Path(roundedRect: rect, cornerRadius: cornerWidth).transformed(transform)
  }

  private func transformed(_ transform: UnsafePointer<Transform>?) -> Path {
    transform.map { applying($0.pointee) } ?? self
  }

  /// The box of the path.
  public var boundingBox: Rect { controlPointBounds }
  /// The box of the path, without control points.
  public var boundingBoxOfPath: Rect { bounds }

  /// Returns the path.
  public func copy() -> Path? { self }
  /// Returns the path.
  public func mutableCopy() -> Path? { self }
  /// Returns the path with a transform applied; nil leaves it as it is.
  public func copy(using transform: UnsafePointer<Transform>?) -> Path? {
    transform.map { applying($0.pointee) } ?? self
  }
  /// Returns the path with a transform applied; nil leaves it as it is.
  public func mutableCopy(using transform: UnsafePointer<Transform>?) -> Path? {
    copy(using: transform)
  }

  /// Begins a new subpath at a transformed point.
  public mutating func move(to point: Point, transform: Transform) {
    move(to: point.applying(transform))
  }

  /// Adds a line to a transformed point.
  public mutating func addLine(to point: Point, transform: Transform) {
    addLine(to: point.applying(transform))
  }

  /// Adds lines between points, the first of which begins a subpath, after a transform of each.
  public mutating func addLines(between points: [Point], transform: Transform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a quadratic Bézier curve, after a transform of its points.
  public mutating func addQuadCurve(
    to end: Point, control: Point, transform: Transform = .identity
  ) {
    addQuadCurve(to: end.applying(transform), controlPoint: control.applying(transform))
  }

  /// Adds a cubic Bézier curve, after a transform of its points.
  public mutating func addCurve(
    to end: Point, control1: Point, control2: Point, transform: Transform = .identity
  ) {
    addCurve(
      to: end.applying(transform), controlPoint1: control1.applying(transform),
      controlPoint2: control2.applying(transform))
  }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: Rect, transform: Transform = .identity) {
    append(Path(rect: rect).applying(transform))
  }

  /// Adds rectangles.
  public mutating func addRects(_ rects: [Rect], transform: Transform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds an ellipse in a rectangle.
  public mutating func addEllipse(in rect: Rect, transform: Transform = .identity) {
    append(Path(ovalIn: rect).applying(transform))
  }

  /// Adds a rectangle with round corners of a radius.
  public mutating func addRoundedRect(
    in rect: Rect, cornerWidth: Double, cornerHeight: Double, transform: Transform = .identity
  ) {
    append(Path(roundedRect: rect, cornerRadius: cornerWidth).applying(transform))
  }

  /// Adds an arc.
  ///
  /// As in Core Graphics, whose y axis points up, `clockwise` is counterclockwise on screen.
  public mutating func addArc(
    center: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool,
    transform: Transform = .identity
  ) {
    if transform.isIdentity {
      addArc(
        withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: !clockwise)
    } else {
      append(
        Path(
          arcCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
          clockwise: !clockwise
        ).applying(transform))
    }
  }

  /// Adds an arc of an angle, connected to the current point by a line.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius, in points.
  ///   - startAngle: The angle of the start, in radians, clockwise on screen from the x axis.
  ///   - delta: The angle of the arc, in radians, clockwise on screen; below 0 counterclockwise.
  ///   - transform: Applied to the arc; the identity by default.
  public mutating func addRelativeArc(
    center: Point, radius: Double, startAngle: Double, delta: Double,
    transform: Transform = .identity
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
      clockwise: delta < 0, transform: transform)
  }

  /// Adds another path.
  public mutating func addPath(_ path: Path, transform: Transform = .identity) {
    append(path.applying(transform))
  }

  /// Closes the subpath.
  public mutating func closeSubpath() { close() }

  /// Returns whether a point is inside, after a transform of the point.
  public func contains(
    _ point: Point, using rule: FillRule = .winding, transform: Transform
  ) -> Bool { contains(point.applying(transform), using: rule) }
}
