private import ElementaryFunctions

/// A path of straight lines and quadratic and cubic Bezier curves, in one or more subpaths.
///
/// The methods are named like those of `UIBezierPath`. Arcs and ellipses are stored as cubic curves
/// of at most a quarter turn each; their distance from the true arc is below 0.03 % of the radius.
public struct Path: Hashable, Sendable {
  /// An element of a path.
  public enum Element: Hashable, Sendable {
    /// Starts a new subpath at a point.
    case move(Point)
    /// A straight line from the current point.
    case line(Point)
    /// A quadratic Bezier curve from the current point.
    case quadCurve(to: Point, control: Point)
    /// A cubic Bezier curve from the current point.
    case curve(to: Point, control1: Point, control2: Point)
    /// A straight line to the start of the subpath, which closes it.
    case close
  }

  /// The elements, in drawing order.
  public private(set) var elements: [Element] = []
  /// The point at which the next element starts; nil for an empty path.
  public private(set) var currentPoint: Point?
  private var start = Point.zero

  /// Creates an empty path.
  public init() {}

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// Starts a new subpath.
  public mutating func move(to point: Point) {
    elements.append(.move(point))
    currentPoint = point
    start = point
  }

  /// Adds a straight line.
  ///
  /// On an empty path it starts a subpath instead.
  public mutating func addLine(to point: Point) {
    guard currentPoint != nil else { return move(to: point) }
    append(.line(point), endingAt: point)
  }

  /// Adds a quadratic Bezier curve.
  ///
  /// On an empty path it starts at its control point.
  public mutating func addQuadCurve(to point: Point, controlPoint: Point) {
    if currentPoint == nil { move(to: controlPoint) }
    append(.quadCurve(to: point, control: controlPoint), endingAt: point)
  }

  /// Adds a cubic Bezier curve.
  ///
  /// On an empty path it starts at its first control point.
  public mutating func addCurve(to point: Point, controlPoint1: Point, controlPoint2: Point) {
    if currentPoint == nil { move(to: controlPoint1) }
    append(
      .curve(to: point, control1: controlPoint1, control2: controlPoint2), endingAt: point)
  }

  /// Adds a circular arc, connected to the current point by a line.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius in points, 0 or more.
  ///   - startAngle: The start angle in radians, clockwise from the x axis.
  ///   - endAngle: The end angle. If it is 2 pi or more from the start angle in the direction of
  ///     the arc, the arc is a full circle. If it lies in the opposite direction, full turns are
  ///     added until it does not; of full turns one is left, so that 0 to 2 pi is a circle in both
  ///     directions, as in Core Graphics.
  ///   - clockwise: Whether the arc runs clockwise on screen.
  public mutating func addArc(
    withCenter center: Point, radius: Double, startAngle: Double, endAngle: Double,
    clockwise: Bool
  ) {
    let sweep = Path.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
    let pieces = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(pieces)
    // The handle length for which the cubic meets the circle at the middle of the piece.
    let handle = 4 / 3 * tan(step / 4) * radius
    func place(_ angle: Double) -> (point: Point, tangent: Vector) {
      let cosine = cos(angle)
      let sine = sin(angle)
      return (
        Point(center.x + radius * cosine, center.y + radius * sine), Vector(dx: -sine, dy: cosine)
      )
    }
    var from = place(startAngle)
    addLine(to: from.point)
    for piece in 1...pieces {
      let to = place(startAngle + step * Double(piece))
      addCurve(
        to: to.point, controlPoint1: from.point + from.tangent * handle,
        controlPoint2: to.point - to.tangent * handle)
      from = to
    }
  }

  /// Returns the signed angle of an arc in radians, at most one full turn in either direction.
  private static func sweep(from start: Double, to end: Double, clockwise: Bool) -> Double {
    let fullTurn = 2 * Double.pi
    let turn = clockwise ? end - start : start - end
    guard turn < fullTurn else { return clockwise ? fullTurn : -fullTurn }
    var wrapped = turn
    if turn < 0 {
      wrapped = turn.truncatingRemainder(dividingBy: fullTurn) + fullTurn
      // Rounding of the angles may have made a full turn a little shorter.
      if wrapped < 1e-9 { wrapped = fullTurn }
    }
    return clockwise ? wrapped : -wrapped
  }

  /// Closes the subpath with a line to its start; the next element starts there.
  public mutating func close() {
    guard currentPoint != nil, elements.last != .close else { return }
    append(.close, endingAt: start)
  }

  /// Appends all elements of another path.
  public mutating func append(_ path: Path) {
    guard !path.isEmpty else { return }
    elements += path.elements
    currentPoint = path.currentPoint
    start = path.start
  }

  private mutating func append(_ element: Element, endingAt point: Point) {
    // After a close the current point is the subpath's start. An explicit move makes that visible
    // in `elements`.
    if elements.last == .close, element != .close { elements.append(.move(start)) }
    elements.append(element)
    currentPoint = point
  }
}

extension Path {
  /// Creates a closed rectangle.
  public init(rect: Rect) {
    self.init(polygon: rect.corners)
  }

  /// Creates a closed ellipse inscribed in a rectangle.
  public init(ovalIn rect: Rect) {
    var circle = Path()
    circle.addArc(
      withCenter: .zero, radius: 1, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    circle.close()
    self = circle.applying(
      Transform(scaleX: rect.width / 2, y: rect.height / 2)
        .concatenating(Transform(translationX: rect.midX, y: rect.midY)))
  }

  /// Creates a closed rectangle with rounded corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerRadius: The radius in points, limited to 0 and half the shorter side.
  public init(roundedRect rect: Rect, cornerRadius: Double) {
    let radius = min(max(cornerRadius, 0), rect.width / 2, rect.height / 2)
    guard radius > 0 else {
      self.init(rect: rect)
      return
    }
    self.init()
    let inner = rect.insetBy(dx: radius, dy: radius)
    for (index, corner) in [2, 3, 0, 1].map({ inner.corners[$0] }).enumerated() {
      let start = Double(index) * .pi / 2
      addArc(
        withCenter: corner, radius: radius, startAngle: start, endAngle: start + .pi / 2,
        clockwise: true)
    }
    close()
  }

  /// Creates an arc of a circle; the angles are as in `addArc`.
  public init(
    arcCenter center: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Creates a closed polygon from its vertices.
  public init(polygon points: [Point]) {
    self.init()
    for point in points { addLine(to: point) }
    close()
  }

  /// Returns the path with a transform applied to every point.
  public func applying(_ transform: Transform) -> Path {
    var path = self
    path.elements = elements.map { element in
      switch element {
      case .move(let point): .move(point.applying(transform))
      case .line(let point): .line(point.applying(transform))
      case .quadCurve(let point, let control):
        .quadCurve(to: point.applying(transform), control: control.applying(transform))
      case .curve(let point, let control1, let control2):
        .curve(
          to: point.applying(transform), control1: control1.applying(transform),
          control2: control2.applying(transform))
      case .close: .close
      }
    }
    path.currentPoint = currentPoint?.applying(transform)
    path.start = start.applying(transform)
    return path
  }
}
